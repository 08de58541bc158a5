import { FAVORITE_SAVED } from '#tests/support/page-texts.ts';
import {
  chooseByRedirect,
  EMULATOR_PROBLEMS,
  expect,
  hearts,
  newPerson,
  openPopup,
  pickKnown,
  pickNew,
  seeResults,
  signInButton,
  signInNewPerson,
  STREAM_PROBLEMS,
  test,
} from './accounts.ts';
import {
  COMMITS,
  countFavorites,
  countSavedSets,
  DATABASE_REQUESTS,
  readDocument,
  uidOn,
} from './emulated-database.ts';
import { hold } from './visit.ts';

test('signing in by redirect saves the heart that was pressed before', async ({ page }) => {
  await seeResults(page);
  // The address of the results at which sign-in is by redirect.
  await page.evaluate(() => {
    history.pushState(null, '', '/recommendations/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await hearts(page).first().click();
  await Promise.all([
    chooseByRedirect(page, newPerson()),
    // The message is there for some seconds only.
    expect(page.getByText(FAVORITE_SAVED)).toBeVisible({ timeout: 60_000 }),
  ]);
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => countFavorites(page)).toBe(1);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test.describe('a new account', () => {
  test.use({
    expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'client is offline'],
  });

  test('by popup from the results: they stay, and hearts are saved although the page is left before the database answers', async ({
    page,
  }) => {
    await seeResults(page);
    const answer = await hold(page, DATABASE_REQUESTS);
    await hearts(page).first().click();
    const popup = await openPopup(page);
    // Nothing is cancelled while Google's window is open; browsers close a dialog on repeated Esc a moment later.
    for (let time = 0; time < 4; time += 1) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(50);
    }
    await pickNew(popup, newPerson());
    await expect(page.getByText(FAVORITE_SAVED)).toBeVisible();
    await expect(page).toHaveURL(/\/recommendations$/);
    await hearts(page).nth(1).click();
    await page.reload();
    answer();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => countFavorites(page)).toBe(2);
  });

  test('is deleted with all its data after Google has confirmed the identity', async ({ page }) => {
    const main = page.getByRole('main');
    const person = await signInNewPerson(page);
    await seeResults(page);
    await hearts(page).first().click();
    await expect.poll(() => countFavorites(page)).toBe(1);
    await expect.poll(() => countSavedSets(page)).toBe(1);
    await page.goto('/profile');
    const uid = await uidOn(page);
    const answer = await hold(page, COMMITS);
    await main.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await pickKnown(await openPopup(page, 'Eliminar todo'), person);
    await expect(page.getByRole('button', { name: 'Eliminando...' }), 'the data are still there').toBeVisible();
    answer();
    await expect(page.getByText('Tu cuenta y tus datos se han eliminado')).toBeVisible();
    expect(await countSavedSets(page, uid)).toBe(0);
    expect(await readDocument(page, `users/${uid}`)).toContain('NOT_FOUND');
    await expect(page).toHaveURL(/\/$/);
    await expect(signInButton(page)).toBeVisible();
  });
});
