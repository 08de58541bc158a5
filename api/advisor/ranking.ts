/** The shortlist in order of utility, sorted only as far as somebody looks. */
import { ranksBefore, type Shortlist } from './shortlist.ts';

/** Rows are spread over this many equal steps of utility below the best; only the steps that are looked at get sorted. */
const STEPS = 4096;
/** Utility over which the steps reach: less than one missed floor. All that is farther below shares the last step. */
const REACH = 1;

/** The step of every qualifying row, and how many rows each step holds. */
function spread({ rows, utility, best }: Shortlist): { steps: Uint16Array; counts: Int32Array } {
  const top = utility[best ?? 0] ?? 0;
  const steps = new Uint16Array(rows.length);
  const counts = new Int32Array(STEPS);
  for (let place = 0; place < rows.length; place += 1) {
    const below = (top - (utility[rows[place] ?? 0] ?? 0)) / REACH;
    const step = below < 1 ? Math.trunc(below * (STEPS - 1)) : STEPS - 1;
    steps[place] = step;
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return { steps, counts };
}

/**
 * @returns the `count` best rows in order, or all when there are fewer; a whole step is sorted at a time, so a few more
 * may come along
 */
export function bestRows(list: Shortlist, count: number): Int32Array {
  const { steps, counts } = spread(list);
  let lastStep = 0;
  let total = counts[0] ?? 0;
  while (total < count && lastStep < STEPS - 1) {
    lastStep += 1;
    total += counts[lastStep] ?? 0;
  }
  const found = new Int32Array(total);
  let next = 0;
  for (let place = 0; next < total; place += 1) {
    if ((steps[place] ?? STEPS) > lastStep) continue;
    found[next] = list.rows[place] ?? 0;
    next += 1;
  }
  return found.toSorted((a, b) => (ranksBefore(list.utility, a, b) ? -1 : 1));
}

/** @returns the row's place among all that qualify, from 1 */
export function rankOf({ rows, utility }: Shortlist, row: number): number {
  let rank = 1;
  for (const other of rows) if (ranksBefore(utility, other, row)) rank += 1;
  return rank;
}
