import { expectToFit } from './fits.ts';
import { everyScreen, PROBLEMS_ON_THE_WALK } from './screens.ts';
import { test } from './visit.ts';

test.use({ expectedProblems: PROBLEMS_ON_THE_WALK, reducedMotion: 'reduce' });

test.describe('at 400 % zoom in a window of 1280 × 1024 px @phone', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('nothing has to be scrolled sideways, nothing is cut off or covered', async ({ page }) => {
    test.slow();
    for await (const screen of everyScreen(page)) await expectToFit(page, screen);
  });
});
