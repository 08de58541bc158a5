/** Pages whose content the build renders, and whose code the browser never gets. */
import type { Page } from '@playwright/test';
import { goOffline, test as onOwnSite } from './own-site.ts';
import { openPage, workerActive } from './service-worker.ts';
import { expect, hydrated, test } from './visit.ts';

const titles = (page: Page) => page.locator('title').count();
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

async function firstLaptops(page: Page): Promise<string[]> {
  const map = await (await page.request.get('/sitemap.xml')).text();
  return [...map.matchAll(/<loc>[^<]+(\/portatil\/[^<]+)<\/loc>/g)].flatMap(([, path = '']) => path).slice(0, 3);
}

test('a built page keeps its HTML, and its links lead on without a page load @desktop', async ({ page }) => {
  const [first = '', second = ''] = await firstLaptops(page);
  await page.goto(first);
  const before = await page.locator('[data-built] h1').innerText();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  expect(await canonical(page)).toMatch(new RegExp(`${first}$`));

  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cómo decidimos' }).click();
  await expect(page).toHaveURL('/como-decidimos');
  await expect(page).toHaveTitle(/Cómo decidimos/);
  expect(await titles(page)).toBe(1);
  expect(await canonical(page)).toMatch(/\/como-decidimos$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

  await page.goto(second);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
});

test.describe('addresses of the kind that do not exist @desktop', () => {
  // Hosting answers some hostile spellings itself.
  test.use({ expectedProblems: ['status of 404', 'status of 400', 'malformed URL segment'] });

  test('say so', async ({ page }) => {
    for (const path of [
      '/portatil/nada',
      '/guias/nada',
      '/portatiles/pagina-999',
      '/portatil/%E0%A4%A',
      '/portatil/..%2f',
    ]) {
      const answer = await page.goto(path);
      if (answer?.status() !== 200) continue;
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex');
    }
  });
});

const seenPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('seen-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

onOwnSite.describe('offline', () => {
  onOwnSite.use({ expectedProblems: ['Failed to load resource', 'ERR_', 'Failed to fetch'] });

  onOwnSite(
    'a page that was seen opens again, others say that they cannot be loaded @phone',
    async ({ page, site }) => {
      const [first = '', second = '', third = ''] = await firstLaptops(page);
      await page.goto(first);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await workerActive(page);
      await expect.poll(() => seenPages(page)).toEqual([first]);
      // An answer to a redirect cannot be shown as a page later, and must not replace one that can.
      await page.evaluate((path) => fetch(`${path}/`), first);
      await page.evaluate((path) => fetch(path), third);
      await expect.poll(() => seenPages(page)).toEqual([first, third]);
      await goOffline(page, site);
      await expect(await openPage(page, first)).toContainText(name);
      await openPage(page, second);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se ha podido cargar la página');
    },
  );
});
