import { answerQuestionnaire, submit } from './questionnaire.ts';
import { everyScreen, SCREEN_PROBLEMS } from './screens.ts';
import { SMALLEST_TARGET, smallTargets, TOUCH_TARGET } from './targets.ts';
import { expectContrast, expectNoViolations } from './violations.ts';
import { expect, test } from './visit.ts';

test.describe('every screen in every state', () => {
  test.use({ expectedProblems: SCREEN_PROBLEMS, reducedMotion: 'reduce' });

  test('has no accessibility violation in light and dark, and no target that is too small', async ({
    page,
    hasTouch,
  }) => {
    // Every screen is analyzed twice.
    test.setTimeout(420_000);
    for await (const screen of everyScreen(page)) {
      await expectNoViolations(page, screen);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page, screen);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await smallTargets(page, hasTouch ? TOUCH_TARGET : SMALLEST_TARGET), screen).toEqual([]);
    }
  });
});

test('form and results have no accessibility violation in forced colors @desktop', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await answerQuestionnaire(page);
  await page.getByText('Requisitos técnicos').click();
  await expectNoViolations(page, 'the form');
  await submit(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoViolations(page, 'the results');
});

test.describe('an address that does not exist', () => {
  test.use({ expectedProblems: ['404 (Not Found)'] });

  test('answers 404 with a page that links to home and form', async ({ page }) => {
    const response = await page.goto('/no-existe');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
    await page.getByRole('main').locator('a[href="/form"]').click();
    await expect(page).toHaveURL(/\/form$/);
  });
});
