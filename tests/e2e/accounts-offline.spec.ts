import {
  EMULATOR_PROBLEMS,
  countFavorites,
  newPerson,
  seeResults,
  signInByRedirect,
  withoutInternet,
} from './accounts.ts';
import { setConnection } from './connection.ts';
import { expect, test } from './visit.ts';

// Its own requests fail, those of the worker and of Firebase as well, and Firestore says so.
test.use({
  serviceWorkers: 'allow',
  expectedProblems: [...EMULATOR_PROBLEMS, 'net::ERR_INTERNET_DISCONNECTED', 'Could not reach Cloud Firestore backend'],
});
test.beforeEach(({ context }) => withoutInternet(context));

test('what somebody has saved opens without a network, and the code for it is kept only for them @phone', async ({
  page,
}) => {
  const keptScripts = () =>
    page.evaluate(async () => (await (await caches.open('on-demand')).keys()).map(({ url }) => new URL(url).pathname));

  await page.goto('/favorites');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await keptScripts(), 'nobody has signed in yet').toEqual([]);
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
  await expect.poll(async () => (await keptScripts()).length).toBeGreaterThan(1);

  await setConnection(page, false);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Modo sin conexión activo.')).toBeVisible();
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
