/** Finds the laptop that replaces another as the first card, if it is nearly as good. */
import type { Laptop } from '../catalogue/laptop.ts';
import { isDominated } from './dominance.ts';
import { isCapable } from './score.ts';
import { qualityOf, ranksBefore, type Shortlist, valueOfRow } from './shortlist.ts';
import { askedAttributes } from './target.ts';

/**
 * @param fails whether a row fails what was asked for
 * @param worth share of its quality that the leader may lose to a row that does not fail
 * @returns the highest ranked capable row that does not fail, if it is nearly as good; else the leader
 */
export function leaderWithout(list: Shortlist, leader: number, fails: (row: number) => boolean, worth: number): number {
  const { bestOfChassis, missed, utility } = list;
  if (!fails(leader)) return leader;
  const least = (utility[leader] ?? 0) - worth * qualityOf(list, leader);
  let best: number | null = null;
  for (const row of bestOfChassis) {
    if (row < 0 || (utility[row] ?? 0) < least || !isCapable(missed[row] ?? 0)) continue;
    if (best !== null && !ranksBefore(utility, row, best)) continue;
    if (!fails(row) && !isDominated(list, row)) best = row;
  }
  return best ?? leader;
}

/**
 * @param highest the highest grade that there is; once it is found, only rows that rank before are still graded
 * @param accepts whether a laptop may replace the one in `start`
 * @returns of the rows within `loss` of the utility of `start`, the best one of the highest grade that is not
 *   dominated; of each chassis the shown row, unless a sister has a higher grade
 */
export function bestGraded(
  list: Shortlist,
  start: number,
  loss: number,
  gradeFor: (laptop: Laptop) => number,
  highest: number,
  accepts: (row: number) => boolean,
): number {
  const { columns, rows, bestOfChassis, utility } = list;
  const least = (utility[start] ?? 0) - loss;
  const gradeAt = (row: number): number => {
    const laptop = columns.laptops[row];
    return !laptop || (utility[row] ?? 0) < least ? -Infinity : gradeFor(laptop);
  };
  let best = start;
  let bestGrade = -Infinity;
  for (const row of rows) {
    if ((utility[row] ?? 0) < least || (bestGrade === highest && !ranksBefore(utility, row, best))) continue;
    const grade = gradeAt(row);
    const shown = bestOfChassis[columns.chassis[row] ?? 0] ?? -1;
    if (shown !== row && gradeAt(shown) >= grade) continue;
    const isBetter = grade === bestGrade ? ranksBefore(utility, row, best) : grade > bestGrade;
    if (!isBetter || !accepts(row) || isDominated(list, row)) continue;
    best = row;
    bestGrade = grade;
  }
  return best;
}

/**
 * @param worth share of the value of what the priorities ask for that a row may lose
 * @param ofDearer the same of one that costs more
 * @returns whether a row has nearly as much of what the priorities ask for as `start`
 */
export function keepsAsked(list: Shortlist, start: number, worth: number, ofDearer: number): (row: number) => boolean {
  const { columns, needs } = list;
  const asked = askedAttributes(needs);
  const valueOf = (row: number): number => asked.reduce((sum, attribute) => sum + valueOfRow(list, row, attribute), 0);
  const whole = asked.reduce((sum, attribute) => sum + needs.weights[attribute], 0);
  const [own, price] = [valueOf(start), columns.price[start] ?? 0];
  return (row) => valueOf(row) >= own - ((columns.price[row] ?? 0) > price ? ofDearer : worth) * whole;
}
