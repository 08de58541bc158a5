/** The confidence of an answer: how often each card would be chosen if all data varied within their errors. */
import type { Confidence, Sureness } from '../contract/confidence.ts';
import type { Card } from './roles.ts';
import { drawsFrom } from './draws.ts';
import { isSpanishOffer } from './prices.ts';
import { bestRows } from './ranking.ts';
import { reliabilityFor } from './reliability.ts';
import { floorPenalty } from './score.ts';
import type { Shortlist } from './shortlist.ts';

export const DRAWS = 100;
export const drawUtilities = drawsFrom({ first: 0, count: DRAWS });
/** Number of simulated rows besides the cards; those further down hardly ever come first. */
const RIVALS = 28;
/** Number of simulated rows that would win if the errors of their figures let them reach all floors. */
const HOPEFUL_RIVALS = 12;
/** Expected number of missed floors up to which a row may reach all of them. */
const MOST_MISSED = 1;
/** A lead in a smaller share of draws is a tie. */
const TIE_BELOW = 0.6;
/** Laptops whose prices differ by more than this factor are no tie, because nobody decides between them by a toss. */
const MAX_TIED_PRICE = 1.3;

/** The cards, the best ranked rows of other chassis, and those that would follow if they reached all floors. */
function rowsToDraw(list: Shortlist, cards: readonly Card[]): number[] {
  const { columns, bestOfChassis, utility, missed } = list;
  const shown = cards.map(({ row }) => row);
  const chassisShown = new Set(shown.map((row) => columns.chassis[row]));
  const others = bestOfChassis.filter((row, chassis) => row >= 0 && !chassisShown.has(chassis));
  const near = others.filter((row) => (missed[row] ?? 0) > 0 && (missed[row] ?? 0) <= MOST_MISSED);
  const without = new Float64Array(utility.length);
  for (const row of near) without[row] = (utility[row] ?? 0) + floorPenalty(missed[row] ?? 0);
  const best = bestRows({ rows: others, utility }, RIVALS).slice(0, RIVALS);
  const hopeful = bestRows({ rows: near, utility: without }, HOPEFUL_RIVALS).slice(0, HOPEFUL_RIVALS);
  const rivals = new Set([...best, ...hopeful]);
  return [...shown, ...rivals];
}

/** @returns the number of utilities higher than that of the laptop at `index` */
function countAhead(utilities: Float64Array, index: number): number {
  const own = utilities[index] ?? 0;
  return utilities.reduce((ahead, utility) => ahead + Number(utility > own), 0);
}

/** @returns a confidence for each card, in their order; each chassis takes part with one configuration */
export function confidenceOf(list: Shortlist, cards: readonly Card[]): Confidence[] {
  const { columns } = list;
  const draws = drawUtilities(list, rowsToDraw(list, cards));
  const shareOf = (holds: (utilities: Float64Array) => boolean): number => draws.filter(holds).length / draws.length;
  const leads = (a: number, b: number): number => shareOf((utilities) => (utilities[a] ?? 0) >= (utilities[b] ?? 0));
  const isPriceNear = (a: number, b: number): boolean => {
    const [own, other] = [columns.price[a] ?? 0, columns.price[b] ?? 0];
    return Math.max(own, other) <= MAX_TIED_PRICE * Math.min(own, other);
  };
  return cards.map((_, index) => ({
    first: shareOf((utilities) => countAhead(utilities, index) === 0),
    three: shareOf((utilities) => countAhead(utilities, index) < 3),
    tiedWith: cards.flatMap(({ row }, other) => {
      if (other === index || !isPriceNear(cards[index]?.row ?? row, row)) return [];
      // The first card may be first for its surer data, although another card beats it.
      const lead = index === 0 ? leads(0, other) : Math.max(leads(index, other), leads(other, index));
      return lead < TIE_BELOW ? [columns.laptops[row]?.id ?? ''] : [];
    }),
  }));
}

/** Share of draws from which the first card wins clearly. */
const CLEAR_FROM = 0.8;

/**
 * @returns `null` for a single card; never `clear` if a figure that decides is unknown, or it was not seen in Spain. One
 *   that Spain sells does not tie with one that it does not.
 */
export function surenessOf(
  list: Shortlist,
  [best, ...others]: readonly Card[],
  [confidence]: readonly Confidence[],
): Pick<Sureness, 'kind' | 'tiedWith'> | null {
  const laptop = list.columns.laptops[best?.row ?? -1];
  if (!laptop || !confidence || others.length === 0) return null;
  const sold = others.flatMap(({ row }) => list.columns.laptops[row] ?? []).filter(isSpanishOffer);
  const tiedWith = confidence.tiedWith.filter((tied) => !isSpanishOffer(laptop) || sold.some(({ id }) => id === tied));
  if (tiedWith.length > 0) return { kind: 'tie', tiedWith };
  const { known, spanish } = reliabilityFor(list)(laptop);
  return { kind: known && spanish && confidence.first >= CLEAR_FROM ? 'clear' : 'close', tiedWith: [] };
}
