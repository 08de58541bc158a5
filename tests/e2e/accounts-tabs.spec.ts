/** Two tabs of one browser share the session and Firestore's local database. */
import type { Page } from '@playwright/test';
import { FAVORITE_SAVED, NO_FAVORITES } from '#tests/support/page-texts.ts';
import {
  EMULATOR_PROBLEMS,
  expect,
  hearts,
  menuOf,
  newPerson,
  openProfile,
  seeResults,
  signInByRedirect,
  signInNewPerson,
  signOutOnProfile,
  STREAM_PROBLEMS,
  test,
} from './accounts.ts';
import { countFavorites, countSavedSets } from './emulated-database.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS] });

/** One tab sends for all of them. When it has closed its client, the others take some seconds to choose the next. */
const NEXT_TAB_SENDS = { timeout: 30_000 };

const heart = (page: Page) => hearts(page).first();

test('when another user signs in in another tab, favorites of this tab are saved for that user, and shown there', async ({
  page,
  context,
}) => {
  const person = await signInNewPerson(page);
  await seeResults(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => countSavedSets(page)).toBe(1);
  const other = await context.newPage();
  await openProfile(other);
  await expect(menuOf(other, person)).toBeVisible();
  await signOutOnProfile(other);
  const next = newPerson();
  await other.goto('/favorites');
  await signInByRedirect(other, next);
  await expect(menuOf(page, next)).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await expect(page.getByText(FAVORITE_SAVED)).toBeVisible();
  await expect.poll(() => countFavorites(page), NEXT_TAB_SENDS).toBe(1);
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(1, NEXT_TAB_SENDS);
  await heart(page).click();
  await expect(other.getByRole('heading', { name: NO_FAVORITES })).toBeVisible(NEXT_TAB_SENDS);
});
