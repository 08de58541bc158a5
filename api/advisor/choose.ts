/**
 * Three cards, three roles: the best; the cheapest that keeps most of its benefit; another way to be well served. One
 * case counts once, standing for itself by its best ranked configuration, and nothing dominated is shown.
 *
 * Order: the best, then the cards with a role by utility, then those without. With the one-sided measure of difference
 * below this makes sure that a shown laptop which gets cheaper never moves back: whoever it newly dominates gave no more
 * of what the best lacks than it does itself, so it takes over that role and nobody passes it.
 */
import type { Role } from '../../src/contract/facts.ts';
import { FIRST_ANSWER_COUNT } from '../../src/contract/recommendations.ts';
import { isDominated } from './dominance.ts';
import { gainOver } from './gain.ts';
import { bestRows } from './ranking.ts';
import { FLOOR_PENALTY } from './score.ts';
import { ranksBefore, type Shortlist } from './shortlist.ts';

/** Shares of the best card's value: of benefit both other roles may give up the one, of utility «different» the other. */
const BENEFIT_MAY_LOSE = 0.15;
const DIFFERENT_MAY_LOSE = 0.12;

/** «Clearly cheaper»: both the share of the price and the euros. */
const SAVER_SHARE = 0.1;
const SAVER_EUR = 30;

/** The least that another card must have more than the best, in weighted value, to be another way at all. */
const LEAST_GAIN = 0.03;

/** Rows looked at to fill cards without a role, and how many times more when they were not enough. */
const FILLER_LOOKAHEAD = 64;
const FILLER_LOOKAHEAD_GROWTH = 8;

export interface Card {
  row: number;
  role: Role | null;
  /** What dominates it: only at the end of more options. */
  beatenBy?: number | null;
}

const ROUNDING = 1e-9;

/** The weighted value without what missed floors cost: −0.35 to 1. */
export function qualityOf(benefit: number): number {
  const floors = Math.max(0, Math.floor((1 - benefit) / FLOOR_PENALTY + ROUNDING));
  return benefit + floors * FLOOR_PENALTY;
}

/** Whether the row stands for its case, which is not the best card's. */
function standsForAnotherCase({ columns, bestOfChassis }: Shortlist, row: number, best: number): boolean {
  const chassis = columns.chassis[row] ?? 0;
  return bestOfChassis[chassis] === row && chassis !== columns.chassis[best];
}

/** The benefit that another card must keep. */
function keptBenefit({ benefit }: Shortlist, best: number): number {
  const bestBenefit = benefit[best] ?? 0;
  return bestBenefit - BENEFIT_MAY_LOSE * Math.abs(qualityOf(bestBenefit));
}

/** The cheapest that keeps enough of the best card's benefit, if it is clearly cheaper. */
function findSaver(list: Shortlist, best: number): number | null {
  const { rows, benefit, columns } = list;
  const bestPrice = columns.price[best] ?? 0;
  const least = keptBenefit(list, best);
  const highestPrice = Math.min(bestPrice * (1 - SAVER_SHARE), bestPrice - SAVER_EUR);
  for (const row of rows) {
    if ((columns.price[row] ?? 0) > highestPrice) return null;
    if ((benefit[row] ?? 0) < least || !standsForAnotherCase(list, row, best)) continue;
    if (!isDominated(list, row)) return row;
  }
  return null;
}

/**
 * Of those nearly as good the one with most of what the best lacks; ties go to the better ranked. Whatever dominates a
 * candidate gains no less and ranks before it, so the first found is rarely dominated (by one that is not its case's best).
 */
function findDifferent(list: Shortlist, best: number): number | null {
  const { utility, benefit, bestOfChassis } = list;
  const least = (utility[best] ?? 0) - DIFFERENT_MAY_LOSE * Math.abs(qualityOf(benefit[best] ?? 0));
  const gainOf = gainOver(list, best);
  const leastBenefit = keptBenefit(list, best);
  const near = bestOfChassis.filter(
    (row) => row >= 0 && row !== best && (utility[row] ?? 0) >= least && (benefit[row] ?? 0) >= leastBenefit,
  );
  const gains = Float64Array.from(near, gainOf);
  for (;;) {
    let found = -1;
    for (const [index, gain] of gains.entries()) {
      if (gain < LEAST_GAIN) continue;
      const lead = gain - (gains[found] ?? 0);
      if (lead > 0 || (lead === 0 && ranksBefore(utility, near[index] ?? 0, near[found] ?? 0))) found = index;
    }
    const row = near[found];
    if (row === undefined) return null;
    if (!isDominated(list, row)) return row;
    gains[found] = 0;
  }
}

/** Best ranked rows that are shown for no role, one for each case not yet taken. */
function findFillers(list: Shortlist, taken: readonly number[], count: number): number[] {
  const { columns, bestOfChassis, rows } = list;
  const cases = new Set(taken.map((row) => columns.chassis[row]));
  const isFiller = (row: number): boolean => {
    const chassis = columns.chassis[row] ?? 0;
    return bestOfChassis[chassis] === row && !cases.has(chassis) && !isDominated(list, row);
  };
  let fillers: number[] = [];
  for (let lookahead = FILLER_LOOKAHEAD; fillers.length < count; lookahead *= FILLER_LOOKAHEAD_GROWTH) {
    const looked = bestRows(list, lookahead);
    fillers = [];
    for (const row of looked) if (fillers.length < count && isFiller(row)) fillers.push(row);
    if (looked.length === rows.length) break;
  }
  return fillers;
}

/** @returns up to three cards in the order in which they are shown; none when nothing qualifies */
export function chooseCards(list: Shortlist): Card[] {
  const { best } = list;
  if (best === null) return [];
  const saver = findSaver(list, best);
  const different = findDifferent(list, best);
  const withRole: Card[] = [];
  if (saver !== null) withRole.push({ row: saver, role: 'saver' });
  if (different !== null && different !== saver) withRole.push({ row: different, role: 'different' });
  withRole.sort((a, b) => (ranksBefore(list.utility, a.row, b.row) ? -1 : 1));
  const shown: Card[] = [{ row: best, role: 'best' }, ...withRole];
  const fillers = findFillers(
    list,
    shown.map(({ row }) => row),
    FIRST_ANSWER_COUNT - shown.length,
  );
  return [...shown, ...fillers.map((row): Card => ({ row, role: null }))];
}
