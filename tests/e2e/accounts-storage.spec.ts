import type { Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  expect,
  hearts,
  menuOf,
  newPerson,
  openPopup,
  openProfile,
  pickNew,
  seeResults,
  signInNewPerson,
  signOutOnProfile,
  test,
} from './accounts.ts';
import { countFavorites, countSavedSets, uidOf, uidOn } from './emulated-database.ts';

/** Written and deleted at once to see whether storage works; the first is Firebase's. */
const PROBES = new Set(['__sak', 'storage-probe']);

/** Names of everything that this browser stores for the site. */
const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...document.cookie.split('; ').filter((cookie) => cookie !== ''),
  ]);

/** @returns a set that collects every key written to storage, even those deleted at once */
async function watchStorage(page: Page): Promise<Set<string>> {
  const names = new Set<string>();
  await page.exposeFunction('reportStored', (name: string) => names.add(name));
  await page.addInitScript(() => {
    const setItem: unknown = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = new Proxy(Object(setItem), {
      apply: (target, storage, args: string[]) => {
        Reflect.apply(Reflect.get(globalThis, 'reportStored'), null, args.slice(0, 1));
        return Reflect.apply(target, storage, args);
      },
    });
  });
  return names;
}

/** The rows of the privacy policy's tables: a name, in which «…» stands for a variable part, and when it is deleted. */
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

test('the privacy policy lists everything a signed-in visit stores and what remains after signing out @desktop', async ({
  page,
}) => {
  const stored = await watchStorage(page);
  await signInNewPerson(page);
  await seeResults(page);
  await hearts(page).first().click();
  await expect.poll(() => countFavorites(page)).toBe(1);
  await expect.poll(() => countSavedSets(page)).toBe(1);
  await page.goto('/recommendations/saved');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  const uid = await uidOn(page);
  const signedIn = await storedNames(page);
  expect(signedIn).toEqual(expect.arrayContaining(['firebaseLocalStorageDb', 'user', 'recommendations']));

  await openProfile(page);
  await signOutOnProfile(page);
  const rows = await privacyRows(page);
  const unlisted = [...stored, ...signedIn].filter(
    (name) => !PROBES.has(name) && !rows.some(({ names }) => names(name)),
  );
  expect(unlisted).toEqual([]);

  const deleted = rows.filter(({ until }) => until === 'Al cerrar sesión');
  await expect
    .poll(async () => (await storedNames(page)).filter((name) => deleted.some(({ names }) => names(name))))
    .toEqual([]);
  const texts = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(uid).not.toBe('');
  expect(texts).not.toContain(uid);
  expect(await countSessions(page), 'the credentials of the session are deleted').toBe(0);
});

const HINDRANCES: Record<string, (page: Page) => Promise<unknown>> = {
  'blocks all storage': (page) => page.addInitScript(blockStorage),
  'has no room in local storage': (page) => page.addInitScript(fillLocalStorage),
  'has no room for databases': async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await page.goto('/robots.txt');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  },
};

test.describe('accounts work in a browser that', () => {
  test.use({ expectedProblems: [...EMULATOR_PROBLEMS, 'blocked sessionStorage', 'writing to IndexedDB'] });

  for (const [what, hinder] of Object.entries(HINDRANCES)) {
    test(`${what} @desktop`, async ({ page }) => {
      await hinder(page);
      const person = newPerson();
      await seeResults(page);
      await hearts(page).first().click();
      await pickNew(await openPopup(page), person);
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).click();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await expect.poll(async () => countFavorites(page, await uidOf(page, person))).toBe(1);
      await menuOf(page, person).click();
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
      await expect(page.getByRole('heading', { name: 'Necesitas iniciar sesión' })).toBeVisible();
    });
  }
});

/** As Firefox does where the visitor blocks all data of sites; Chromium blocks most of it. Runs in the page. */
function blockStorage(): void {
  const blocked: [object, string][] = [
    [globalThis, 'localStorage'],
    [globalThis, 'sessionStorage'],
    [globalThis, 'caches'],
    [globalThis, 'BroadcastChannel'],
    [IDBFactory.prototype, 'open'],
    [LockManager.prototype, 'request'],
    [ServiceWorkerContainer.prototype, 'ready'],
  ];
  for (const [owner, name] of blocked) {
    Object.defineProperty(owner, name, {
      get() {
        throw new DOMException(`blocked ${name}`, 'SecurityError');
      },
    });
  }
}

/** Runs in the page. */
function fillLocalStorage(): void {
  for (let size = 1 << 20; size > 0; size >>= 1) {
    try {
      for (let part = 0; ; part += 1) localStorage.setItem(`${size}-${part}`, 'x'.repeat(size));
    } catch {
      // The next smaller piece.
    }
  }
}

/** How many sessions Firebase has stored. */
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
