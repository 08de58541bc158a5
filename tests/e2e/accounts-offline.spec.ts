import type { Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  countFavorites,
  newPerson,
  seeResults,
  signInByRedirect,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { setConnection } from './connection.ts';
import { expect, test } from './visit.ts';

// Its own requests fail, those of the worker and of Firebase as well, and Firestore says so.
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

const keptScripts = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('on-demand')).keys()).map(({ url }) => new URL(url).pathname));

test('what somebody has saved opens without a network, and the code for it is kept only for them @phone', async ({
  page,
}) => {
  await page.goto('/favorites');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await keptScripts(page), 'nobody has signed in yet').toEqual([]);
  await signInByRedirect(page, newPerson());
  await seeResults(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Guardar .* en favoritos$/ })
    .first()
    .click();
  await expect.poll(() => countFavorites(page)).toBe(1);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect.poll(async () => (await keptScripts(page)).length).toBeGreaterThan(1);

  await setConnection(page, false);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Modo sin conexión activo.')).toBeVisible();
});

test('whoever is signed in has all the code of accounts without a network, whichever page they had opened @desktop', async ({
  page,
}) => {
  await page.goto('/contact');
  await signInByRedirect(page, newPerson());
  await page.evaluate(() => navigator.serviceWorker.ready);
  const needed = ['auth-', 'data-', 'app-'];
  await expect.poll(async () => (await keptScripts(page)).join(' ')).toMatch(/data-/);
  const kept = await keptScripts(page);
  expect(needed.filter((name) => !kept.some((path) => path.includes(`/${name}`)))).toEqual([]);

  await setConnection(page, false);
  await page.goto('/profile');
  await expect(page.getByText(/^Modo offline activo\./)).toBeVisible();
  await expect(page.getByRole('main').getByText('@example.com')).toBeVisible();
  await expect(page.getByRole('main').getByText('no se pudo cargar el servicio de cuentas')).toHaveCount(0);
});

test.describe('before any code was kept', () => {
  test.use({ serviceWorkers: 'block' });

  test('§8 the profile shows what the sign-in tells, and the rest once there is a network @desktop', async ({
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

test('§8 whoever wants to sign in without a network is told, by popup and by redirect, though nothing of Firebase is there @desktop', async ({
  page,
}) => {
  await seeResults(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await setConnection(page, false);
  for (const path of ['/recommendations', '/favorites']) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByRole('button', { name: 'Continuar con Google' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('No se puede iniciar sesión en modo offline');
    await expect(page.getByRole('button', { name: 'Continuar con Google' })).toBeEnabled();
  }
});
