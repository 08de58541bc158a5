import type { Page } from '@playwright/test';
import { oneSpace, readPage } from './html-page.ts';
import { expect, hydrated, test } from './visit.ts';

const WRITTEN_PAGES = [
  '/',
  '/form',
  '/blog',
  '/blog/que-ordenador-comprar-2025',
  '/contact',
  '/privacy',
  '/terms',
  '/404',
];
const PRIVATE_PAGES = [
  '/recommendations',
  '/recommendations/saved',
  '/favorites',
  '/profile',
  '/login',
  '/__/auth/handler',
];

/** More than this much of the window moved is noticed; what Google calls good ends at 0.1. */
const LAYOUT_SHIFT_MAX = 0.01;

/** What the page says about itself while it loads. */
interface Report {
  violations: string[];
  /** Text that changed under the eyes of the reader. */
  changes: string[];
  layoutShift: number;
}

declare global {
  interface Window {
    report: Report;
  }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  globalThis.window.report = { violations: [], changes: [], layoutShift: 0 };
  const { report } = globalThis.window;
  document.addEventListener('securitypolicyviolation', (event) => {
    report.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.querySelector('#root');
    if (!root?.firstElementChild) return;
    new MutationObserver((records) => {
      for (const { target } of records) report.changes.push(target.textContent?.slice(0, 80) ?? '');
    }).observe(root, { subtree: true, childList: true, characterData: true });
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      report.layoutShift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Long enough for whatever comes late, such as who is signed in, in milliseconds. */
const AFTERMATH_MS = 150;

/** React has taken over and has nothing left to do. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState();
  await page.waitForTimeout(AFTERMATH_MS);
}

const report = (page: Page) => page.evaluate(() => globalThis.window.report);

const readText = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const copy = document.createElement('div');
    copy.innerHTML = root.innerHTML;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent;
  });

const headCounts = (page: Page) =>
  page.evaluate(() =>
    ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:title"]'].map(
      (selector) => document.head.querySelectorAll(selector).length,
    ),
  );

test.describe('a page that was written at build', () => {
  test.use({ expectedProblems: ['404 (Not Found)'] });
  test.beforeEach(({ page }) => page.addInitScript(watch));

  for (const path of WRITTEN_PAGES) {
    test(`${path} stays as it was when its scripts take over, and breaks no rule of its own`, async ({
      page,
      request,
    }) => {
      const written = await readPage(request, path, path === '/404' ? 404 : 200);
      await page.goto(path);
      await settled(page);
      expect(oneSpace(await readText(page))).toBe(written.words());
      const { violations, changes, layoutShift } = await report(page);
      expect(violations).toEqual([]);
      expect(changes).toEqual([]);
      expect(layoutShift).toBeLessThan(LAYOUT_SHIFT_MAX);
      const canonical = path === '/404' ? 0 : 1;
      expect(await headCounts(page)).toEqual([1, 1, canonical, 1]);
      await expect(page.locator('[data-hydration]'), 'what was left for later is drawn').toHaveCount(0);
    });
  }

  test('is taken over although a picture of its first window never comes @phone', async ({ page }) => {
    await page.route('**/blog/*.svg', () => new Promise(() => undefined));
    await page.goto('/blog', { waitUntil: 'commit' });
    await hydrated(page);
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });
});

test.describe('the rules about what a page may load @desktop', () => {
  test.beforeEach(({ page }) => page.addInitScript(watch));

  for (const path of PRIVATE_PAGES) {
    test(`are kept at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      expect((await report(page)).violations).toEqual([]);
    });
  }

  test('are kept on a walk through all public pages, whose titles follow', async ({ page }) => {
    await page.goto('/');
    const titles = [await page.title()];
    for (const name of ['Blog', 'Contacto', 'Asesor de Compra', 'Privacidad', 'Términos']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.title()).not.toBe(titles.at(-1));
      titles.push(await page.title());
      expect(await headCounts(page), name).toEqual([1, 1, 1, 1]);
    }
    expect(new Set(titles).size).toBe(titles.length);
    expect((await report(page)).violations).toEqual([]);
  });

  test.describe('when one is broken', () => {
    test.use({ expectedProblems: ['Content Security Policy'] });

    test('are enforced, and the breach is heard', async ({ page }) => {
      await page.goto('/contact');
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "inline"';
        document.head.append(script);
      });
      await expect.poll(async () => (await report(page)).violations).toEqual(['script-src-elem inline']);
      expect(await page.title()).not.toBe('inline');
    });
  });
});

test.describe('without a script @phone', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: ['404 (Not Found)'] });

  test('every page is complete: headings, pictures, fields', async ({ page }) => {
    for (const path of WRITTEN_PAGES) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      for (const part of await main.locator(':is(h2, h3, input, select, textarea):not([hidden] *, details *)').all()) {
        await expect(part, path).toBeVisible();
      }
      for (const picture of await main.locator('img:not(details *)').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), path).toBeGreaterThan(0);
        await expect(picture, path).toBeVisible();
      }
    }
  });
});
