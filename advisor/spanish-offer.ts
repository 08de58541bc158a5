/** Ensures that one of the cards can be bought in Spain today, if such a laptop is nearly as good. */
import type { Laptop } from '../catalogue/laptop.ts';
import { isDominated } from './dominance.ts';
import { qualityOf, ranksBefore, type Shortlist } from './shortlist.ts';

const RECENT_MONTHS = 9;

/** Maximum quality that the offer may lack, as a share of the first card's. */
const WORTH = 0.25;

const isOffered = (laptop: Laptop | undefined): boolean =>
  laptop?.priceBasis === 'listed-es' && laptop.cost.months <= RECENT_MONTHS;

/**
 * @param shown rows of the cards
 * @param gains whether a row gains something over the first card in what was asked for
 * @returns the highest ranked laptop with a recent Spanish offer; `null` if one is already shown or none is good
 *   enough
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
