import { rm } from 'node:fs/promises';
import { test } from './own-site.ts';
import { buildScriptsOnlySite } from './scripts-only-site.ts';
import { expect } from './visit.ts';

const SCRIPT = '/contar.js';

test.describe('a redirected page view is counted once, at its target @desktop @deep', () => {
  let folder = '';
  test.beforeAll(async () => {
    folder = await buildScriptsOnlySite({ VITE_ANALYTICS_SRC: SCRIPT });
  });
  test.afterAll(() => rm(folder, { recursive: true }));
  test.use({ serviceWorkers: 'block' });

  for (const [opened, counted] of [
    ['/recommendations', '/form'],
    ['/Favorites', '/favorites'],
  ] as const) {
    test(`${opened} counts ${counted}`, async ({ page, site }) => {
      site.serve(folder);
      // It never loads, so events stay in the page's queue.
      await page.route(`**${SCRIPT}`, () => undefined);
      await page.goto(opened, { waitUntil: 'commit' });
      await expect(page).toHaveURL(counted);
      const views = () => page.evaluate(() => (window.vaq ?? []).map(([, { path }]) => path));
      await expect.poll(views).toEqual([counted]);
      await page.waitForTimeout(300);
      expect(await views()).toEqual([counted]);
    });
  }
});
