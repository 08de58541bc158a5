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

/** Leaves the site, whose only page this is, until the worker that waited for that has taken over. */
export const expectTakenOver = (page: Page) =>
  expect
    .poll(async () => {
      await page.goto('about:blank');
      // The browser counts a page as open for a moment.
      await page.waitForTimeout(200);
      await page.goto('/contact');
      return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
    })
    .toBeUndefined();

/** The versions of the scripts that the page lists or has loaded. */
export const versionsOn = (page: Page) =>
  page.evaluate((nextHash) => {
    const listed = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = [...listed, ...loaded].filter((name) => name.includes('/assets/') && name.endsWith('.js'));
    return [...new Set(scripts.map((name) => (name.includes(nextHash) ? 'new' : 'old')))];
  }, NEXT_HASH);

/** Opens a page and waits until it is hydrated. @returns its heading */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  return page.getByRole('heading', { level: 1 });
}
