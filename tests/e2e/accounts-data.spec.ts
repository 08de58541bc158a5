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
import { setConnection } from './connection.ts';
import { countFavorites, countSavedSets, readDocument, uidOn, WRITES } from './emulated-database.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'net::ERR_INTERNET_DISCONNECTED'] });
test.beforeEach(({ context }) => withoutInternet(context));

const main = (page: Page) => page.getByRole('main');

test('results are saved once, listed with the answers, and can be deleted', async ({ page }) => {
  await signInNewPerson(page);
  await seeResults(page);
  await expect.poll(() => countSavedSets(page)).toBe(1);
  await page.reload();
  // Long enough for a second save if the first were not recognized.
  await page.waitForTimeout(2000);

  await page.goto('/recommendations/saved');
  const entry = main(page).getByRole('article');
  await expect(entry, 'the reload showed the same set').toHaveCount(1);
  await expect(entry).toContainText('Trabajo/Estudio');
  await entry
    .getByRole('button', { name: /^Ver detalles/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^(Ver|Buscar) en Amazon$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  page.once('dialog', (dialog) => void dialog.accept());
  await entry.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(page.getByRole('heading', { name: 'No tienes recomendaciones guardadas' })).toBeVisible();
  await expect.poll(() => countSavedSets(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No tienes recomendaciones guardadas' })).toBeVisible();
});

test('a favorite saved offline arrives once the connection is back', async ({ page }) => {
  await signInNewPerson(page);
  await seeResults(page);
  const heart = hearts(page).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // The page has read from the database and written to it.
  await expect.poll(() => countSavedSets(page)).toBe(1);
  await setConnection(page, false);
  await heart.click();
  await expect(page.getByText('Ordenador guardado en favoritos')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await setConnection(page, true);
  await expect.poll(() => countFavorites(page)).toBe(1);
});

test('an account is deleted with all its data after Google has confirmed the identity', async ({ page }) => {
  const person = await signInNewPerson(page);
  await seeResults(page);
  await hearts(page).first().click();
  await expect.poll(() => countFavorites(page)).toBe(1);
  await expect.poll(() => countSavedSets(page)).toBe(1);
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Descargar mis datos' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('atinado-mis-datos.json');

  const uid = await uidOn(page);
  const answers = Promise.withResolvers<void>();
  await page.route(WRITES, async (route) => {
    await answers.promise;
    await route.continue();
  });
  await main(page).getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await pickKnown(await openPopup(page, 'Eliminar todo'), person);
  // Longer than other writes are waited for.
  await page.waitForTimeout(4000);
  await expect(page.getByRole('button', { name: 'Eliminando...' }), 'the saved sets are still there').toBeVisible();
  answers.resolve();
  await expect(page.getByText('Tu cuenta y tus datos se han eliminado')).toBeVisible();
  expect(await countSavedSets(page, uid)).toBe(0);
  expect(await readDocument(page, `users/${uid}`)).toContain('NOT_FOUND');
  await expect(page).toHaveURL(/\/$/);
  await expect(signInButton(page)).toBeVisible();
});
