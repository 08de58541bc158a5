/** Where a page renders its text. */

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** One line of one text node. */
export interface TextLine {
  words: string;
  box: Box;
  /** Ancestors that clip what overflows them; a `bottom` of `null` can be scrolled. */
  clips: { left: number; right: number; bottom: number | null }[];
  /** Whether an ancestor scrolls horizontally. */
  scrolls: boolean;
  /** The index of the floating part of the page it belongs to; -1 is the page itself. */
  layer: number;
}

export interface RenderedText {
  lines: TextLine[];
  /** Short words broken across lines. */
  broken: string[];
}

/** In letters: words up to this length must never be broken. */
export interface WholeWords {
  anywhere: number;
  /** In tables without hyphens; Debian's Chromium has no dictionary for them. */
  inTables: number;
}

/** Runs in the page, so it can use nothing from outside. */
export function renderedText(wholeWords: WholeWords): RenderedText {
  const layers: Element[] = [];
  const found: RenderedText = { lines: [], broken: [] };
  const walker = document.createTreeWalker(
    document.querySelector('dialog[open]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '') continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const ancestors: { at: Element; style: CSSStyleDeclaration }[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      ancestors.push({ at, style: getComputedStyle(at) });
    // For screen readers only, shortened on purpose, or part of an SVG.
    const isExempt = ancestors.some(
      ({ at, style }) => style.clipPath !== 'none' || style.webkitLineClamp !== 'none' || at instanceof SVGElement,
    );
    if (isExempt) continue;

    const floating = ancestors.findLast(
      ({ at, style }) =>
        ['fixed', 'sticky'].includes(style.position) ||
        (style.position !== 'static' && Number(style.zIndex) > 1) ||
        // Clips what is scrolled out of it, so it covers nothing outside.
        (style.overflowY === 'auto' && at.scrollHeight > at.clientHeight + 1),
    )?.at;
    if (floating && !layers.includes(floating)) layers.push(floating);
    const clipping = ancestors.filter(({ at, style }) => at !== document.body && style.overflowX !== 'visible');
    const scroller = clipping.findIndex(({ style }) => ['auto', 'scroll'].includes(style.overflowX));
    const shown = clipping[scroller]?.at.getBoundingClientRect();
    const clips = clipping.slice(0, scroller < 0 ? undefined : scroller).map(({ at, style }) => {
      const { left, right, bottom } = at.getBoundingClientRect();
      return { left, right, bottom: style.overflowY === 'auto' ? null : bottom };
    });

    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1);
    const layer = floating ? layers.indexOf(floating) : -1;
    for (const { left, right, top, bottom } of boxes) {
      // What is scrolled out covers nothing.
      const box = shown
        ? { left: Math.max(left, shown.left), right: Math.min(right, shown.right), top, bottom }
        : { left, right, top, bottom };
      found.lines.push({ words: text.trim().slice(0, 40), box, clips, scrolls: scroller >= 0, layer });
    }
    // Only in narrow columns, because measuring every word of a page is slow.
    const widest = Math.max(...boxes.map(({ width }) => width));
    const isTable = element.closest('table') && ancestors[0]?.style.hyphens !== 'auto';
    const longest = isTable ? wholeWords.inTables : wholeWords.anywhere;
    if (boxes.length < 2 || widest > longest * Number.parseFloat(ancestors[0]?.style.fontSize ?? '')) continue;
    for (const { index, 0: word } of text.matchAll(/(?<!@\S*)\p{L}+(?!\S*@)/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (word.length <= longest && tops.size > 1) found.broken.push(word);
    }
  }
  return found;
}
