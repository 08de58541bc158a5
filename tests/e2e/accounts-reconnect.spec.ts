/** The connection goes for a moment while a page of an account is open, as on a train. */
import type { Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  newPerson,
  readDocument,
  seedDocument,
  signInByRedirect,
  STREAM_PROBLEMS,
  uidOn,
  withoutInternet,
} from './accounts.ts';
import { setConnection } from './connection.ts';
import { expect, test } from './visit.ts';

test.use({
  serviceWorkers: 'allow',
  expectedProblems: [
    ...EMULATOR_PROBLEMS,
    'net::ERR_INTERNET_DISCONNECTED',
    'Could not reach Cloud Firestore backend',
    ...STREAM_PROBLEMS,
  ],
});
test.beforeEach(({ context }) => withoutInternet(context));

const AWAY_MS = 2000;
const main = (page: Page) => page.getByRole('main');
const retry = (page: Page) => main(page).getByRole('button', { name: 'Reintentar' });

/** Whoever it is has one favourite, one saved set and a name that only the server knows. */
async function openWithData(page: Page): Promise<string> {
  await page.goto('/favorites');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await signInByRedirect(page, newPerson());
  await expect(main(page).getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
  const uid = await uidOn(page);
  // What is noted of a sign-in would replace the name.
  await expect.poll(() => readDocument(page, `users/${uid}`)).toContain('lastLoginAt');
  await changeElsewhere(page, uid, ['Uno']);
  return uid;
}

async function changeElsewhere(page: Page, uid: string, names: readonly string[]): Promise<void> {
  const laptops = names.map((name) => ({ id: name, name, price: 900 }));
  await seedDocument(page, `users/${uid}`, {
    displayName: `Ana ${names.join(' ')}`,
    favorites: laptops,
    createdAt: new Date(),
  });
  for (const [index, laptop] of laptops.entries()) {
    await seedDocument(page, `saved_recommendations/${uid}_${index}`, { userId: uid, computers: [laptop] });
  }
}

/**
 * Gives the network back with the browser's own event: unlike one that a script dispatches it lets what a listener has
 * begun go on before the next listener hears of it, and the pages listen before the database does.
 */
async function reconnect(page: Page): Promise<void> {
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true });
        addEventListener('online', () => resolve(), { once: true });
        // Where the machine itself has no network, the browser has nothing to tell.
        setTimeout(resolve, 1000);
      }),
  );
  await page.context().setOffline(false);
  await heard;
  await setConnection(page, true);
}

const PAGES = [
  { path: '/profile', before: 'Ana Uno', after: 'Ana Uno Dos' },
  { path: '/favorites', before: 'Uno', after: 'Dos' },
  { path: '/recommendations/saved', before: 'Uno', after: 'Dos' },
];

for (const { path, before, after } of PAGES) {
  test(`§4 ${path} keeps what it shows for two seconds without a network, and has the server's again with one`, async ({
    page,
  }) => {
    const uid = await openWithData(page);
    await page.goto(path);
    await expect(main(page).getByText(before, { exact: true })).toBeVisible();
    await setConnection(page, false);
    await page.waitForTimeout(AWAY_MS);
    await expect(main(page).getByText(before, { exact: true })).toBeVisible();
    await expect(retry(page)).toBeVisible();
    await changeElsewhere(page, uid, ['Uno', 'Dos']);

    await reconnect(page);
    await expect(main(page).getByText(after, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Modo (offline|sin conexión) activo|^Ves lo último/)).toHaveCount(0);
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await expect(retry(page)).toHaveCount(0);
  });

  test(`§4 ${path} opened without a network shows the server's data as soon as there is one`, async ({ page }) => {
    const uid = await openWithData(page);
    await page.goto(path);
    await expect(main(page).getByText(before, { exact: true })).toBeVisible();
    await setConnection(page, false);
    await changeElsewhere(page, uid, ['Uno', 'Dos']);
    await page.goto(path);
    await expect(retry(page)).toBeVisible();
    await page.waitForTimeout(AWAY_MS);

    await reconnect(page);
    await expect(main(page).getByText(after, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Modo (offline|sin conexión) activo|^Ves lo último/)).toHaveCount(0);
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await expect(retry(page)).toHaveCount(0);
  });
}
