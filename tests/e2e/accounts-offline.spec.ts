import type { Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  hearts,
  newPerson,
  seeResults,
  signInButton,
  signInByRedirect,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { setConnection } from './connection.ts';
import { countFavorites } from './emulated-database.ts';
import { expect, test } from './visit.ts';

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
test.beforeEach(({ context }) => withoutInternet(context));

/** The code of accounts that the service worker has cached. */
const cachedScripts = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('on-demand')).keys()).map(({ url }) => new URL(url).pathname));

/** Waits until all code of accounts is cached. */
const expectCachedAccounts = (page: Page) =>
  expect
    .poll(async () => {
      const cached = await cachedScripts(page);
      return ['auth-', 'data-', 'app-'].filter((name) => !cached.some((path) => path.includes(`/${name}`)));
    })
    .toEqual([]);

test('favorites open offline, and their code is cached for signed-in users only @phone', async ({ page }) => {
  await page.goto('/favorites');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await cachedScripts(page), 'before signing in').toEqual([]);
  await signInByRedirect(page, newPerson());
  await seeResults(page);
  await hearts(page).first().click();
  await expect.poll(() => countFavorites(page)).toBe(1);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expectCachedAccounts(page);

  await setConnection(page, false);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Modo sin conexión activo.')).toBeVisible();
});

test('all code of accounts is cached for signed-in users, whichever page they opened @desktop', async ({ page }) => {
  await page.goto('/contact');
  await signInByRedirect(page, newPerson());
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expectCachedAccounts(page);

  await setConnection(page, false);
  await page.goto('/profile');
  await expect(page.getByText(/^Modo offline activo\./)).toBeVisible();
  await expect(page.getByRole('main').getByText('@example.com')).toBeVisible();
  await expect(page.getByRole('main').getByText('no se pudo cargar el servicio de cuentas')).toHaveCount(0);
});

test.describe('before any code is cached', () => {
  test.use({ serviceWorkers: 'block' });

  test('the profile shows what the session knows, and the rest once there is a connection @desktop', async ({
    page,
  }) => {
    const person = newPerson();
    const main = page.getByRole('main');
    await page.goto('/contact');
    await signInByRedirect(page, person);
    await page.route('**/assets/data-*.js', (route) => route.abort('internetdisconnected'));
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
    });
    await page.goto('/profile');
    await expect(main.getByText('Modo offline activo. Usando datos básicos.')).toBeVisible();
    await expect(main.getByText(person.email)).toBeVisible();
    await page.unroute('**/assets/data-*.js');
    await setConnection(page, true);
    await expect(main.getByRole('button', { name: 'Editar perfil' })).toBeEnabled();
    await expect(main.getByText(/^Modo (offline|sin conexión) activo/)).toHaveCount(0);
  });
});

test('signing in offline says so, by popup and by redirect, without any code of Firebase @desktop', async ({
  page,
}) => {
  await seeResults(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await setConnection(page, false);
  for (const path of ['/recommendations', '/favorites']) {
    await page.goto(path);
    await signInButton(page).click();
    await page.getByRole('button', { name: 'Continuar con Google' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('No se puede iniciar sesión en modo offline');
    await expect(page.getByRole('button', { name: 'Continuar con Google' })).toBeEnabled();
  }
});
