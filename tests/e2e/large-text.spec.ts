import base from '../../playwright.config.ts';
import { expectToFit } from './fits.ts';
import { SCREEN_PROBLEMS, SCREENS } from './screens.ts';
import { expect, hydrated, test } from './visit.ts';

/** The font size in the browser's settings: 32 px, usually 16. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

const launchOptions = base.use?.launchOptions;

test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), LARGE_TEXT] },
  expectedProblems: SCREEN_PROBLEMS,
  reducedMotion: 'reduce',
});

test.describe('with text of 200 % @phone @deep', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the header takes two rows at most', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const boxes = await page.locator('header :is(a, button):visible').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    const firstRow = Math.min(...boxes.map(({ bottom }) => bottom));
    const others = boxes.filter(({ top }) => top >= firstRow);
    const secondRow = Math.min(...others.map(({ bottom }) => bottom));
    expect(others.filter(({ top }) => top >= secondRow)).toEqual([]);
  });

  for (const [kind, screens] of Object.entries(SCREENS)) {
    test(`none of ${kind} scrolls horizontally or has text cut off or covered`, async ({ page }) => {
      for await (const screen of screens(page)) await expectToFit(page, screen);
    });
  }
});
