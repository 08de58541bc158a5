import type { Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  expect,
  hearts,
  newPerson,
  seeResults,
  signInByRedirect,
  STREAM_PROBLEMS,
  test,
} from './accounts.ts';
import { setConnection } from './connection.ts';
import { countFavorites, seedDocument, uidOn } from './emulated-database.ts';

// Requests of the page, the worker and Firebase fail, and Firestore logs it.
test.use({
  serviceWorkers: 'allow',
  expectedProblems: [
    ...EMULATOR_PROBLEMS,
    ...STREAM_PROBLEMS,
    'net::ERR_INTERNET_DISCONNECTED',
    'Could not reach Cloud Firestore backend',
  ],
});

const cached = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().filter(({ url }) => url.includes('/assets/accounts-')).length;
  });

const OFFLINE_MS = 2000;

/** Gives the user a name and a favorite that only the server has. */
const changeElsewhere = async (page: Page, name: string): Promise<void> =>
  seedDocument(page, `users/${await uidOn(page)}`, {
    displayName: `Ana ${name}`,
    favorites: [{ id: name, name, price: 900 }],
    createdAt: new Date(),
  });

async function expectServersData(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Modo (offline|sin conexión) activo|^Ves lo último/)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
}

test('favorites and profile open offline, then show the server’s data, and only signed-in users keep the code for it', async ({
  page,
}) => {
  await page.goto('/favorites');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await cached(page), 'before signing in').toBe(0);
  await signInByRedirect(page, newPerson());
  await seeResults(page);
  await hearts(page).first().click();
  await expect.poll(() => countFavorites(page)).toBe(1);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('@example.com')).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  await setConnection(page, false);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Modo sin conexión activo.')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(/^Modo offline activo\./)).toBeVisible();
  await expect(page.getByRole('main').getByText('@example.com')).toBeVisible();
  await expect(page.getByRole('main').getByText('no se pudo cargar el servicio de cuentas')).toHaveCount(0);

  await changeElsewhere(page, 'Uno');
  await setConnection(page, true);
  await expectServersData(page, 'Ana Uno');
  await page.goto('/favorites');
  await expectServersData(page, 'Uno');
  await setConnection(page, false);
  await page.waitForTimeout(OFFLINE_MS);
  await changeElsewhere(page, 'Dos');
  await setConnection(page, true);
  await expectServersData(page, 'Dos');
});
