import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, goodness } from '../needs/attributes.ts';
import { valueIndex } from '../coded-figures.ts';
import type { Columns } from '../columns.ts';
import { isCapable } from './score.ts';
import type { Shortlist } from '../shortlist.ts';

/** Numbers of other laptops: known to be worse, known to be better, with any known figure. */
export interface RankCounts {
  worse: number;
  better: number;
  known: number;
}

/** The qualifying laptops used for comparisons: the capable ones, or all if none is capable. */
export interface Population {
  size: number;
  /** Number of all that qualify. */
  qualifying: number;
  isCapable: boolean;
  othersThan: (row: number) => number;
  rankCounts: (attribute: Attribute, row: number) => RankCounts;
  /** Share (0–1) of the known values that reach the figure; 0 if none is known. */
  shareReaching: (attribute: Attribute, figure: number) => number;
  /** A laptop with the lower median of the known values; `null` if none is known. */
  typical: (attribute: Attribute) => Laptop | null;
  typicalPrice: number;
}

function capableRows({ rows, missed }: Shortlist): Int32Array {
  const capable = new Int32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    capable[count] = row;
    count += Number(isCapable(missed[row] ?? 0));
  }
  return capable.subarray(0, count);
}

function countCodes(columns: Columns, rows: Int32Array, attribute: Attribute): Uint32Array {
  const { start, possible } = columns.values[attribute];
  const codes = columns.codes[attribute];
  const counts = new Uint32Array(possible.length);
  // for…of over typed arrays is several times slower, here and in `shortlist.ts`.
  for (let index = 0; index < rows.length; index += 1) {
    const code = (codes[rows[index] ?? 0] ?? start) - start;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

const sum = (counts: Uint32Array): number => counts.reduce((total, count) => total + count, 0);

/** @returns the index of the lower median among the known values; `null` if none is known */
function medianIndex(counts: Uint32Array, unknown: number): number | null {
  let left = Math.ceil(sum(counts.subarray(unknown)) / 2);
  if (left === 0) return null;
  let index = unknown - 1;
  while (left > 0) {
    index += 1;
    left -= counts[index] ?? left;
  }
  return index;
}

/** Each attribute is counted on first use, because an answer reads only those that matter for it. */
export function populationOf(list: Shortlist): Population {
  const { columns, missed, qualifies } = list;
  const rows = list.capable === 0 || list.capable === list.rows.length ? list.rows : capableRows(list);
  const includes = (row: number): boolean =>
    Boolean(qualifies[row]) && (list.capable === 0 || isCapable(missed[row] ?? 0));
  const counted = new Map<Attribute, Uint32Array>();
  const countsOf = (attribute: Attribute): Uint32Array => {
    const known = counted.get(attribute);
    if (known) return known;
    const counts = countCodes(columns, rows, attribute);
    counted.set(attribute, counts);
    return counts;
  };
  return {
    size: rows.length,
    qualifying: list.rows.length,
    isCapable: list.capable > 0,
    othersThan: (row) => rows.length - Number(includes(row)),
    rankCounts(attribute, row) {
      const counts = countsOf(attribute);
      const { unknown } = columns.values[attribute];
      const index = valueIndex(columns, attribute, row);
      const known = sum(counts.subarray(unknown)) - Number(index >= unknown && includes(row));
      return { worse: sum(counts.subarray(unknown, index)), better: sum(counts.subarray(index + 1)), known };
    },
    shareReaching(attribute, figure) {
      const counts = countsOf(attribute);
      const { possible, unknown } = columns.values[attribute];
      const known = sum(counts.subarray(unknown));
      const first = possible.findIndex(
        ([value], index) => index >= unknown && goodness(attribute, value ?? 0) >= goodness(attribute, figure),
      );
      return first < 0 || known === 0 ? 0 : sum(counts.subarray(first)) / known;
    },
    typical(attribute) {
      const median = medianIndex(countsOf(attribute), columns.values[attribute].unknown);
      const row = rows.find((candidate) => valueIndex(columns, attribute, candidate) === median);
      return row === undefined ? null : (columns.laptops[row] ?? null);
    },
    typicalPrice: columns.price[rows[Math.ceil(rows.length / 2) - 1] ?? 0] ?? 0,
  };
}
