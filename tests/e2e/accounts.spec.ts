import type { Page } from '@playwright/test';
import { FAVORITE_SAVED } from '#tests/support/page-texts.ts';
import {
  chooseByRedirect,
  EMULATOR_PROBLEMS,
  hearts,
  newPerson,
  openPopup,
  pickNew,
  seeResults,
  withoutInternet,
} from './accounts.ts';
import { countFavorites } from './emulated-database.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: EMULATOR_PROBLEMS });
test.beforeEach(({ context }) => withoutInternet(context));

const heart = (page: Page) => hearts(page).first();

test.describe('signing in', () => {
  test('by popup from the results: they stay, and the heart that was pressed is saved', async ({ page }) => {
    const person = newPerson();
    await seeResults(page);
    await heart(page).click();
    const popup = await openPopup(page);
    // Nothing is cancelled while Google's window is open; browsers close a dialog on repeated Esc a moment later.
    for (let time = 0; time < 4; time += 1) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(50);
    }
    await pickNew(popup, person);
    await expect(page.getByText(FAVORITE_SAVED)).toBeVisible();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/recommendations$/);

    await expect.poll(() => countFavorites(page)).toBe(1);
    await page.reload();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('by redirect saves the heart that was pressed before @desktop', async ({ page }) => {
    await seeResults(page);
    // The address of the results at which sign-in is by redirect.
    await page.evaluate(() => {
      history.pushState(null, '', '/recommendations/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await heart(page).click();
    await Promise.all([
      chooseByRedirect(page, newPerson()),
      // The message is there for some seconds only.
      expect(page.getByText(FAVORITE_SAVED)).toBeVisible({ timeout: 60_000 }),
    ]);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => countFavorites(page)).toBe(1);
    await page.goto('/favorites');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });
});
