import type { Page } from '@playwright/test';
import { PATHS } from '#src/config/paths.ts';
import { FORM_NAME } from '#tests/support/page-texts.ts';
import { singleSpaced } from '../support/html-page.ts';
import { PUBLIC_PAGES } from '#tests/support/site-pages.ts';
import { readPage } from './html-page.ts';
import { LAYOUT_SHIFT_MAX, layoutShift, watchShifts } from './layout-shift.ts';
import { expect, hydrated, test } from './visit.ts';

const PRERENDERED_PAGES = [...PUBLIC_PAGES, PATHS.notFound];
/** One of each kind, in the window in which more of it could change. Parts of laptops' pages load later. */
const HYDRATED_PAGES = {
  phone: ['/', '/blog/que-ordenador-comprar-2025', '/guias/juegos-1000', '/visto', '/privacy', '/404'],
  desktop: ['/form', '/portatiles'],
};

declare global {
  interface Window {
    /** Texts of elements that changed after parsing. */
    changes: string[];
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const changes: string[] = [];
  globalThis.window.changes = changes;
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.querySelector('#root');
    if (!root?.firstElementChild) return;
    new MutationObserver((records) => {
      for (const { target } of records) {
        changes.push(target.textContent?.slice(0, 80) ?? '');
      }
    }).observe(root, { subtree: true, childList: true, characterData: true });
  });
}

/** Long enough for late changes, such as those of the session. */
const LATE_CHANGES_MS = 150;

async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState();
  await page.waitForTimeout(LATE_CHANGES_MS);
}

const rootText = (page: Page) =>
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

test.describe('a prerendered page', () => {
  test.use({ expectedProblems: ['404 (Not Found)'] });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(watch);
    await watchShifts(page);
  });

  for (const [window, paths] of Object.entries(HYDRATED_PAGES)) {
    test(`does not change during hydration @${window}`, async ({ page, request }) => {
      for (const path of paths) {
        const served = await readPage(request, path, path === '/404' ? 404 : 200);
        await page.goto(path);
        await settled(page);
        expect(singleSpaced(await rootText(page)), path).toBe(served.words());
        expect(await page.evaluate(() => globalThis.window.changes), path).toEqual([]);
        expect(await layoutShift(page), path).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
        const canonical = path === '/404' ? 0 : 1;
        expect(await headCounts(page), path).toEqual([1, 1, canonical, 1]);
        await expect(page.locator('[data-hydration]'), 'all of it is hydrated').toHaveCount(0);
      }
    });
  }

  test('is hydrated although a picture of its first window never loads @phone', async ({ page }) => {
    await page.route('**/blog/*.svg', () => new Promise(() => undefined));
    await page.goto('/blog', { waitUntil: 'commit' });
    await hydrated(page);
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });
});

test('navigating through all public pages changes their titles, and adds nothing to the head @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const titles = [await page.title()];
  for (const name of ['Blog', 'Contacto', FORM_NAME, 'Privacidad', 'Términos']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.title()).not.toBe(titles.at(-1));
    titles.push(await page.title());
    await expect.poll(() => headCounts(page), name).toEqual([1, 1, 1, 1]);
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test.describe('the content security policy', () => {
  test.use({ expectedProblems: ['Content Security Policy'] });

  test('is enforced, and the console says so, which fails every other test @desktop', async ({ page }) => {
    await page.goto('/contact');
    const said = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "inline"';
      document.head.append(script);
    });
    expect((await said).type()).toBe('error');
    expect(await page.title()).not.toBe('inline');
  });
});

test.describe('without JavaScript @phone', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: ['404 (Not Found)'] });

  test('every page is complete: headings, pictures and fields @deep', async ({ page }) => {
    for (const path of PRERENDERED_PAGES) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const parts = main.locator(
        ':is(h2, h3, input, select, textarea):not([hidden] *, details *, [class*="noscript:hidden"] *), img:not(details *)',
      );
      await expect(parts.filter({ visible: false }), path).toHaveCount(0);
      await expect(main.getByRole('searchbox')).toBeHidden();
      const pictures = main.locator('img:not(details *)');
      for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
      const unloaded = () =>
        pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((img) => img.naturalWidth === 0).length);
      await expect.poll(unloaded, path).toBe(0);
    }
  });
});
