/**
 * Every screen in every state, opened once in each window: accessible in light and dark, and on a phone all of it in
 * sight and reach at 400 % and 200 % zoom and with text of 200 %.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expectToFit } from './fits.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expectInReach } from './reach.ts';
import { SCREEN_PROBLEMS, SCREENS, WALKS } from './screens.ts';
import { expectNoBarrier, expectNoViolations } from './violations.ts';
import { expect, hydrated, test } from './visit.ts';

test.use({ expectedProblems: SCREEN_PROBLEMS, reducedMotion: 'reduce' });

/** «Orientativo» and «almacenamiento». */
const WHOLE_WORDS = { anywhere: 11, inTables: 14 };

/** Of the browser's settings. */
const FONT_PX = { usual: 16, large: 32 };
const LARGE_TEXT = { width: 320, height: 640 };
/** A window of 1280 × 1024 px, zoomed. */
const ZOOMED = { 400: { width: 320, height: 256 }, 200: { width: 640, height: 512 } };

async function setFont(page: Page, devtools: CDPSession, standard: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe(`${standard}px`);
}

/** Runs in the page: what a check before has scrolled is as when the screen was opened. */
function scrollBack(): void {
  for (const part of document.querySelectorAll('*')) if (part.scrollLeft !== 0) part.scrollLeft = 0;
  scrollTo({ top: 0, behavior: 'instant' });
}

/** @param isWalk what fits at 400 % and without zoom needs less looking at in between */
async function expectToStayWhole(page: Page, screen: string, isWalk: boolean): Promise<void> {
  const before = page.viewportSize() ?? LARGE_TEXT;
  const devtools = await page.context().newCDPSession(page);
  await page.setViewportSize(LARGE_TEXT);
  await setFont(page, devtools, FONT_PX.large);
  await expectToFit(page, `${screen}, text of 200 %`);
  await setFont(page, devtools, FONT_PX.usual);
  for (const zoom of isWalk ? ([400, 200] as const) : ([400] as const)) {
    await page.setViewportSize(ZOOMED[zoom]);
    await page.evaluate(scrollBack);
    await expectToFit(page, `${screen} at ${zoom} %`, WHOLE_WORDS);
    await expectInReach(page, `${screen} at ${zoom} %`);
  }
  await page.setViewportSize(before);
  await devtools.detach();
}

test.describe('every screen in every state @deep', () => {
  for (const [kind, screens] of Object.entries(SCREENS)) {
    test(`of ${kind}: no accessibility violation, no small target, nothing cut off or out of reach`, async ({
      page,
      hasTouch,
    }) => {
      test.slow();
      for await (const screen of screens(page)) {
        await expectNoBarrier(page, screen, hasTouch);
        if (hasTouch) await expectToStayWhole(page, screen, kind in WALKS);
      }
    });
  }
});

test('with text of 200 % the header is one row, and its menu has the button to sign in @phone @deep', async ({
  page,
}) => {
  await page.setViewportSize(LARGE_TEXT);
  await page.goto('/');
  await hydrated(page);
  await setFont(page, await page.context().newCDPSession(page), FONT_PX.large);
  const tops = await page
    .locator('header :is(a, button):visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const menu = page.getByRole('button', { name: 'Menú' });
  await menu.click();
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' });
  await signIn.click();
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signIn).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(menu).toBeFocused();
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
  for (const fold of await page.locator('main summary').all()) await fold.click();
  await expectNoViolations(page, 'a laptop');
});
