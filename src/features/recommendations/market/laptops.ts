/** The words for each laptop of the market. */
import { laptopName } from '#contract/laptop-name.ts';
import type { Market, MarketPoint } from '#contract/market.ts';
import { euros } from '#src/lib/euros.ts';
import { unbroken } from '#src/lib/unbroken.ts';

export interface MarketLaptop extends MarketPoint {
  /** Index of its card, the best is 0; −1: it has no card. */
  card: number;
  /** Whether no laptop at that price or less fits better. */
  onFrontier: boolean;
  /** A sentence, or `''`. */
  note: string;
}

/** @returns in the order of the points. @param verdicts of the cards, the best first */
export function readMarket({ points, frontier, cards }: Market, verdicts: readonly string[]): MarketLaptop[] {
  const onFrontier = new Set(frontier);
  let best: MarketPoint | null = null;
  return points.map((point) => {
    if (onFrontier.has(point.id)) best = point;
    const card = cards.indexOf(point.id);
    const laptop = { ...point, name: laptopName(point.name), card, onFrontier: onFrontier.has(point.id) };
    return { ...laptop, note: unbroken(verdicts[card] || noteOf(laptop, best)) };
  });
}

/** @param best the best fit of those that cost no more */
function noteOf(laptop: Omit<MarketLaptop, 'note'>, best: MarketPoint | null): string {
  if (!laptop.capable) return 'No llega a los mínimos.';
  if (laptop.onFrontier || !best) return 'Ninguno encaja más por ese precio.';
  const saved = Math.round(laptop.price - best.price);
  const costs = saved > 0 ? `cuesta ${euros(saved)} menos` : 'cuesta lo mismo';
  return `${laptopName(best.name)} encaja ${best.fit > laptop.fit ? 'más' : 'igual'} y ${costs}.`;
}

export const fitWords = (fit: number): string => unbroken(`${Math.round(fit * 100)} %`);

export const figuresOf = ({ price, fit }: MarketPoint): string =>
  `${euros(Math.round(price))} · encaje ${fitWords(fit)}`;
