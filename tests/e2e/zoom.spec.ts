import { expectToFit } from './fits.ts';
import { expectInReach } from './reach.ts';
import { SCREEN_PROBLEMS, SCREENS, WALKS } from './screens.ts';
import { test } from './visit.ts';

test.use({ expectedProblems: SCREEN_PROBLEMS, reducedMotion: 'reduce' });

/** «Orientativo» and «almacenamiento». */
const WHOLE_WORDS = { anywhere: 11, inTables: 14 };

for (const { zoom, viewport, kinds } of [
  { zoom: 400, viewport: { width: 320, height: 256 }, kinds: SCREENS },
  // What fits at 400 % and without zoom needs less looking at in between.
  { zoom: 200, viewport: { width: 640, height: 512 }, kinds: WALKS },
]) {
  test.describe(`at ${zoom} % zoom in a window of 1280 × 1024 px @phone @deep`, () => {
    test.use({ viewport });

    for (const [kind, screens] of Object.entries(kinds)) {
      test(`none of ${kind} scrolls horizontally, has text cut off or covered, or a control out of reach`, async ({
        page,
      }) => {
        for await (const screen of screens(page)) {
          await expectToFit(page, screen, WHOLE_WORDS);
          await expectInReach(page, screen);
        }
      });
    }
  });
}
