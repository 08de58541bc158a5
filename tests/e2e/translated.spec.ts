/** A translator of the browser changes the page under React: no page may crash, and no text may stay as it was. */
import type { Browser, Page } from '@playwright/test';
import { refined } from './result-screens.ts';
import { SCREEN_PROBLEMS, type Screens } from './screens.ts';
import { translate } from './translator.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: SCREEN_PROBLEMS, reducedMotion: 'reduce' });

/**
 * The words in view. Fonts within a line's elements change its spaces. A page is announced to screen readers only where
 * its title comes late.
 */
const texts = (page: Page) =>
  page.evaluate(() => {
    const announced = document.querySelector<HTMLElement>('p[aria-live]')?.innerText ?? '';
    return document.body.innerText.replace(announced, '').replaceAll(/\s/g, '');
  });

/** Walks the screens in a translated page and beside it in another one. */
async function expectSameWords(page: Page, browser: Browser, screens: Screens): Promise<void> {
  const original = await browser.newPage();
  const states = screens(original);
  for await (const state of screens(page)) {
    await states.next();
    await expect(page.locator('font').first(), state).toBeAttached();
    await expect(async () => expect(await texts(page), state).toBe(await texts(original))).toPass({ timeout: 10_000 });
  }
}

test('results, translated, say what they say in Spanish while they are changed @phone', async ({ page, browser }) => {
  await translate(page);
  await expectSameWords(page, browser, refined);
});
