/** Partial sort of a shortlist by utility: sorting all of 100,000 rows would take several times the budget of a request. */
import { ranksBefore, type Shortlist } from './shortlist.ts';

/** Of the histogram; only those that are read get sorted. */
const BUCKETS = 4096;
/** Utility that the buckets span, less than one missed floor; everything below falls into the last one. */
const SPAN = 1;

function fillBuckets({ rows, utility, best }: Shortlist): { buckets: Uint16Array; counts: Int32Array } {
  const top = utility[best ?? 0] ?? 0;
  const buckets = new Uint16Array(rows.length);
  const counts = new Int32Array(BUCKETS);
  for (let index = 0; index < rows.length; index += 1) {
    const below = (top - (utility[rows[index] ?? 0] ?? 0)) / SPAN;
    const bucket = below < 1 ? Math.trunc(below * (BUCKETS - 1)) : BUCKETS - 1;
    buckets[index] = bucket;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return { buckets, counts };
}

/** @returns at least `count` rows, best first, or all when there are fewer; the last bucket is always complete */
export function bestRows(list: Shortlist, count: number): Int32Array {
  const { buckets, counts } = fillBuckets(list);
  let lastBucket = 0;
  let total = counts[0] ?? 0;
  while (total < count && lastBucket < BUCKETS - 1) {
    lastBucket += 1;
    total += counts[lastBucket] ?? 0;
  }
  const found = new Int32Array(total);
  let next = 0;
  for (let index = 0; next < total; index += 1) {
    if ((buckets[index] ?? BUCKETS) > lastBucket) continue;
    found[next] = list.rows[index] ?? 0;
    next += 1;
  }
  return found.toSorted((a, b) => (ranksBefore(list.utility, a, b) ? -1 : 1));
}

export function rankOf({ rows, utility }: Shortlist, row: number): number {
  let rank = 1;
  for (const other of rows) if (ranksBefore(utility, other, row)) rank += 1;
  return rank;
}
