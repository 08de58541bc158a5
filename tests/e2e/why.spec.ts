/** «¿Por qué no este?» below the results. */
import type { Page } from '@playwright/test';
import { openResults } from './questionnaire.ts';
import { expect, test } from './visit.ts';

const ANSWERS = { purposes: ['programming', 'office'], priorities: ['battery'], budget: 1500 };

const opener = (page: Page) => page.getByRole('button', { name: '¿Por qué no este?' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Qué portátil tienes en mente' });
const place = (page: Page) => page.getByRole('article', { name: /^El puesto de / });

test.use({ reducedMotion: 'reduce' });

test('its code comes at the first hint, its answer once a laptop is chosen @desktop', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openResults(page, ANSWERS);
  await page.waitForLoadState('networkidle');
  const mine = () => asked.filter((path) => /why|laptop-search|laptops\/names/.test(path));
  expect(mine()).toEqual([]);
  await opener(page).hover();
  await expect.poll(() => mine().length).toBeGreaterThan(0);
  expect(mine().every((path) => path.startsWith('/assets/why-'))).toBe(true);
  await opener(page).click();
  await field(page).fill('macbok pro 16');
  await page.getByRole('option').first().click();
  await expect(place(page).getByText(/^Cuesta .+ y tu presupuesto es de 1500\s€\.$/)).toBeVisible();
  expect(asked).toContain('/api/recommendations/why');
});
