/**
 * Which of the best laptops is shown first when the error of a price decides: one with a price that a Spanish shop asked
 * within a year goes before one with another fresh price, and that before an old or doubtful one, as long as it ranks no
 * lower than the error of the leader's price can explain.
 */
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { isDominated } from './dominance.ts';
import { utilityPerEuro } from './score.ts';
import { ranksBefore, type Shortlist } from './shortlist.ts';

const MONTHS = { recent: 12, old: 15 } as const;

/** 2: asked in Spain within a year; 1: not older than 15 months; 0: older, or too low to be believed. */
function reliabilityOf({ priceBasis, cost }: Laptop): number {
  if (cost.doubtful || cost.months > MONTHS.old) return 0;
  return priceBasis === 'listed-es' && cost.months <= MONTHS.recent ? 2 : 1;
}

/** @returns the same shortlist with the laptop to show first as its best */
export function withFirstCard(list: Shortlist): Shortlist {
  const { columns, rows, utility, answers, leader } = list;
  const leading = columns.laptops[leader ?? -1];
  if (leader === null || !leading) return list;
  const error = utilityPerEuro(answers.budget) * totalCost(leading) * leading.cost.spread;
  const least = (utility[leader] ?? 0) - error;
  let best = leader;
  let bestReliability = reliabilityOf(leading);
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
