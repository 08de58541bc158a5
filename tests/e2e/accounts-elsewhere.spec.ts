import type { Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  hearts,
  seeResults,
  signInElsewhere,
  signInNewPerson,
  withoutInternet,
} from './accounts.ts';
import { countFavorites } from './emulated-database.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, 'status of 400 (Bad Request)'] });
test.beforeEach(({ context }) => withoutInternet(context));

const heart = (page: Page) => hearts(page).first();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('two devices: a favorite saved or removed on one is so on the other, where it can be removed again', async ({
  page,
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
  await heart(page).click();
  await expect(cards(elsewhere)).toHaveCount(0);
  await elsewhere.context().close();
});
