/** Whether a page fits its width: no horizontal scrolling, no text cut off, broken or covered. */
import type { Page } from '@playwright/test';
import { renderedText, type TextLine, type WholeWords } from './rendered-text.ts';
import { expect } from './visit.ts';

/** In pixels: edges are rounded, and letters overhang their box a little. */
const TOLERANCE = 2;

const WHOLE_WORDS: WholeWords = { anywhere: 10, inTables: 10 };

/** @param where names the page and its state in failures */
export async function expectToFit(page: Page, where: string, wholeWords = WHOLE_WORDS): Promise<void> {
  await expect(page.locator('[data-hydration]'), `${where}: all of it is hydrated`).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const { width, beyond } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { width: clientWidth, beyond: scrollWidth - clientWidth };
  });
  const { lines, broken } = await page.evaluate(renderedText, wholeWords);
  expect(lines.length, `${where}: has text`).toBeGreaterThan(0);
  const misfits = [
    ...(beyond > 0 ? [`the page is ${beyond} px wider than the window`] : []),
    ...lines.filter((line) => isOutside(line, width)).map(({ words }) => `«${words}» leaves the window`),
    ...lines.filter(isCut).map(({ words }) => `«${words}» is cut off`),
    ...broken.map((word) => `«${word}» is broken`),
    ...covered(lines),
  ];
  expect([...new Set(misfits)], where).toEqual([]);
}

/** Sets the root font size, with which everything measured in `rem` grows. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/** The elements of `selector` whose content is wider than they are, even where it scrolls. */
export const overflowingBoxes = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((boxes) =>
      boxes
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((box) => box.outerHTML.slice(0, 80)),
    );

const isOutside = ({ box, scrolls }: TextLine, width: number): boolean =>
  !scrolls && (box.left < -TOLERANCE || box.right > width + TOLERANCE);

const isCut = ({ box, clips }: TextLine): boolean =>
  clips.some(
    ({ left, right, bottom }) =>
      box.left < left - TOLERANCE ||
      box.right > right + TOLERANCE ||
      (bottom !== null && (box.top + box.bottom) / 2 > bottom),
  );

/** Line boxes overlap by design; this share is cut off above and below, because letters stay in the middle. */
const LINE_INSET = 0.3;

function covered(lines: readonly TextLine[]): string[] {
  const found: string[] = [];
  const middles = lines
    .map(({ words, layer, box }) => {
      const inset = (box.bottom - box.top) * LINE_INSET;
      return { words, layer, left: box.left, right: box.right, top: box.top + inset, bottom: box.bottom - inset };
    })
    .toSorted((a, b) => a.top - b.top);
  for (const [index, one] of middles.entries()) {
    for (const other of middles.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      const together = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (together > 2 * TOLERANCE && one.layer === other.layer) found.push(`«${other.words}» covers «${one.words}»`);
    }
  }
  return found;
}
