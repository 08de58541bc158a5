/** Where a page's letters stand. */

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** One line of one text. */
export interface DrawnLine {
  words: string;
  box: Box;
  /** What hides all that reaches over its edges; a `bottom` of `null` can be scrolled. */
  fences: { left: number; right: number; bottom: number | null }[];
  /** Stands in something that scrolls sideways. */
  scrolls: boolean;
  /** Which floating part of the page it belongs to; -1 is the page itself. */
  layer: number;
}

export interface DrawnText {
  lines: DrawnLine[];
  /** Short words whose letters stand on more than one line. */
  broken: string[];
}

/** Runs in the page: nothing from outside can be used in it. */
export function drawnText(): DrawnText {
  /** In letters: shorter ones must never be broken, whatever their size. */
  const longestWholeWord = 10;
  const layers: Element[] = [];
  const found: DrawnText = { lines: [], broken: [] };
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
    const around: { at: Element; style: CSSStyleDeclaration }[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) around.push({ at, style: getComputedStyle(at) });
    // For screen readers only, shortened with dots on purpose, or part of a drawing.
    const isApart = around.some(
      ({ at, style }) => style.clipPath !== 'none' || style.webkitLineClamp !== 'none' || at instanceof SVGElement,
    );
    if (isApart) continue;

    const floating = around.findLast(
      ({ at, style }) =>
        ['fixed', 'sticky'].includes(style.position) ||
        (style.position !== 'static' && Number(style.zIndex) > 1) ||
        // Hides what is scrolled out of it, so that it lies over nothing outside.
        (style.overflowY === 'auto' && at.scrollHeight > at.clientHeight + 1),
    )?.at;
    if (floating && !layers.includes(floating)) layers.push(floating);
    const cutting = around.filter(({ at, style }) => at !== document.body && style.overflowX !== 'visible');
    const scroller = cutting.findIndex(({ style }) => ['auto', 'scroll'].includes(style.overflowX));
    const fences = cutting.slice(0, scroller < 0 ? undefined : scroller).map(({ at, style }) => {
      const { left, right, bottom } = at.getBoundingClientRect();
      return { left, right, bottom: style.overflowY === 'auto' ? null : bottom };
    });

    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1);
    const layer = floating ? layers.indexOf(floating) : -1;
    for (const { left, right, top, bottom } of boxes) {
      const box = { left, right, top, bottom };
      found.lines.push({ words: text.trim().slice(0, 40), box, fences, scrolls: scroller >= 0, layer });
    }
    // Only in narrow columns: asking for the place of every word of a page takes its time.
    const widest = Math.max(...boxes.map(({ width }) => width));
    if (boxes.length < 2 || widest > longestWholeWord * Number.parseFloat(around[0]?.style.fontSize ?? '')) continue;
    for (const { index, 0: word } of text.matchAll(/(?<!@\S*)\p{L}+(?!\S*@)/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (word.length <= longestWholeWord && tops.size > 1) found.broken.push(word);
    }
  }
  return found;
}
