import { rm } from 'node:fs/promises';
import { test } from './own-site.ts';
import { buildScriptsOnlySite } from './scripts-only-site.ts';
import { expect, hydrated } from './visit.ts';

const ADDRESS = '/errores';
const ANALYTICS = '/contar.js';
const BROKEN_PAGE = "export function Component() { throw new Error('broken on purpose') }";

test.describe('errors and views of a page @desktop @deep', () => {
  let folder = '';
  test.beforeAll(async () => {
    folder = await buildScriptsOnlySite({ VITE_ERROR_REPORT_URL: ADDRESS, VITE_ANALYTICS_SRC: ANALYTICS });
  });
  test.afterAll(() => rm(folder, { recursive: true }));
  test.use({ serviceWorkers: 'block', expectedProblems: ['on purpose', 'Failed to load resource'] });

  test('are reported to the configured address, and a failed report is not reported', async ({ page, site }) => {
    const reports: string[] = [];
    site.serve(folder);
    await page.route(`**${ADDRESS}`, (route) => {
      reports.push(route.request().postData() ?? '');
      expect(route.request().headers()).not.toHaveProperty('referer');
      return route.abort();
    });
    await page.route('**/assets/contact-page*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: BROKEN_PAGE }),
    );
    await page.route(`**${ANALYTICS}`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/recommendations?correo=ana@example.com');
    await expect(page).toHaveURL(/\/form$/);
    await hydrated(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown on purpose');
      });
      void Promise.reject(new Error('refused on purpose'));
    });
    await expect.poll(() => reports.length).toBe(2);
    expect(await page.evaluate(() => window.vaq?.map(([, { path }]) => path)), 'at its target, once').toEqual([
      '/form',
    ]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Algo ha ido mal' })).toBeVisible();
    await expect.poll(() => reports.length).toBe(3);
    expect(reports.map((text) => JSON.parse(text))).toEqual([
      expect.objectContaining({ message: 'Error: thrown on purpose', path: '/form' }),
      expect.objectContaining({ message: 'Error: refused on purpose', path: '/form' }),
      expect.objectContaining({ message: 'Error: broken on purpose', path: '/contact' }),
    ]);
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Algo ha ido mal');
  });
});
