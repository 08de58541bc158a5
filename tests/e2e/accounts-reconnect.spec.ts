/** The connection is lost for a moment while a page of an account is open. */
import type { Page } from '@playwright/test';
import { NO_FAVORITES } from '#tests/support/page-texts.ts';
import { EMULATOR_PROBLEMS, newPerson, signInByRedirect, STREAM_PROBLEMS, withoutInternet } from './accounts.ts';
import { setConnection } from './connection.ts';
import { seedDocument, uidOn } from './emulated-database.ts';
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

const OFFLINE_MS = 2000;
const main = (page: Page) => page.getByRole('main');
const retry = (page: Page) => main(page).getByRole('button', { name: 'Reintentar' });

/** Signs in a user with no favorites. @returns their id */
async function signIn(page: Page): Promise<string> {
  await page.goto('/favorites');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await signInByRedirect(page, newPerson());
  await expect(main(page).getByRole('heading', { name: NO_FAVORITES })).toBeVisible();
  return uidOn(page);
}

/** Gives the user favorites, saved sets and a name that only the server has. */
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
 * Restores the network with the browser's own event. Unlike an event dispatched by a script, microtasks run between its
 * listeners, and the page's listeners come before the database's.
 */
async function reconnect(page: Page): Promise<void> {
  const event = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true });
        addEventListener('online', () => resolve(), { once: true });
        // On a machine without a network the browser fires no event.
        setTimeout(resolve, 1000);
      }),
  );
  await page.context().setOffline(false);
  await event;
  await setConnection(page, true);
}

/** Each page with how it shows the laptop that came last. */
const PAGES = [
  { path: '/profile', text: (names: readonly string[]) => `Ana ${names.join(' ')}` },
  { path: '/favorites', text: (names: readonly string[]) => names.at(-1) ?? '' },
  { path: '/recommendations/saved', text: (names: readonly string[]) => names.at(-1) ?? '' },
];

async function expectServersData(page: Page, text: string): Promise<void> {
  await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Modo (offline|sin conexión) activo|^Ves lo último/)).toHaveCount(0);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expect(retry(page)).toHaveCount(0);
}

test('each page, open or opened offline, shows the server’s data after two seconds offline', async ({ page }) => {
  const uid = await signIn(page);
  const names = ['Uno'];
  await changeElsewhere(page, uid, names);
  for (const { path, text } of PAGES) {
    await page.goto(path);
    for (const isOpenedOffline of [false, true]) {
      const shown = main(page).getByText(text(names), { exact: true });
      await expect(shown).toBeVisible();
      await setConnection(page, false);
      if (isOpenedOffline) await page.goto(path);
      await expect(retry(page)).toBeVisible();
      await page.waitForTimeout(OFFLINE_MS);
      if (!isOpenedOffline) await expect(shown).toBeVisible();
      names.push(`Otro ${names.length}`);
      await changeElsewhere(page, uid, names);

      await reconnect(page);
      await expectServersData(page, text(names));
    }
  }
});
