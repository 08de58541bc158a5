/** An advert with fixed answers of the API, which do not depend on the catalogue. */
import type { Page } from '@playwright/test';
import { ADVERT, JUDGED, READ } from '#tests/support/advert-answers.ts';
import { hydrated } from './visit.ts';

/** Opens the page and pastes the advert. */
export async function openAdvert(page: Page): Promise<void> {
  await page.route('**/api/laptops/read', (route) => route.fulfill({ json: READ }));
  await page.route('**/api/laptops/judge', (route) => route.fulfill({ json: JUDGED }));
  await page.goto('/visto');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'El anuncio' }).fill(ADVERT);
}
