import { FAVORITE_SAVED } from '#tests/support/page-texts.ts';
import {
  EMULATOR_PROBLEMS,
  hearts,
  newPerson,
  openPopup,
  pickNew,
  seeResults,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { countFavorites, DATABASE_REQUESTS } from './emulated-database.ts';
import { expect, test } from './visit.ts';

test.use({
  expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'status of 400 (Bad Request)', 'client is offline'],
});
test.beforeEach(({ context }) => withoutInternet(context));

test('hearts pressed right after a first sign-in are saved although the page is left before the database answers @desktop', async ({
  page,
}) => {
  await seeResults(page);
  const answers = Promise.withResolvers<void>();
  await page.route(DATABASE_REQUESTS, async (route) => {
    await answers.promise;
    // Requests of the page that was left are gone.
    await route.continue().catch(() => undefined);
  });
  await hearts(page).first().click();
  await pickNew(await openPopup(page), newPerson());
  await expect(page.getByText(FAVORITE_SAVED)).toBeVisible();
  await hearts(page).nth(1).click();
  await page.reload();
  answers.resolve();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => countFavorites(page)).toBe(2);
});
