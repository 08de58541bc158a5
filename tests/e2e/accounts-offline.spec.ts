import {
  EMULATOR_PROBLEMS,
  hasFavorite,
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
  await expect.poll(() => hasFavorite(page)).toBe(true);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect.poll(async () => (await keptScripts()).length).toBeGreaterThan(1);

  await setConnection(page, false);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Modo sin conexión activo.')).toBeVisible();
});
