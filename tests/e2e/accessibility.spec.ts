import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyScreen, PROBLEMS_ON_THE_WALK } from './screens.ts';
import { SMALLEST_TARGET, smallTargets, TOUCH_TARGET } from './targets.ts';
import { expect, test } from './visit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549', 'best-practice'];

/** Colours are judged where they come to rest, not half way through a transition. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

async function expectNoViolations(page: Page, screen: string): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(described(violations), screen).toEqual([]);
}

/** All that depends on the theme. */
async function expectContrast(page: Page, screen: string): Promise<void> {
  await settled(page);
  const { violations, passes } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(passes, `${screen}: some text was judged`).toHaveLength(1);
  expect(described(violations), `${screen} in the dark`).toEqual([]);
}

const described = (violations: readonly { id: string; nodes: readonly { html: string }[] }[]) =>
  violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));

test.describe('every screen in every state', () => {
  test.use({ expectedProblems: PROBLEMS_ON_THE_WALK, reducedMotion: 'reduce' });

  test('has no accessibility violation, in light and dark, and nothing too small to press', async ({
    page,
    hasTouch,
  }) => {
    test.slow();
    for await (const screen of everyScreen(page)) {
      await expectNoViolations(page, screen);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page, screen);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await smallTargets(page, hasTouch ? TOUCH_TARGET : SMALLEST_TARGET), screen).toEqual([]);
    }
  });
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
