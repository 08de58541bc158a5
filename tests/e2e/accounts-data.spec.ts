import type { Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  hearts,
  openPopup,
  pickKnown,
  seeResults,
  signInButton,
  signInNewPerson,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { countFavorites, countSavedSets, readDocument, uidOn, COMMITS } from './emulated-database.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'net::ERR_INTERNET_DISCONNECTED'] });
test.beforeEach(({ context }) => withoutInternet(context));

const main = (page: Page) => page.getByRole('main');

test('an account is deleted with all its data after Google has confirmed the identity', async ({ page }) => {
  const person = await signInNewPerson(page);
  await seeResults(page);
  await hearts(page).first().click();
  await expect.poll(() => countFavorites(page)).toBe(1);
  await expect.poll(() => countSavedSets(page)).toBe(1);
  await page.goto('/profile');
  const uid = await uidOn(page);
  const answers = Promise.withResolvers<void>();
  await page.route(COMMITS, async (route) => {
    await answers.promise;
    await route.continue();
  });
  await main(page).getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await pickKnown(await openPopup(page, 'Eliminar todo'), person);
  await expect(page.getByRole('button', { name: 'Eliminando...' }), 'the data are still there').toBeVisible();
  answers.resolve();
  await expect(page.getByText('Tu cuenta y tus datos se han eliminado')).toBeVisible();
  expect(await countSavedSets(page, uid)).toBe(0);
  expect(await readDocument(page, `users/${uid}`)).toContain('NOT_FOUND');
  await expect(page).toHaveURL(/\/$/);
  await expect(signInButton(page)).toBeVisible();
});
