/** The results' first window: the whole verdict on each laptop, in few words. Below: bars that can be compared. */
import type { Locator, Page } from '@playwright/test';
import { enlargeText } from './fits.ts';
import { openResults } from './questionnaire.ts';
import { expect, test } from './visit.ts';

/** Answers of usual visitors. */
const ASKED = {
  'study for 600 €': { purposes: ['office'], budget: 600 },
  'study on the go for 700 €': { purposes: ['office'], priorities: ['battery', 'weight'], budget: 700 },
  'program for 1200 €': { purposes: ['office', 'programming'], priorities: ['battery'], budget: 1200 },
  'play for 1000 €': { purposes: ['casualgaming'], budget: 1000 },
  'play silently for 1500 €': { purposes: ['gaming'], priorities: ['graphics', 'silence'], budget: 1500 },
  'design for 1500 €': { purposes: ['design'], priorities: ['screen'], budget: 1500 },
  'edit for 2000 €': { purposes: ['editing'], priorities: ['screen', 'graphics'], budget: 2000 },
};

/** The parts of a card's verdict that are not in sight: below the window, or behind a phone's buttons. */
const outOfSight = (card: Locator) =>
  card.evaluate((article) => {
    const parts = [...article.children].filter((part) => part.getBoundingClientRect().height > 0);
    const row = parts.findIndex((part) => part.querySelector(':scope > a[target]'));
    const buttons = parts[row]?.getBoundingClientRect();
    if (!buttons || Math.round(buttons.bottom) > window.innerHeight) return ['its buttons'];
    const hidden = parts.slice(0, row).filter((part) => part.getBoundingClientRect().bottom > buttons.top + 1);
    // Beside other cards, why it is recommended stands below the buttons.
    const why = parts.slice(row + 1).flatMap((part) => [...part.children].slice(0, -1));
    const below = why.filter((part) => part.getBoundingClientRect().bottom > window.innerHeight);
    return [...hidden, ...below].map((part) => part.textContent);
  });

/** @param place of the card among all, from 0 */
async function expectVerdict(card: Locator, place: number, name: string): Promise<void> {
  await expect(card.getByRole('heading', { level: 3 }), name).toHaveText(/\p{L}/u);
  await expect(card.getByText(/^(≈\s)?[\d.]+(,\d\d)?\s€$/).first(), name).toBeVisible();
  const seen = card.getByText(/^(En \p{L}.*, \p{L}+\. \d{4}|Visto en España, |Solo visto en|Precio orientativo)/u);
  // A folded con may begin in the same way.
  await expect(seen.filter({ visible: true }), name).toHaveCount(1);
  await expect(card.getByText(/^(Teclado español|Con Windows)/).filter({ visible: true }), 'as expected').toHaveCount(
    0,
  );
  // Another card's reason names its gain; what it loses stands below.
  if (place === 0) await expect(card.getByLabel(/^Frente a/), name).toHaveCount(0);
  expect(await outOfSight(card), name).toEqual([]);
}

/** Number of words that the window shows, and of their sizes. */
const textInSight = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let words = 0;
    const sizes = new Set<string>();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const { width, height, top, bottom } = range.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && top < window.innerHeight && bottom > 0;
      // Screen readers' words are clipped.
      const isClipped =
        getComputedStyle(node.parentElement).clipPath !== 'none' || node.parentElement.closest('.sr-only');
      if (!isSeen || isClipped) continue;
      words += node.textContent?.match(/\S+/g)?.length ?? 0;
      sizes.add(getComputedStyle(node.parentElement).fontSize);
    }
    return { words, sizes: sizes.size };
  });

test('the buy button sticks to no more than 15 % of a phone’s window, whatever the size of letters @phone', async ({
  page,
}) => {
  await openResults(page, { purposes: ['office'], budget: 700 });
  const button = page.getByRole('article').filter({ visible: true }).locator('a[target]').first();
  const stuck: Record<string, boolean> = {};
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height });
    for (const percent of [100, 150, 200]) {
      await enlargeText(page, percent);
      // The card begins in the window, and ends below it.
      await page.getByRole('tablist').first().scrollIntoViewIfNeeded();
      stuck[`${height}, ${percent} %`] = await button.evaluate((link) => {
        const { bottom } = link.parentElement?.getBoundingClientRect() ?? { bottom: Infinity };
        return bottom <= window.innerHeight + 1;
      });
      const gaps = await button.evaluate((link) => {
        const [row, card] = [link.parentElement, link.closest('article')].map((part) => part?.getBoundingClientRect());
        return row && card && [row.left - card.left, card.right - row.right];
      });
      // The card's border.
      expect(gaps).toEqual([2, 2]);
    }
  }
  expect(stuck).toEqual({
    '844, 100 %': true,
    '844, 150 %': true,
    '844, 200 %': false,
    '664, 100 %': true,
    '664, 150 %': true,
    '664, 200 %': false,
  });
});

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

/** In the first window; each card has its specs in the open. */
const MOST_WORDS = { phone: 110, desktop: 190 } as const;
/** Of letters: title, price, text, small. */
const MOST_SIZES = 4;

test.use({ reducedMotion: 'reduce' });

for (const [visitor, answers] of Object.entries(ASKED)) {
  test(`to «${visitor}»: each verdict is in the first window of a phone @phone`, async ({ page }) => {
    await openResults(page, answers);
    const card = page.getByRole('article').filter({ visible: true });
    const tabs = page.getByRole('tablist', { name: 'Opciones recomendadas' }).getByRole('tab');
    await expect(tabs.nth(1)).toBeVisible();
    for (const window of PHONES) {
      await page.setViewportSize(window);
      for (const [place, tab] of (await tabs.all()).entries()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(card).toHaveCount(1);
        await expectVerdict(card, place, `option ${place + 1} in ${window.width} × ${window.height}`);
        const { words, sizes } = await textInSight(page);
        if (window.height < 700) expect(words).toBeLessThanOrEqual(MOST_WORDS.phone);
        expect(sizes).toBeLessThanOrEqual(MOST_SIZES);
      }
    }
  });

  test.describe('in 1280 × 800', () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test(`to «${visitor}»: all verdicts are in the first window, equal figures have equal bars @desktop`, async ({
      page,
    }) => {
      await openResults(page, answers);
      const cards = page.getByRole('article');
      await expect(cards.nth(1)).toBeVisible();
      for (const [place, card] of (await cards.all()).entries())
        await expectVerdict(card, place, `option ${place + 1}`);
      const { words, sizes } = await textInSight(page);
      expect(words).toBeLessThanOrEqual(MOST_WORDS.desktop);
      expect(sizes).toBeLessThanOrEqual(MOST_SIZES);

      const section = page.getByRole('region', { name: 'Lado a lado' });
      const all = section.getByRole('button', { name: 'Todo' });
      if (await all.isVisible()) await all.click();
      const bars = await section.locator('li:has(h3)').evaluateAll((criteria) =>
        criteria.flatMap((criterion) =>
          [...criterion.querySelectorAll('li')].map((laptop) => ({
            said: `${criterion.querySelector('h3')?.textContent}: ${laptop.querySelector('p > :last-child')?.textContent}`,
            length: laptop.querySelector('rect')?.getAttribute('width') ?? null,
          })),
        ),
      );
      const lengths = Map.groupBy(bars, ({ said }) => said);
      expect(lengths.size).toBeGreaterThan(3);
      for (const [said, same] of lengths) {
        expect(new Set(same.map(({ length }) => length)).size, said).toBe(1);
        // An unknown figure has none.
        expect(same[0]?.length === null, said).toBe(said.endsWith(' sin dato'));
      }
    });
  });
}
