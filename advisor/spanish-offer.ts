/** Sees to it that one of the cards can be bought in Spain today, where such a laptop is not far behind. */
import type { Laptop } from '../catalogue/laptop.ts';
import { isDominated } from './dominance.ts';
import { qualityOf, ranksBefore, type Shortlist } from './shortlist.ts';

const RECENT_MONTHS = 9;

/** Share of the first card's quality that the offer may lack. */
const WORTH = 0.25;

const isOffered = (laptop: Laptop | undefined): boolean =>
  laptop?.priceBasis === 'listed-es' && laptop.cost.months <= RECENT_MONTHS;

/**
 * @param shown rows of the cards
 * @param gains whether a row gains something over the first card in what was asked for
 * @returns the highest ranked laptop that a Spanish shop offered lately; `null` if one is shown already or none is worth it
 */
export function findSpanishOffer(
  list: Shortlist,
  shown: readonly number[],
  gains: (row: number) => boolean,
): number | null {
  const { columns, bestOfChassis, utility } = list;
  const [best] = shown;
  if (best === undefined || shown.some((row) => isOffered(columns.laptops[row]))) return null;
  const chassisShown = new Set(shown.map((row) => columns.chassis[row]));
  const least = (utility[best] ?? 0) - WORTH * qualityOf(list, best);
  const candidates = bestOfChassis.filter(
    (row, chassis) =>
      row >= 0 && !chassisShown.has(chassis) && (utility[row] ?? 0) >= least && isOffered(columns.laptops[row]),
  );
  return (
    candidates
      .toSorted((a, b) => (ranksBefore(utility, a, b) ? -1 : 1))
      .find((row) => gains(row) && !isDominated(list, row)) ?? null
  );
}
