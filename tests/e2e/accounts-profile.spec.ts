/** Saving a name when something fails: the message matches what the server has. */
import type { Page } from '@playwright/test';
import { EMULATOR_PORTS } from './emulator-ports.ts';
import { NO_FAVORITES } from '#tests/support/page-texts.ts';
import {
  EMULATOR_PROBLEMS,
  expect,
  menuOf,
  openProfile,
  signInNewPerson,
  signOutOnProfile,
  STREAM_PROBLEMS,
  test,
} from './accounts.ts';
import { setConnection } from './connection.ts';
import { DATABASE_REQUESTS, readDocument, uidOn } from './emulated-database.ts';

const AUTH_REQUESTS = `http://localhost:${EMULATOR_PORTS.auth}/**`;
const NEW_NAME = 'Ana María';

test.use({
  expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'net::ERR_INTERNET_DISCONNECTED', 'client is offline'],
});

const main = (page: Page) => page.getByRole('main');

async function openForm(page: Page, name = NEW_NAME): Promise<void> {
  await page.goto('/profile');
  await main(page).getByRole('button', { name: 'Editar perfil' }).click();
  await main(page).getByRole('textbox', { name: 'Nombre' }).fill(name);
}

const save = (page: Page) => main(page).getByRole('button', { name: 'Guardar cambios' }).click();

const storedPerson = async (page: Page) => readDocument(page, `users/${await uidOn(page)}`);

async function signInWithProfile(page: Page) {
  const person = await signInNewPerson(page);
  await openProfile(page);
  return person;
}

/** A network that is down, unknown to the browser. */
const UNREACHABLE = [DATABASE_REQUESTS, AUTH_REQUESTS, '**/robots.txt'];

test('in an outage the name is not saved, neither here nor at the server, nor later, but signing out works', async ({
  page,
}) => {
  const person = await signInWithProfile(page);
  await openForm(page);
  for (const address of UNREACHABLE) await page.route(address, (route) => route.abort());
  await save(page);
  await expect(main(page).getByRole('alert')).toHaveText('No hay conexión a Internet. Los cambios no se han guardado.');
  await expect(page.getByText('No se pudo guardar el perfil. Comprueba tu conexión a internet.')).toBeVisible();
  await page.unrouteAll();
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: NO_FAVORITES })).toBeVisible();
  await expect(menuOf(page, person)).toBeVisible();
  expect(await storedPerson(page)).toContain(person.name);
  expect(await storedPerson(page)).not.toContain(NEW_NAME);
  await page.route(DATABASE_REQUESTS, (route) => route.abort());
  await page.goto('/profile');
  await signOutOnProfile(page);
});

async function saveOffline(page: Page): Promise<void> {
  await setConnection(page, false);
  await save(page);
  await expect(page.getByText(/Tus cambios se guardarán cuando se restablezca la conexión/)).toBeVisible();
  await page.context().setOffline(false);
}

test('a name entered offline is saved once there is a connection, even after a reload, unless the user signs out', async ({
  page,
}) => {
  const { name } = await signInWithProfile(page);
  await openForm(page);
  await saveOffline(page);
  await expect(main(page).getByText(NEW_NAME), 'shown before it is sent').toBeVisible();
  expect(await storedPerson(page)).toContain(name);
  await page.reload();
  await setConnection(page, true);
  await expect(menuOf(page, { name: NEW_NAME })).toBeVisible();
  await expect(main(page).getByText(NEW_NAME)).toBeVisible();
  await expect.poll(() => storedPerson(page)).toContain(NEW_NAME);

  const uid = await uidOn(page);
  await openForm(page, 'Eva');
  await saveOffline(page);
  await page.goto('/profile');
  await signOutOnProfile(page);
  expect(await readDocument(page, `users/${uid}`)).not.toContain('Eva');
});
