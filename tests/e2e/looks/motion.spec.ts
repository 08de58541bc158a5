/** Animations, and that they never move what is being read. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { recordedAnswers } from '#bench/screens/given-answers.ts';
import { openScreen } from '#bench/screens/open-screen.ts';
import { allScreens, type Screen } from '#bench/screens/screens.ts';
import { LAYOUT_SHIFT_MAX, layoutShift, watchShifts } from '../layout-shift.ts';

const screens = allScreens(recordedAnswers());

async function open(
  browser: Browser,
  origin: string | undefined,
  name: string,
  changes: Partial<Screen> & { reducedMotion?: 'reduce' | 'no-preference' } = {},
): Promise<Page> {
  const screen = screens.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`There is no screen «${name}»`);
  const { reducedMotion = 'no-preference', ...rest } = changes;
  const context = await browser.newContext({ reducedMotion });
  const page = await context.newPage();
  await watchShifts(page);
  await openScreen(page, origin ?? '', { ...screen, ...rest });
  return page;
}

const heightOfQuestion = (page: Page) =>
  page
    .locator('main details')
    .first()
    .evaluate((details) => details.getBoundingClientRect().height);

/** Opens the first question. @returns by how many pixels it grows at once */
const openQuestion = (page: Page) =>
  page
    .locator('main details')
    .first()
    .evaluate((details) => {
      const closed = details.getBoundingClientRect().height;
      details.querySelector('summary')?.click();
      return details.getBoundingClientRect().height - closed;
    });

test('an opened question grows to its height @desktop', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, 'landing');
  const closed = await heightOfQuestion(page);
  expect(await openQuestion(page)).toBeLessThan(1);
  await expect.poll(() => heightOfQuestion(page)).toBeGreaterThan(closed + 20);
});

test('an opened question is open at once with reduced motion @desktop', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, 'landing', { reducedMotion: 'reduce' });
  expect(await openQuestion(page)).toBeGreaterThan(20);
});

test('the results move into place one after the other and are never transparent @desktop', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, 'results');
  const cards = await page.locator('main article').evaluateAll((articles) =>
    articles.map(({ parentElement }) => {
      const { transitionDelay, transitionProperty, opacity } = getComputedStyle(parentElement ?? document.body);
      return { delay: Number.parseFloat(transitionDelay), fades: transitionProperty.includes('opacity'), opacity };
    }),
  );
  expect(cards).toHaveLength(3);
  expect(cards.map(({ delay }) => delay)).toEqual(
    cards.map(({ delay }) => delay).toSorted((one, other) => one - other),
  );
  expect(new Set(cards.map(({ delay }) => delay)).size).toBe(3);
  expect(cards.every(({ fades, opacity }) => !fades && opacity === '1')).toBe(true);
});

for (const name of ['results', 'results-nothing', 'favorites-signed-out', 'form-filled']) {
  test(`no layout shift on ${name} @phone @deep`, async ({ browser, baseURL }) => {
    const page = await open(browser, baseURL, name);
    expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  });
}
