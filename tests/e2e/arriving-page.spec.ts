import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LAYOUT_SHIFT_MAX, layoutShift, watchShifts } from './layout-shift.ts';
import { BUILT_SITE } from './next-version.ts';
import { test } from './own-site.ts';
import { expect, hydrated } from './visit.ts';

test.use({ serviceWorkers: 'block' });

for (const name of ['index', 'form']) {
  test(`${name} does not shift when most of its HTML comes later @desktop @deep`, async ({ page, site }) => {
    const html = await readFile(join(BUILT_SITE, `${name}.html`), 'utf8');
    const body = html.indexOf('<body');
    const first = body + (html.length - body) / 4;
    const path = name === 'index' ? '/' : `/${name}`;
    const rest = Promise.withResolvers<void>();
    site.answer = (asked, response) => {
      if (asked !== path) return false;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, first));
      void rest.promise.then(() => response.end(html.slice(first)));
      return true;
    };
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    rest.resolve();
    await hydrated(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  });
}
