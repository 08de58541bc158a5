/** The pages whose HTML the build does not write, where the scripts that write them fail. */
import type { Page } from '@playwright/test';
import { expectContrast, expectNoViolations } from './violations.ts';
import { expect, hydrated, test } from './visit.ts';

const SHELL_PAGES = [
  '/comparar?ids=asus-zenbook-s-14-oled-ux5406sa-qj501w,no-existe#1.9.2.12w.03',
  '/recommendations#1.9.2.15o',
  '/favorites',
];
const retry = (page: Page) => page.getByRole('link', { name: 'Reintentar' });
const unfinished = { level: 1, name: 'La página no ha terminado de cargarse' } as const;

test.describe('a page that only scripts can write', () => {
  test.use({
    expectedProblems: [
      'on purpose',
      'Failed to load resource',
      'Failed to fetch dynamically imported',
      'preloaded using link preload but not used',
    ],
  });

  test('has header, words and links where its first script throws @desktop', async ({ page }) => {
    const body = 'throw Error("on purpose")';
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto('/favorites');
    await expect(page.getByRole('heading', unfinished)).toBeVisible();
    await page.unroute('**/assets/index-*.js');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Guías/ })).toBeVisible();
  });

  test('is asked for again, with all of its address, where no script could be loaded @phone', async ({ page }) => {
    for (const path of SHELL_PAGES) {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('heading', unfinished), path).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' })).toBeVisible();
      await page.unroute('**/assets/*.js');
      const [reload] = await Promise.all([
        page.waitForRequest((request) => request.isNavigationRequest()),
        retry(page).click(),
      ]);
      expect(reload.url()).toContain(path.split('#')[0]);
      await hydrated(page);
      await expect(retry(page), path).toHaveCount(0);
      if (path.includes('#')) expect(page.url()).toContain(path);
    }
  });

  test('passes axe in both themes and fits 320 px where no script could be loaded @phone @deep', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/favorites');
    await expect(retry(page)).toBeVisible();
    await expectNoViolations(page, 'a page without its scripts');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'a page without its scripts');
  });

  test('says so where scripts neither come nor fail, and not before, also without motion @desktop', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/favorites', { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible();
    // Its animation, which has no motion, at these times.
    const jumpTo = (ms: number) =>
      page.evaluate((time) => {
        for (const animation of document.getAnimations()) animation.currentTime = time;
      }, ms);
    await jumpTo(3000);
    await expect(retry(page)).toBeHidden();
    await jumpTo(15_000);
    await expect(retry(page)).toBeVisible();
  });
});
