/** Saving a name when something is in the way: what is said is what is true at the server. */
import type { Page } from '@playwright/test';
import { EMULATOR_PORTS } from '#local/emulators.ts';
import {
  EMULATOR_PROBLEMS,
  newPerson,
  type Person,
  readDocument,
  signInByRedirect,
  STREAM_PROBLEMS,
  uidOn,
  withoutInternet,
} from './accounts.ts';
import { setConnection } from './connection.ts';
import { expect, test } from './visit.ts';

const DATABASE = `http://localhost:${EMULATOR_PORTS.firestore}/**`;
const SIGN_IN = `http://localhost:${EMULATOR_PORTS.auth}/**`;
const NEW_NAME = 'Ana María';

test.use({
  expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'net::ERR_INTERNET_DISCONNECTED', 'client is offline'],
});
test.beforeEach(({ context }) => withoutInternet(context));

const main = (page: Page) => page.getByRole('main');
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Menú de ${name}` });

async function openForm(page: Page): Promise<Person> {
  const person = newPerson();
  await page.goto('/favorites');
  await signInByRedirect(page, person);
  await page.goto('/profile');
  await main(page).getByRole('button', { name: 'Editar perfil' }).click();
  await main(page).getByRole('textbox', { name: 'Nombre' }).fill(NEW_NAME);
  return person;
}

const save = (page: Page) => main(page).getByRole('button', { name: 'Guardar cambios' }).click();
const storedPerson = async (page: Page) => readDocument(page, `users/${await uidOn(page)}`);

const outages = [
  { what: 'no network, of which the browser knows nothing', unreachable: [DATABASE, SIGN_IN] },
  { what: 'a database that cannot be reached', unreachable: [DATABASE] },
  { what: 'a sign-in that cannot be reached', unreachable: [SIGN_IN] },
];
for (const { what, unreachable } of outages) {
  test(`§8 ${what}: the name is not saved, here, there or later`, async ({ page }) => {
    const { name } = await openForm(page);
    for (const address of unreachable) await page.route(address, (route) => route.abort());
    await save(page);
    await expect(main(page).getByRole('alert')).toHaveText(
      'No hay conexión a Internet. Los cambios no se han guardado.',
    );
    await expect(page.getByText('No se pudo guardar el perfil. Comprueba tu conexión a internet.')).toBeVisible();
    await page.unrouteAll();
    await withoutInternet(page.context());
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
    await expect(menuOf(page, name)).toBeVisible();
    expect(await storedPerson(page)).toContain(name);
    expect(await storedPerson(page)).not.toContain(NEW_NAME);
  });
}

test('§5 a name that was given without a connection is saved when there is one, also after the page was left', async ({
  page,
}) => {
  const { name } = await openForm(page);
  await setConnection(page, false);
  await save(page);
  await expect(page.getByText(/Tus cambios se guardarán cuando se restablezca la conexión/)).toBeVisible();
  expect(await storedPerson(page)).toContain(name);
  await page.context().setOffline(false);
  await page.reload();
  await setConnection(page, true);
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();
  await expect(menuOf(page, NEW_NAME)).toBeVisible();
  await expect(main(page).getByText(NEW_NAME)).toBeVisible();
  expect(await storedPerson(page)).toContain(NEW_NAME);
  expect(await page.evaluate(() => localStorage.getItem('pendingName'))).toBeNull();
});

test('§5 the same on the page on which it was given: the form closes', async ({ page }) => {
  await openForm(page);
  await setConnection(page, false);
  await save(page);
  await expect(page.getByText(/Tus cambios se guardarán cuando se restablezca la conexión/)).toBeVisible();
  await setConnection(page, true);
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Editar perfil' })).toBeVisible();
  await expect(main(page).getByText(NEW_NAME)).toBeVisible();
  expect(await storedPerson(page)).toContain(NEW_NAME);
});

test('§5 a name that waits is gone once its person has signed out', async ({ page }) => {
  const { name } = await openForm(page);
  await setConnection(page, false);
  await save(page);
  await page.context().setOffline(false);
  await page.goto('/profile');
  await main(page).getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingName'))).toBeNull();
  expect(name).not.toBe(NEW_NAME);
});
