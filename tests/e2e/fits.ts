/** Whether a page can be read at its width: nothing to be scrolled sideways for, no text cut off, none over another. */
import type { Page } from '@playwright/test';
import { type DrawnLine, drawnText } from './drawn-text.ts';
import { expect } from './visit.ts';

/** In pixels: edges are rounded, and letters reach a little over their box. */
const TOLERANCE = 2;

/** Fails with what does not fit; `where` says which page and state this is. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  await expect(page.locator('[data-hydration]'), `${where}: all of it is laid out`).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const { width, beyond } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { width: clientWidth, beyond: scrollWidth - clientWidth };
  });
  const { lines, broken } = await page.evaluate(drawnText);
  expect(lines.length, `${where}: some text`).toBeGreaterThan(0);
  const misfits = [
    ...(beyond > 0 ? [`the page is ${beyond} px wider than the window`] : []),
    ...lines.filter((line) => isOutside(line, width)).map(({ words }) => `«${words}» reaches out of the window`),
    ...lines.filter(isCut).map(({ words }) => `«${words}» is cut off`),
    ...broken.map((word) => `«${word}» is broken`),
    ...covered(lines),
  ];
  expect([...new Set(misfits)], where).toEqual([]);
}

/** As somebody has it who reads with larger letters: everything measured in `rem` grows with them. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

const isOutside = ({ box, scrolls }: DrawnLine, width: number): boolean =>
  !scrolls && (box.left < -TOLERANCE || box.right > width + TOLERANCE);

const isCut = ({ box, fences }: DrawnLine): boolean =>
  fences.some(
    ({ left, right, bottom }) =>
      box.left < left - TOLERANCE ||
      box.right > right + TOLERANCE ||
      (bottom !== null && (box.top + box.bottom) / 2 > bottom),
  );

/** Lines stand so close that their boxes overlap by design; letters keep to the middle of them. */
const MIDDLE = 0.3;

function covered(lines: readonly DrawnLine[]): string[] {
  const found: string[] = [];
  const middles = lines
    .map(({ words, layer, box }) => {
      const inset = (box.bottom - box.top) * MIDDLE;
      return { words, layer, left: box.left, right: box.right, top: box.top + inset, bottom: box.bottom - inset };
    })
    .toSorted((a, b) => a.top - b.top);
  for (const [index, one] of middles.entries()) {
    for (const other of middles.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      const together = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      if (together > 2 * TOLERANCE && one.layer === other.layer)
        found.push(`«${other.words}» lies over «${one.words}»`);
    }
  }
  return found;
}
