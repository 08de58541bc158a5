import type { Page } from '@playwright/test';
import { NO_FAVORITES } from '#tests/support/page-texts.ts';
import {
  EMULATOR_PROBLEMS,
  hearts,
  seeResults,
  signInElsewhere,
  signInNewPerson,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { countFavorites } from './emulated-database.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'status of 400 (Bad Request)'] });
test.beforeEach(({ context }) => withoutInternet(context));

const REMOVED = 'Ordenador eliminado de favoritos';
const heart = (page: Page) => hearts(page).first();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a favorite saved or removed on one device is so on another and in another tab, and removed there on the first', async ({
  page,
  context,
  browser,
}) => {
  const person = await signInNewPerson(page);
  await seeResults(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const elsewhere = await signInElsewhere(browser, person);
  await expect(cards(elsewhere)).toHaveCount(1);
  await heart(elsewhere).click();
  await expect(cards(elsewhere)).toHaveCount(0);
  await expect.poll(() => countFavorites(elsewhere)).toBe(0);

  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');

  await heart(page).click();
  await expect(cards(elsewhere)).toHaveCount(1);
  const tab = await context.newPage();
  await tab.goto('/favorites');
  await expect(cards(tab)).toHaveCount(1);
  await heart(page).click();
  await expect(page.getByText(REMOVED)).toBeVisible();
  await expect(tab.getByRole('heading', { name: NO_FAVORITES })).toBeVisible();
  await expect(tab.getByText(REMOVED)).toHaveCount(0);
  await expect(cards(elsewhere)).toHaveCount(0);
  await elsewhere.context().close();
});
