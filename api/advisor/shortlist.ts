/** Every laptop that meets the hard criteria, with its benefit and utility for one visitor. */
import type { Answers } from '../../src/contract/answers.ts';
import { type Columns, rowsWithin, sumOver } from './columns.ts';
import { type Needs, needsOf } from './needs.ts';
import { meetsOption, requiredBy } from '../catalogue/requirements.ts';
import { pricePerEuro, scoreTables } from './score.ts';

/** Working memory as long as the catalogue, made once and used by every request in turn. */
export interface Scratch {
  rows: Int32Array;
  qualifies: Uint8Array;
  benefit: Float64Array;
  utility: Float64Array;
  bestOfChassis: Int32Array;
}

export const createScratch = ({ laptops, chassisCount }: Columns): Scratch => ({
  rows: new Int32Array(laptops.length),
  qualifies: new Uint8Array(laptops.length),
  benefit: new Float64Array(laptops.length),
  utility: new Float64Array(laptops.length),
  bestOfChassis: new Int32Array(chassisCount),
});

export interface Shortlist {
  columns: Columns;
  answers: Answers;
  needs: Needs;
  /** Qualifying rows, cheapest first. */
  rows: Int32Array;
  /** The best ranked of them. */
  best: number | null;
  /** By row: 1 where it qualifies. */
  qualifies: Uint8Array;
  /** By row, valid where it qualifies: Σ weight × value − floors, and the same less what its price costs. */
  benefit: Float64Array;
  utility: Float64Array;
  /** By chassis: its best qualifying row, or −1. */
  bestOfChassis: Int32Array;
}

const REFUSED = 0;
const QUALIFIED = 1;

/**
 * Marks and collects the rows within the budget that meet every requirement.
 * @returns them, cheapest first: a view into `scratch`
 */
export function selectRows(columns: Columns, answers: Answers, { rows, qualifies }: Scratch): Int32Array {
  const within = rowsWithin(columns.price, answers.budget);
  qualifies.fill(QUALIFIED, 0, within).fill(REFUSED, within);
  for (const { field, option } of requiredBy(answers)) {
    const { codes, examples } = columns.required[field];
    const accepted = Uint8Array.from(examples, (example) => Number(meetsOption(example, field, option)));
    for (let row = 0; row < within; row += 1) {
      qualifies[row] = (qualifies[row] ?? REFUSED) & (accepted[codes[row] ?? 0] ?? REFUSED);
    }
  }
  let count = 0;
  for (let row = 0; row < within; row += 1) {
    rows[count] = row;
    count += qualifies[row] ?? REFUSED;
  }
  return rows.subarray(0, count);
}

/** Whether `a` comes before `b`: more utility, then the earlier row (cheaper, then better in sum, then by id). */
export const ranksBefore = (utility: Float64Array, a: number, b: number): boolean => {
  const difference = (utility[a] ?? 0) - (utility[b] ?? 0);
  return difference > 0 || (difference === 0 && a < b);
};

/** Fills benefit and utility of the given rows. @returns the best ranked, or `null` */
function scoreRows(columns: Columns, needs: Needs, budget: number, rows: Int32Array, scratch: Scratch): number | null {
  const { kind, price, chassis } = columns;
  const { benefit, utility, bestOfChassis } = scratch;
  const tables = scoreTables(columns, needs);
  const attributeBenefit = sumOver(columns, tables.benefit);
  const perEuro = pricePerEuro(budget);
  bestOfChassis.fill(-1);
  let best = -1;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const worth = attributeBenefit(row) + (tables.kindBenefit[kind[row] ?? 0] ?? 0);
    benefit[row] = worth;
    utility[row] = worth - perEuro * (price[row] ?? 0);
    const rival = bestOfChassis[chassis[row] ?? 0] ?? -1;
    if (rival >= 0 && !ranksBefore(utility, row, rival)) continue;
    bestOfChassis[chassis[row] ?? 0] = row;
    if (best < 0 || ranksBefore(utility, row, best)) best = row;
  }
  return best < 0 ? null : best;
}

/**
 * Filters and scores in one pass each over the rows within the budget.
 * @param needs those of the answers, unless somebody wants to know what others would change
 * @returns views into `scratch`: valid until it is used for the next request
 */
export function shortlist(
  columns: Columns,
  answers: Answers,
  scratch: Scratch,
  needs: Needs = needsOf(answers),
): Shortlist {
  const rows = selectRows(columns, answers, scratch);
  const best = scoreRows(columns, needs, answers.budget, rows, scratch);
  const { benefit, utility, bestOfChassis, qualifies } = scratch;
  return { columns, answers, needs, rows, best, qualifies, benefit, utility, bestOfChassis };
}
