import base from '../../playwright.config.ts';
import { expectToFit } from './fits.ts';
import { everyScreen, PROBLEMS_ON_THE_WALK } from './screens.ts';
import { test } from './visit.ts';

/** What is set in the browser's settings as the size of letters: 32 px instead of 16. */
const LARGE_LETTERS = '--blink-settings=defaultFontSize=32';

const launchOptions = base.use?.launchOptions;

test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), LARGE_LETTERS] },
  expectedProblems: PROBLEMS_ON_THE_WALK,
  reducedMotion: 'reduce',
});

test.describe('with letters of 200 % @phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing has to be scrolled sideways, nothing is cut off or covered', async ({ page }) => {
    test.slow();
    for await (const screen of everyScreen(page)) await expectToFit(page, screen);
  });
});
