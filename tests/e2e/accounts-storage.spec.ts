import type { Page } from '@playwright/test';
import {
  countFavorites,
  EMULATOR_PROBLEMS,
  newPerson,
  seeResults,
  signInByRedirect,
  uidOn,
  withoutInternet,
} from './accounts.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: EMULATOR_PROBLEMS });
test.beforeEach(({ context }) => withoutInternet(context));

/** Firebase's own try whether there is storage at all; it is gone in the same moment. */
const PROBE = '__sak';

/** Names of everything that this browser keeps for the site. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...document.cookie.split('; ').filter((cookie) => cookie !== ''),
  ]);

/** Tells of each name under which something is stored, also for a moment only. */
async function watchStorage(page: Page): Promise<Set<string>> {
  const names = new Set<string>();
  await page.exposeFunction('tellStored', (name: string) => names.add(name));
  await page.addInitScript(() => {
    const setItem: unknown = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = new Proxy(Object(setItem), {
      apply: (target, storage, args: string[]) => {
        Reflect.apply(Reflect.get(globalThis, 'tellStored'), null, args.slice(0, 1));
        return Reflect.apply(target, storage, args);
      },
    });
  });
  return names;
}

/** The rows of the privacy text's tables: a name, with «…» for what differs from person to person, and until when it is kept. */
async function privacyRows(page: Page): Promise<{ names: (stored: string) => boolean; until: string }[]> {
  await page.goto('/privacy');
  const rows = await page.getByRole('main').getByRole('row').all();
  const texts = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allTextContents()));
  return texts.map(([name = '', , until = '']) => {
    const [start = '', end = ''] = name.split('…');
    const names = (stored: string) =>
      name.includes('…') ? stored.startsWith(start) && stored.endsWith(end) : stored === name;
    return { names, until };
  });
}

test('the privacy text names all that a signed-in visit stores, and what of it stays after signing out @desktop', async ({
  page,
}) => {
  const stored = await watchStorage(page);
  await page.goto('/favorites');
  await signInByRedirect(page, newPerson());
  await seeResults(page);
  await page
    .getByRole('button', { name: /^Guardar .* en favoritos$/ })
    .first()
    .click();
  await expect.poll(() => countFavorites(page)).toBe(1);
  await page.goto('/recommendations/saved');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  const uid = await uidOn(page);
  const signedIn = await keptNames(page);
  expect(signedIn).toEqual(expect.arrayContaining(['firebaseLocalStorageDb', 'user', 'recommendations']));

  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  const rows = await privacyRows(page);
  const unnamed = [...stored, ...signedIn].filter((name) => name !== PROBE && !rows.some(({ names }) => names(name)));
  expect(unnamed).toEqual([]);

  const gone = rows.filter(({ until }) => until === 'Al cerrar sesión');
  await expect
    .poll(async () => (await keptNames(page)).filter((name) => gone.some(({ names }) => names(name))))
    .toEqual([]);
  const texts = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(uid).not.toBe('');
  expect(texts).not.toContain(uid);
  expect(await countSessions(page), 'what proves the session is not left behind').toBe(0);
});

/** How many records Firebase keeps about who is signed in. */
const countSessions = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').count();
          count.addEventListener('success', () => resolve(count.result));
        });
      }),
  );
