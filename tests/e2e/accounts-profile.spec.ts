/** Saving a name when something fails: the message matches what the server has. */
import type { Page } from '@playwright/test';
import { EMULATOR_PORTS } from '#local/emulators.ts';
import {
  EMULATOR_PROBLEMS,
  menuOf,
  type Person,
  signInNewPerson,
  signOutOnProfile,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { setConnection } from './connection.ts';
import { DATABASE_REQUESTS, readDocument, uidOn } from './emulated-database.ts';
import { expect, test } from './visit.ts';

const AUTH_REQUESTS = `http://localhost:${EMULATOR_PORTS.auth}/**`;
const NEW_NAME = 'Ana María';

test.use({
  expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'net::ERR_INTERNET_DISCONNECTED', 'client is offline'],
});
test.beforeEach(({ context }) => withoutInternet(context));

const main = (page: Page) => page.getByRole('main');
const pendingName = (page: Page) => page.evaluate(() => localStorage.getItem('pendingName'));

async function openForm(page: Page): Promise<Person> {
  const person = await signInNewPerson(page);
  await page.goto('/profile');
  await main(page).getByRole('button', { name: 'Editar perfil' }).click();
  await main(page).getByRole('textbox', { name: 'Nombre' }).fill(NEW_NAME);
  return person;
}

const save = (page: Page) => main(page).getByRole('button', { name: 'Guardar cambios' }).click();

async function saveOffline(page: Page): Promise<void> {
  await setConnection(page, false);
  await save(page);
  await expect(page.getByText(/Tus cambios se guardarán cuando se restablezca la conexión/)).toBeVisible();
}

const storedPerson = async (page: Page) => readDocument(page, `users/${await uidOn(page)}`);

const outages = [
  { what: 'no network, unknown to the browser', unreachable: [DATABASE_REQUESTS, AUTH_REQUESTS] },
  { what: 'an unreachable database', unreachable: [DATABASE_REQUESTS] },
  { what: 'an unreachable sign-in', unreachable: [AUTH_REQUESTS] },
];
for (const { what, unreachable } of outages) {
  test(`with ${what} the name is not saved, neither here nor at the server, nor later`, async ({ page }) => {
    const person = await openForm(page);
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
    await expect(menuOf(page, person)).toBeVisible();
    expect(await storedPerson(page)).toContain(person.name);
    expect(await storedPerson(page)).not.toContain(NEW_NAME);
  });
}

test('a name entered offline is saved once there is a connection, even after a reload', async ({ page }) => {
  const { name } = await openForm(page);
  await saveOffline(page);
  expect(await storedPerson(page)).toContain(name);
  await page.context().setOffline(false);
  await page.reload();
  await setConnection(page, true);
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();
  await expect(menuOf(page, { name: NEW_NAME })).toBeVisible();
  await expect(main(page).getByText(NEW_NAME)).toBeVisible();
  expect(await storedPerson(page)).toContain(NEW_NAME);
  await expect.poll(() => pendingName(page)).toBeNull();
});

test('a name entered offline is saved on the same page, and the form closes', async ({ page }) => {
  await openForm(page);
  await saveOffline(page);
  await setConnection(page, true);
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Editar perfil' })).toBeVisible();
  await expect(main(page).getByText(NEW_NAME)).toBeVisible();
  expect(await storedPerson(page)).toContain(NEW_NAME);
});

test('signing out discards a name that waits for a connection', async ({ page }) => {
  await openForm(page);
  const uid = await uidOn(page);
  await saveOffline(page);
  await page.context().setOffline(false);
  await page.goto('/profile');
  await signOutOnProfile(page);
  await expect.poll(() => pendingName(page)).toBeNull();
  expect(await readDocument(page, `users/${uid}`)).not.toContain(NEW_NAME);
});
