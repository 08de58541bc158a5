/** The confidence of an answer: how often each card would be chosen if all data varied within their errors. */
import type { Confidence } from '../contract/confidence.ts';
import type { Card } from './choose.ts';
import { drawUtilities } from './draws.ts';
import { bestRows } from './ranking.ts';
import type { Shortlist } from './shortlist.ts';

export const DRAWS = 100;
/** Number of simulated rows besides the cards; those further down hardly ever come first. */
const RIVALS = 36;
/** A lead in a smaller share of draws is a tie. */
export const TIE_BELOW = 0.6;

/** The best ranked rows with different chassis, the cards first. */
function rowsToDraw(list: Shortlist, cards: readonly Card[]): number[] {
  const { columns, bestOfChassis } = list;
  const shown = cards.map(({ row }) => row);
  const chassisShown = new Set(shown.map((row) => columns.chassis[row]));
  const rivals = [...bestRows(list, RIVALS * 2)].filter((row) => {
    const chassis = columns.chassis[row] ?? 0;
    return bestOfChassis[chassis] === row && !chassisShown.has(chassis);
  });
  return [...shown, ...rivals.slice(0, RIVALS)];
}

/** @returns the number of utilities higher than that of the laptop at `index` */
function countAhead(utilities: Float64Array, index: number): number {
  let ahead = 0;
  for (const utility of utilities) if (utility > (utilities[index] ?? 0)) ahead += 1;
  return ahead;
}

/** @returns a confidence for each card, in their order; each chassis takes part with one configuration */
export function confidenceOf(list: Shortlist, cards: readonly Card[]): Confidence[] {
  const { columns } = list;
  const draws = drawUtilities(list, rowsToDraw(list, cards), 0, DRAWS);
  const shareOf = (holds: (utilities: Float64Array) => boolean): number => draws.filter(holds).length / draws.length;
  const leads = (a: number, b: number): number => shareOf((utilities) => (utilities[a] ?? 0) >= (utilities[b] ?? 0));
  return cards.map((_, index) => ({
    first: shareOf((utilities) => countAhead(utilities, index) === 0),
    three: shareOf((utilities) => countAhead(utilities, index) < 3),
    tiedWith: cards.flatMap(({ row }, other) => {
      if (other === index) return [];
      const lead = Math.max(leads(index, other), leads(other, index));
      return lead < TIE_BELOW ? [columns.laptops[row]?.id ?? ''] : [];
    }),
  }));
}
