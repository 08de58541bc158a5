import { expectToFit } from './fits.ts';
import { everyScreen, SCREEN_PROBLEMS } from './screens.ts';
import { test } from './visit.ts';

test.use({ expectedProblems: SCREEN_PROBLEMS, reducedMotion: 'reduce' });

test.describe('at 400 % zoom in a window of 1280 × 1024 px @phone', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no screen scrolls horizontally or has text cut off or covered', async ({ page }) => {
    test.slow();
    for await (const screen of everyScreen(page)) await expectToFit(page, screen);
  });
});
