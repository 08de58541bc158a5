import { answerQuestionnaire, submit } from './questionnaire.ts';
import { everyScreen, PROBLEMS_ON_THE_WALK } from './screens.ts';
import { SMALLEST_TARGET, smallTargets, TOUCH_TARGET } from './targets.ts';
import { expectContrast, expectNoViolations } from './violations.ts';
import { expect, test } from './visit.ts';

test.describe('every screen in every state', () => {
  test.use({ expectedProblems: PROBLEMS_ON_THE_WALK, reducedMotion: 'reduce' });

  test('has no accessibility violation, in light and dark, and nothing too small to press', async ({
    page,
    hasTouch,
  }) => {
    // Every screen is judged twice, which takes a busy machine its time.
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

test('has none in forced colours either, on the form and its results @desktop', async ({ page }) => {
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

  test('§2 answers 404 with a page that leads home and to the form', async ({ page }) => {
    const response = await page.goto('/no-existe');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
    await page.getByRole('main').locator('a[href="/form"]').click();
    await expect(page).toHaveURL(/\/form$/);
  });
});
