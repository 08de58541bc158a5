import type { Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  hearts,
  newPerson,
  seeResults,
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
