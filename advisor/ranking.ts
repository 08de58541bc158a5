import { ranksBefore, type Shortlist } from './shortlist.ts';

/** @returns at least `count` rows, best first, or all when there are fewer */
export function bestRows({ rows, utility }: Shortlist, count: number): Int32Array {
  const utilities = Float64Array.from(rows, (row) => utility[row] ?? 0).toSorted();
  const least = utilities[Math.max(0, utilities.length - count)] ?? 0;
  return rows.filter((row) => (utility[row] ?? 0) >= least).toSorted((a, b) => (ranksBefore(utility, a, b) ? -1 : 1));
}

export function rankOf({ rows, utility }: Shortlist, row: number): number {
  let rank = 1;
  for (const other of rows) if (ranksBefore(utility, other, row)) rank += 1;
  return rank;
}
