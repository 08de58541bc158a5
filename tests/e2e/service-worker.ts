/** What the tests of the service worker share. */
import { expect, type Page } from '@playwright/test';
import { NEXT_HASH } from './next-version.ts';
import { hydrated } from './visit.ts';

/** Waits until the service worker is active, with all that the site needs offline. */
export const workerActive = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active?.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve();
      });
    });
  });

/** Lets the browser look for a new version, as it does from time to time, and waits until that is installed. */
export const findNewVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing;
    if (!next) return;
    await new Promise<void>((resolve, reject) => {
      next.addEventListener('statechange', () => {
        if (next.state === 'installed') resolve();
        if (next.state === 'redundant') reject(new Error('The new version could not be installed'));
      });
    });
  });

/** Asks the new version to activate. @returns its state a second later, or `activated` */
export const tryToActivate = (page: Page) =>
  page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    const activated = new Promise<string>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve('activated'));
    });
    const script = document.querySelector<HTMLElement>('#root')?.dataset['modules']?.split(' ')[0];
    waiting?.postMessage(new URL(script ?? '', location.href).href, []);
    const stateLater = new Promise<string>((resolve) => {
      setTimeout(() => resolve(waiting?.state ?? 'no new version'), 1000);
    });
    return Promise.race([activated, stateLater]);
  });

/** The versions of the scripts that the page lists or has loaded. */
export const versionsOn = (page: Page) =>
  page.evaluate((nextHash) => {
    const listed = document.querySelector<HTMLElement>('#root')?.dataset['modules']?.split(' ') ?? [];
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = [...listed, ...loaded].filter((name) => name.includes('/assets/') && name.endsWith('.js'));
    return [...new Set(scripts.map((name) => (name.includes(nextHash) ? 'new' : 'old')))];
  }, NEXT_HASH);

/** Waits until the caches hold scripts of the new version only. */
export const expectNewVersionCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async (nextHash) => {
        const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        const scripts = cached.flat().filter(({ url }) => url.endsWith('.js'));
        return [...new Set(scripts.map(({ url }) => (url.includes(nextHash) ? 'new' : 'old')))];
      }, NEXT_HASH),
    )
    .toEqual(['new']);

/** Stops the workers as Chromium stops an idle one. It never stops a worker that Playwright inspects. */
export async function stopIdleWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** Opens a page and waits until it is hydrated. @returns its heading */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  return page.getByRole('heading', { level: 1 });
}
