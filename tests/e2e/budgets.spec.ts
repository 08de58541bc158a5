/** What does not depend on how fast the machine is; times are measured by `npm run bench:site`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { buildMinimalPage } from '#bench/site/minimal-page.ts';
import { readPage } from './html-page.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { bytesOf, recordTraffic, type TransferredFile } from './traffic.ts';
import { expect, hydrated, test } from './visit.ts';

const PUBLIC_PAGES = ['/', '/form', '/blog', '/blog/que-ordenador-comprar-2025', '/contact', '/privacy', '/terms'];

const HTML_MAX = 14_000;
const JOURNEY_SCRIPT_MAX = 120_000;
const FIRST_PICTURES_MAX = 30_000;
const OVER_MINIMAL_MAX = 1.15;
const LAYOUT_SHIFT_MAX = 0.01;
/** The furthest that browsers look ahead for pictures to load, with some room. */
const NEAR_PX = 3000;

// What the service worker fetches for later is no part of a page.
test.use({ serviceWorkers: 'block' });

/** The page has come to rest: its scripts, all styles, and nothing on its way. */
async function atRest(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** All the code that came, asked for once more: a page that has been left no longer hands out what it was sent. */
async function codeOf(request: APIRequestContext, files: readonly TransferredFile[]): Promise<string> {
  const paths = new Set(files.filter(({ type }) => type === 'script').map(({ path }) => path));
  const texts = await Promise.all([...paths].map(async (path) => (await request.get(path)).text()));
  return texts.join('\n');
}

test.describe('a first visit to the landing page, before anybody does anything @phone', () => {
  test('weighs little, and brings nothing that is for later', async ({ page, request }) => {
    const folder = await mkdtemp(join(tmpdir(), 'minimal-page-'));
    const minimal = await buildMinimalPage(folder);
    await rm(folder, { recursive: true });
    expect(minimal, 'a page of the same libraries').toBeGreaterThan(60_000);

    const traffic = recordTraffic(page);
    await page.goto('/');
    await atRest(page);
    const files = await traffic.files();
    expect(bytesOf(files, 'document')).toBeLessThanOrEqual(HTML_MAX);
    const script = bytesOf(files, 'script');
    expect(script, `${minimal} bytes for the smallest page`).toBeLessThanOrEqual(minimal * OVER_MINIMAL_MAX);
    const listed = (await readPage(request, '/')).all('div', { id: 'root' })[0]?.attribs['data-modules']?.split(' ');
    expect(files.filter(({ type }) => type === 'script').map(({ path }) => path)).toEqual(listed);

    const code = await codeOf(request, files);
    expect(code).toContain('hydrateRoot');
    expect(code).not.toMatch(/ZodError|FirebaseError|firestore/);
    expect(files.filter(({ type }) => type === 'font')).toHaveLength(1);
  });

  test('fetches the pictures of the first window, and those far below once they come near', async ({ page }) => {
    const traffic = recordTraffic(page);
    await page.goto('/');
    await atRest(page);
    const pictures = await page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => ({ path: new URL(image.src).pathname, top: image.getBoundingClientRect().top })),
      );
    const window = page.viewportSize()?.height ?? 0;
    const above = new Set(pictures.filter(({ top }) => top < window).map(({ path }) => path));
    const far = pictures.filter(({ top }) => top > window + NEAR_PX).map(({ path }) => path);
    expect(far).not.toEqual([]);
    const asked = traffic.asked();
    expect(far.filter((path) => asked.includes(path))).toEqual([]);
    const shown = (await traffic.files()).filter(({ path }) => above.has(path));
    expect(bytesOf(shown, 'image')).toBeLessThanOrEqual(FIRST_PICTURES_MAX);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => far.filter((path) => !traffic.asked().includes(path))).toEqual([]);
  });
});

test('the whole visit of somebody who wants advice stays light, and knows nothing of accounts @phone', async ({
  page,
  request,
}) => {
  const traffic = recordTraffic(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => traffic.asked().some((path) => path.includes('lazy-parts'))).toBe(true);
  await answerQuestionnaire(page);
  await submit(page);
  await page.getByRole('button', { name: '¿No te convencen? Mostrar más opciones' }).click();
  await expect(page.getByRole('heading', { name: 'Más opciones para ti' })).toBeVisible();
  // What the browser still has from before weighs nothing.
  const files = await traffic.files();
  expect(bytesOf(files, 'script')).toBeLessThanOrEqual(JOURNEY_SCRIPT_MAX);
  expect(bytesOf(files, 'script')).toBeGreaterThan(JOURNEY_SCRIPT_MAX / 2);
  expect(await codeOf(request, files)).not.toMatch(/FirebaseError|firestore/);
});

const interests = {
  hovered: (page: Page, name: string) => link(page, name).hover(),
  focused: (page: Page, name: string) => link(page, name).focus(),
  touched: (page: Page, name: string) => link(page, name).dispatchEvent('touchstart'),
};
const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

for (const [interest, show] of Object.entries(interests)) {
  test(`a page's code is there once a link to it is ${interest} @desktop`, async ({ page, request }) => {
    const target = await readPage(request, '/form');
    const needed = target.all('div', { id: 'root' })[0]?.attribs['data-modules']?.split(' ') ?? [];
    await page.goto('/contact');
    await atRest(page);
    const traffic = recordTraffic(page);
    await show(page, 'Asesor de Compra');
    const there = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    await expect
      .poll(async () => {
        const present = new Set(await there());
        return needed.filter((path) => !present.has(path));
      })
      .toEqual([]);
    const asked = traffic.asked().length;
    expect(asked).toBeGreaterThan(0);
    await link(page, 'Asesor de Compra').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/contact/i);
    await expect(page).toHaveURL(/\/form$/);
    expect(
      traffic
        .asked()
        .filter((path) => path.endsWith('.js'))
        .slice(asked),
    ).toEqual([]);
  });
}

test.describe('drawing', () => {
  test('waits for no other file on any page @phone', async ({ page }) => {
    for (const path of [...PUBLIC_PAGES, '/recommendations']) {
      await page.goto(path);
      await hydrated(page);
      const waitedFor = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
          .map(({ name }) => name),
      );
      expect(waitedFor, path).toEqual([]);
    }
  });

  test('moves nothing while a page is read to its end', async ({ page }) => {
    await page.addInitScript(watchLayout);
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await hydrated(page);
      await readToTheEnd(page);
      expect(await layoutShift(page), path).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
    }
  });

  test('moves nothing by itself among the results, whatever is opened', async ({ page }) => {
    await page.addInitScript(watchLayout);
    await answerQuestionnaire(page);
    await submit(page);
    await page.getByRole('button', { name: '¿No te convencen? Mostrar más opciones' }).click();
    await expect(page.getByRole('heading', { name: 'Más opciones para ti' })).toBeVisible();
    const closed = page
      .getByRole('main')
      .locator('[aria-expanded=false]:visible, details:not([open]) > summary:visible');
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    await readToTheEnd(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  });
});

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Runs in the page. What follows the visitor's own doing within half a second is not a shift. */
function watchLayout(): void {
  globalThis.window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const byVisitor = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if (!byVisitor && 'value' in entry && typeof entry.value === 'number')
        globalThis.window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const layoutShift = (page: Page) => page.evaluate(() => globalThis.window.layoutShift);

/** A window at a time, each drawn before the next. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += globalThis.innerHeight) {
      root.scrollTop = top;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
