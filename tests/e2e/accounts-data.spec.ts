import type { Page } from '@playwright/test';
import {
  countFavorites,
  countSavedSets,
  EMULATOR_PROBLEMS,
  newPerson,
  type Person,
  pickKnown,
  seeResults,
  signInByRedirect,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { setConnection } from './connection.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'net::ERR_INTERNET_DISCONNECTED'] });
test.beforeEach(({ context }) => withoutInternet(context));

async function signedIn(page: Page): Promise<Person> {
  const person = newPerson();
  await page.goto('/favorites');
  await signInByRedirect(page, person);
  return person;
}

const main = (page: Page) => page.getByRole('main');

test('§4 results are kept once, listed with what was asked, and can be deleted', async ({ page }) => {
  await signedIn(page);
  await seeResults(page);
  await expect.poll(() => countSavedSets(page)).toBe(1);
  await page.reload();
  // Long enough for a second one to be kept, were the first not recognised.
  await page.waitForTimeout(2000);

  await page.goto('/recommendations/saved');
  const entry = main(page).getByRole('article');
  await expect(entry, 'the reload saw the same set').toHaveCount(1);
  await expect(entry).toContainText('Trabajo/Estudio');
  await entry
    .getByRole('button', { name: /^Ver detalles/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Ver en Amazon' })).toBeVisible();
  await page.keyboard.press('Escape');

  page.once('dialog', (dialog) => void dialog.accept());
  await entry.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(page.getByRole('heading', { name: 'No tienes recomendaciones guardadas' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No tienes recomendaciones guardadas' })).toBeVisible();
});

test('§4 a new name is kept, and without a connection nothing can be edited', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await main(page).getByRole('button', { name: 'Editar perfil' }).click();
  await main(page).getByRole('textbox', { name: 'Nombre' }).fill('Ana María');
  await main(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menú de Ana María' })).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('Ana María')).toBeVisible();

  await main(page).getByRole('button', { name: 'Editar perfil' }).click();
  await setConnection(page, false);
  await expect(main(page).getByRole('alert')).toHaveText(
    'Modo sin conexión activo. Algunas funciones pueden estar limitadas.',
  );
  await main(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(/^No se pueden guardar cambios en modo offline/)).toBeVisible();
  await setConnection(page, true);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('a favourite saved without a connection arrives once when there is one', async ({ page, browser }) => {
  const person = await signedIn(page);
  await seeResults(page);
  const heart = main(page)
    .getByRole('button', { name: /^Guardar .* en favoritos$/ })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.waitForTimeout(1500);
  await setConnection(page, false);
  await heart.click();
  await expect(page.getByText('Ordenador guardado en favoritos')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await setConnection(page, true);
  await expect.poll(() => countFavorites(page)).toBe(1);

  const elsewhere = await browser.newContext();
  await withoutInternet(elsewhere);
  const second = await elsewhere.newPage();
  await second.goto('/favorites');
  await signInByRedirect(second, person, pickKnown);
  await expect(second.getByRole('article')).toHaveCount(1);

  await second.getByRole('button', { name: /^Guardar .* en favoritos$/ }).click();
  await expect(second.getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
  await expect.poll(() => countFavorites(second)).toBe(0);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
  await elsewhere.close();
});

test('an account is deleted with everything in it, after Google has confirmed who it is', async ({ page, browser }) => {
  const person = await signedIn(page);
  await seeResults(page);
  await main(page)
    .getByRole('button', { name: /^Guardar .* en favoritos$/ })
    .first()
    .click();
  await expect.poll(() => countFavorites(page)).toBe(1);
  await expect.poll(() => countSavedSets(page)).toBe(1);
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Descargar mis datos' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('atinado-mis-datos.json');

  await main(page).getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Eliminar todo' }).click(),
  ]);
  await pickKnown(popup, person);
  await expect(page.getByText('Tu cuenta y tus datos se han eliminado')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();

  const elsewhere = await browser.newContext();
  await withoutInternet(elsewhere);
  const second = await elsewhere.newPage();
  await second.goto('/favorites');
  await signInByRedirect(second, person);
  await expect(second.getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
  await elsewhere.close();
});

test('signing out leaves nothing of the person in the browser', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await main(page).getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringMatching(/^firestore\//));
  await page.goto('/recommendations/saved');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
});
