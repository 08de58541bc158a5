import { isCapable } from './rank/score.ts';
import { ranksBefore, type Shortlist } from './shortlist.ts';

/** @returns the utility of the row at place `count`, without sorting all; the lowest if there are fewer */
function leastOfBest({ rows, utility }: Pick<Shortlist, 'rows' | 'utility'>, count: number): number {
  if (rows.length <= count) return -Infinity;
  const best = new Float64Array(2 * count);
  let size = 0;
  let least = -Infinity;
  for (let index = 0; index < rows.length; index += 1) {
    const own = utility[rows[index] ?? 0] ?? 0;
    if (own <= least) continue;
    best[size] = own;
    size += 1;
    if (size < best.length) continue;
    best.sort();
    best.copyWithin(0, count);
    size = count;
    least = best[0] ?? -Infinity;
  }
  return best.subarray(0, size).toSorted()[size - count] ?? -Infinity;
}

/** @returns at least `count` rows, best first, or all if there are fewer */
export function bestRows(list: Pick<Shortlist, 'rows' | 'utility'>, count: number): Int32Array {
  const { rows, utility } = list;
  const least = leastOfBest(list, count);
  return rows.filter((row) => (utility[row] ?? 0) >= least).toSorted((a, b) => (ranksBefore(utility, a, b) ? -1 : 1));
}

/**
 * The answer's order, the only one from which ranks are computed: the cards as shown, then the others by points.
 * @param shown rows of the cards
 */
export function answerOrder({ utility }: Pick<Shortlist, 'utility'>, shown: readonly number[]) {
  const placeOf = (row: number): number => (shown.includes(row) ? shown.indexOf(row) : shown.length);
  return (a: number, b: number): number => placeOf(a) - placeOf(b) || (ranksBefore(utility, a, b) ? -1 : 1);
}

/** @returns the rank from 1: among the capable laptops if it is one of them, else among all that qualify */
export function rankOf(list: Shortlist, row: number, shown: readonly number[]): number {
  const { rows, missed } = list;
  const order = answerOrder(list, shown);
  const counts = (other: number): boolean => !isCapable(missed[row] ?? 0) || isCapable(missed[other] ?? 0);
  return 1 + rows.filter((other) => other !== row && counts(other) && order(other, row) < 0).length;
}
