import { answerQuestionnaire, submit } from './questionnaire.ts';
import { SCREEN_PROBLEMS, SCREENS } from './screens.ts';
import { SMALLEST_TARGET, smallTargets, TOUCH_TARGET } from './targets.ts';
import { expectContrast, expectNoViolations } from './violations.ts';
import { expect, hydrated, test } from './visit.ts';

test.describe('every screen in every state @deep', () => {
  test.use({ expectedProblems: SCREEN_PROBLEMS, reducedMotion: 'reduce' });

  for (const [kind, screens] of Object.entries(SCREENS)) {
    test(`of ${kind}: no accessibility violation in light and dark, no small target`, async ({ page, hasTouch }) => {
      // Each screen is analyzed twice.
      test.slow();
      for await (const screen of screens(page)) {
        await expectNoViolations(page, screen);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page, screen);
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await smallTargets(page, hasTouch ? TOUCH_TARGET : SMALLEST_TARGET), screen).toEqual([]);
      }
    });
  }
});

test('form, results and a laptop have no accessibility violation in forced colors @desktop @deep', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await answerQuestionnaire(page);
  await page.getByText('Requisitos técnicos').click();
  await expectNoViolations(page, 'the form');
  await submit(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoViolations(page, 'the results');
  await page.goto('/portatil/apple-macbook-air-13-m4-16-256-2560-macos');
  await hydrated(page);
  for (const fold of await page.locator('[data-built] summary').all()) await fold.click();
  await expectNoViolations(page, 'a laptop');
});
