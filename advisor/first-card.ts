/**
 * Which of the best laptops is shown first when the error of a price decides, and which is shown so that one of the cards
 * can be bought in Spain today. A price that a Spanish shop asked lately tells more than one of another country, and that
 * more than an old one, whose laptop may no longer be sold.
 */
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { isDominated } from './dominance.ts';
import { qualityOf, utilityPerEuro } from './score.ts';
import { ranksBefore, type Shortlist } from './shortlist.ts';

const MONTHS = { local: 9, recent: 12, old: 15 } as const;

/** Shares of a laptop's quality: that a laptop surely still on sale is worth, and one that Spanish shops offer. */
const WORTH = { onSale: 0.3, local: 0.25 } as const;

/** 2: asked in Spain within a year; 1: not older than 15 months; 0: older, or too low to be believed. */
function reliabilityOf({ priceBasis, cost }: Laptop): number {
  if (cost.doubtful || cost.months > MONTHS.old) return 0;
  return priceBasis === 'listed-es' && cost.months <= MONTHS.recent ? 2 : 1;
}

/** @returns the utility that another laptop may lack compared with the row */
const utilityOf = (worth: number, list: Shortlist, row: number): number =>
  worth * Math.abs(qualityOf(list.benefit[row] ?? 0, list.missed[row] ?? 0));

/**
 * @returns the same shortlist with the laptop to show first as its best: among those that rank no lower than the error of
 * the leader's price explains (an old price: than a price of today is worth) the one with the most reliable price
 */
export function withFirstCard(list: Shortlist): Shortlist {
  const { columns, rows, utility, answers, leader } = list;
  const leading = columns.laptops[leader ?? -1];
  if (leader === null || !leading) return list;
  const error = utilityPerEuro(answers.budget) * totalCost(leading) * leading.cost.spread;
  const leaderReliability = reliabilityOf(leading);
  const least =
    (utility[leader] ?? 0) - (leaderReliability > 0 ? error : Math.max(error, utilityOf(WORTH.onSale, list, leader)));
  let best = leader;
  let bestReliability = leaderReliability;
  for (const row of rows) {
    const laptop = columns.laptops[row];
    if (!laptop || (utility[row] ?? 0) < least) continue;
    const reliability = reliabilityOf(laptop);
    const isBetter = reliability === bestReliability ? ranksBefore(utility, row, best) : reliability > bestReliability;
    if (!isBetter || isDominated(list, row)) continue;
    best = row;
    bestReliability = reliability;
  }
  return { ...list, best };
}

const isLocal = (laptop: Laptop | undefined): boolean =>
  laptop?.priceBasis === 'listed-es' && laptop.cost.months <= MONTHS.local;

/**
 * @param shown rows of the cards
 * @returns the highest ranked laptop that a Spanish shop offered lately, if none is shown and one is worth showing
 */
export function findLocal(list: Shortlist, shown: readonly number[]): number | null {
  const { columns, bestOfChassis, utility } = list;
  const [best] = shown;
  if (best === undefined || shown.some((row) => isLocal(columns.laptops[row]))) return null;
  const chassisShown = new Set(shown.map((row) => columns.chassis[row]));
  const least = (utility[best] ?? 0) - utilityOf(WORTH.local, list, best);
  const candidates = bestOfChassis.filter(
    (row, chassis) =>
      row >= 0 && !chassisShown.has(chassis) && (utility[row] ?? 0) >= least && isLocal(columns.laptops[row]),
  );
  return (
    candidates.toSorted((a, b) => (ranksBefore(utility, a, b) ? -1 : 1)).find((row) => !isDominated(list, row)) ?? null
  );
}
