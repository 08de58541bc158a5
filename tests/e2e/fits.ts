/** Whether a page can be read at its width: nothing to be scrolled sideways for, no text cut off, none over another. */
import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** Fails with what does not fit; `where` says which page and state this is. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  expect(await page.evaluate(findMisfits), where).toEqual([]);
}

/** As somebody has it who reads with larger letters: everything measured in `rem` grows with them. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}

/** Runs in the page. */
function findMisfits(): string[] {
  /** In pixels: edges are rounded, and letters reach a little over their box. */
  const tolerance = 2;
  /** In letters: shorter ones must never be broken, whatever their size. */
  const longestWholeWord = 10;
  const windowWidth = document.documentElement.clientWidth;
  const misfits: string[] = [];

  const beyond = document.documentElement.scrollWidth - windowWidth;
  if (beyond > 0) misfits.push(`the page is ${beyond} px wider than the window`);

  interface Piece {
    words: string;
    element: Element;
    /** What floats above the page, and so may lie over other text: the outermost such element. */
    layer: Element | null;
    box: DOMRect;
  }

  const ancestors = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
    return found;
  };
  const isFloating = (element: Element) => {
    const { position, zIndex } = getComputedStyle(element);
    return ['fixed', 'sticky'].includes(position) || (position !== 'static' && Number(zIndex) > 1);
  };
  const isForScreenReaders = (element: Element) => getComputedStyle(element).clipPath !== 'none';
  /** With dots at the end, on purpose. */
  const isShortened = (element: Element) => getComputedStyle(element).webkitLineClamp !== 'none';

  const brokenWords = (node: Node, text: string): string[] => {
    const range = document.createRange();
    return [...text.matchAll(/(?<!@\S*)\p{L}+(?!\S*@)/gu)].flatMap(({ index, 0: word }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return word.length <= longestWholeWord && tops.size > 1 ? [`«${word}» is broken`] : [];
    });
  };

  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('dialog[open]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const around = ancestors(element);
    if (around.some((at) => isForScreenReaders(at) || isShortened(at) || at instanceof SVGElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    const widest = Math.max(...lines.map(({ width }) => width));
    // Only in narrow columns: asking for the place of every word of a page takes its time.
    if (lines.length > 1 && widest < longestWholeWord * Number.parseFloat(getComputedStyle(element).fontSize)) {
      misfits.push(...brokenWords(node, node.textContent));
    }
    for (const box of lines) {
      if (box.width < 1 || box.height < 1) continue;
      const words = node.textContent.trim().slice(0, 40);
      pieces.push({ words, element, layer: around.findLast(isFloating) ?? null, box });
      const edges = around
        .map((at) => ({ at, style: getComputedStyle(at) }))
        .filter(
          ({ at, style }) => at !== document.documentElement && at !== document.body && style.overflowX !== 'visible',
        );
      const scroller = edges.find(({ style }) => ['auto', 'scroll'].includes(style.overflowX));
      if (!scroller && (box.left < -tolerance || box.right > windowWidth + tolerance)) {
        misfits.push(`«${words}» reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
      }
      for (const { at, style } of edges) {
        if (at === scroller?.at) break;
        const edge = at.getBoundingClientRect();
        const cutSideways = box.left < edge.left - tolerance || box.right > edge.right + tolerance;
        const cutBelow = style.overflowY !== 'auto' && (box.top + box.bottom) / 2 > edge.bottom;
        if (cutSideways || cutBelow) misfits.push(`«${words}» is cut off`);
      }
    }
  }

  // Line boxes overlap by design where lines stand close; letters keep to the middle of them.
  const core = ({ box }: Piece) => ({
    left: box.left + tolerance,
    right: box.right - tolerance,
    top: box.top + box.height * 0.3,
    bottom: box.bottom - box.height * 0.3,
  });
  const inOrder = pieces.map((piece) => ({ ...piece, core: core(piece) })).sort((a, b) => a.core.top - b.core.top);
  for (const [index, one] of inOrder.entries()) {
    for (const other of inOrder.slice(index + 1)) {
      if (other.core.top >= one.core.bottom) break;
      const apart = one.core.right <= other.core.left || other.core.right <= one.core.left;
      if (!apart && one.layer === other.layer) misfits.push(`«${one.words}» and «${other.words}» lie over each other`);
    }
  }
  return [...new Set(misfits)];
}
