/**
 * Visual regression tests: six screens in a phone's window, with fixed fonts and answers, against `pictures/`. After an
 * intended change run `npm run screenshots -- --update` and look at what changed.
 */
import { expect, test } from '@playwright/test';
import { recordedAnswers } from '#bench/screens/given-answers.ts';
import { openScreen } from '#bench/screens/open-screen.ts';
import type { Screen } from '#bench/screens/screen.ts';
import { allScreens } from '#bench/screens/screens.ts';

/** Screens by name, with their themes. Those that need example accounts are not compared. */
const WATCHED: Record<string, readonly ('light' | 'dark')[]> = {
  landing: ['light'],
  'form-filled-window': ['light'],
  results: ['light', 'dark'],
  'results-nothing': ['light'],
  'login-not-configured': ['dark'],
};

const screens = new Map(allScreens(recordedAnswers()).map((screen) => [screen.name, screen]));

function screenOf(name: string): Screen {
  const screen = screens.get(name);
  if (!screen) throw new Error(`There is no screen «${name}»`);
  return screen;
}

for (const [name, themes] of Object.entries(WATCHED)) {
  for (const colorScheme of themes) {
    test(`${name} is unchanged in the ${colorScheme} theme @phone`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await openScreen(page, baseURL ?? '', screenOf(name));
      await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, {
        // The example in it changes with the catalogue.
        mask: [page.locator('figure')],
        maxDiffPixelRatio: 0.02,
        threshold: 0.25,
      });
      await context.close();
    });
  }
}
