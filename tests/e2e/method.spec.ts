/** «Cómo decidimos», whose content the build writes. */
import { enlargeText, expectToFit } from './fits.ts';
import { hydrated, test } from './visit.ts';

const METHOD = '/como-decidimos';

test.use({ reducedMotion: 'reduce' });

test('fits a small window, also in enlarged text @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(METHOD);
  await hydrated(page);
  for (const fold of await page.locator('details > summary').all()) await fold.click();
  await expectToFit(page, '320 px');
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page, 200);
  await expectToFit(page, '390 px in enlarged text');
});
