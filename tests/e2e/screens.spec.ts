/**
 * Every screen in every state: accessible in light and dark, and on a phone all of it in sight and reach at 400 % zoom
 * and with text of 200 %.
 */
import type { CDPSession, Page } from '@playwright/test';
import { listPath } from '#src/config/paths.ts';
import { SIGN_IN } from '#tests/support/page-texts.ts';
import { PUBLIC_PAGES } from '#tests/support/site-pages.ts';
import { expectToFit } from './fits.ts';
import { expectInReach } from './reach.ts';
import { LAPTOP, PICTURED, SCREEN_PROBLEMS, SCREENS, WIDE } from './screens.ts';
import { expectNoBarrier } from './violations.ts';
import { expect, hydrated, test } from './visit.ts';

test.use({ expectedProblems: SCREEN_PROBLEMS, reducedMotion: 'reduce' });

/** «Orientativo» and «almacenamiento». */
const WHOLE_WORDS = { anywhere: 11, inTables: 14 };

/** Of the browser's settings. */
const FONT_PX = { usual: 16, large: 32 };
const LARGE_TEXT = { width: 320, height: 640 };
/** A window of 1280 × 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 };

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

async function expectToStayWhole(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? LARGE_TEXT;
  const devtools = await page.context().newCDPSession(page);
  await page.setViewportSize(LARGE_TEXT);
  await setFont(page, devtools, FONT_PX.large);
  await expectToFit(page, `${screen}, text of 200 %`);
  await setFont(page, devtools, FONT_PX.usual);
  await page.setViewportSize(ZOOMED);
  await page.evaluate(scrollBack);
  await expectToFit(page, `${screen} at 400 %`, WHOLE_WORDS);
  await expectInReach(page, `${screen} at 400 %`);
  await page.setViewportSize(before);
  await devtools.detach();
}

test.describe('every screen in every state @deep', () => {
  for (const [kind, screens] of Object.entries(SCREENS)) {
    const isWideOnly = PICTURED.some(({ name, only }) => name === kind && only === 'desktop');
    const window = isWideOnly ? ' @desktop' : WIDE.has(kind) ? '' : ' @phone';
    test(`of ${kind}: no accessibility violation, no small target, nothing cut off or out of reach${window}`, async ({
      page,
      hasTouch,
    }) => {
      test.slow();
      for await (const screen of screens(page)) {
        await expectNoBarrier(page, screen, hasTouch);
        if (hasTouch) await expectToStayWhole(page, screen);
      }
    });
  }
});

test('every page is among the screens @desktop @deep', () => {
  const paths = new Set(PICTURED.map(({ path }) => path));
  // The screen of a laptop is of another one, and the second page of the list is like the first.
  expect(PUBLIC_PAGES.filter((path) => !paths.has(path))).toEqual([LAPTOP, listPath(2)]);
});

test('with text of 200 % the header is one row, and its menu has the button to sign in @phone @deep', async ({
  page,
}) => {
  await page.setViewportSize(LARGE_TEXT);
  await page.goto('/');
  await hydrated(page);
  await setFont(page, await page.context().newCDPSession(page), FONT_PX.large);
  const middles = await page.locator('header :is(a, button):visible').evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(new Set(middles).size).toBe(1);
  const menu = page.getByRole('button', { name: 'Menú' });
  await menu.click();
  const signIn = page.getByRole('banner').getByRole('button', { name: SIGN_IN });
  await signIn.click();
  await expect(page.getByRole('dialog', { name: SIGN_IN })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signIn).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(menu).toBeFocused();
});
