/** The laptops within the budget that meet every requirement, scored for one set of answers. */
import type { Answers } from '../contract/answers.ts';
import { meetsOption, requiredBy } from '../catalogue/derive/requirements.ts';
import type { Attribute } from './needs/attributes.ts';
import { sumOver } from './coded-figures.ts';
import { type Columns, countAffordable } from './columns.ts';
import { type Needs, needsOf } from './needs/needs.ts';
import { floorPenalty, isCapable, type ScoreTables, scoreTables, utilityPerEuro } from './rank/score.ts';

/** Buffers reused by every request: allocating them for each takes four times the CPU at 100,000 laptops. */
export interface Scratch {
  rows: Int32Array;
  qualifies: Uint8Array;
  benefit: Float64Array;
  missed: Float64Array;
  utility: Float64Array;
  bestOfChassis: Int32Array;
}

export const createScratch = ({ laptops, chassisCount }: Columns): Scratch => ({
  rows: new Int32Array(laptops.length),
  qualifies: new Uint8Array(laptops.length),
  benefit: new Float64Array(laptops.length),
  missed: new Float64Array(laptops.length),
  utility: new Float64Array(laptops.length),
  bestOfChassis: new Int32Array(chassisCount),
});

export interface Shortlist {
  columns: Columns;
  answers: Answers;
  needs: Needs;
  tables: ScoreTables;
  /** Qualifying rows, cheapest first. */
  rows: Int32Array;
  /** The row that ranks first. */
  leader: number | null;
  /** The row to show first; `first-card.ts` may prefer another one to the leader. */
  best: number | null;
  qualifies: Uint8Array;
  /** Number of rows that are capable of what was chosen (`score.ts`). */
  capable: number;
  /** By row, valid only if it qualifies: Σ weight × value, less the penalty for each missed floor. */
  benefit: Float64Array;
  /** The expected number of missed floors. */
  missed: Float64Array;
  utility: Float64Array;
  /** By chassis: the row that is shown of it, or −1. */
  bestOfChassis: Int32Array;
}

const REFUSED = 0;
const QUALIFIED = 1;

/** @returns the qualifying rows, cheapest first: a view into `scratch` */
export function selectRows(columns: Columns, answers: Answers, { rows, qualifies }: Scratch): Int32Array {
  const within = countAffordable(columns.price, answers.budget);
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

/** @returns a row's weighted value (0 to 1), without the penalty for missed floors */
export const qualityOf = ({ benefit, missed }: Pick<Shortlist, 'benefit' | 'missed'>, row: number): number =>
  Math.abs((benefit[row] ?? 0) + floorPenalty(missed[row] ?? 0));

/** @returns the weighted value that an attribute adds to a row */
export const valueOfRow = (list: Shortlist, row: number, attribute: Attribute): number =>
  list.tables.value[list.columns.codes[attribute][row] ?? 0] ?? 0;

/** Orders by utility, then by row (cheaper, then the higher sum of attributes, then by id). */
export const ranksBefore = (utility: Float64Array, a: number, b: number): boolean => {
  const difference = (utility[a] ?? 0) - (utility[b] ?? 0);
  return difference > 0 || (difference === 0 && a < b);
};

/**
 * Fills `scratch` for the given rows.
 * @returns the row that ranks first, or `null`, and the number of capable rows
 */
export function scoreRows(
  columns: Columns,
  budget: number,
  rows: Int32Array,
  scratch: Scratch,
  tables: ScoreTables,
): Pick<Shortlist, 'leader' | 'capable'> {
  const { kind, price, chassis } = columns;
  const { benefit, missed, utility, bestOfChassis } = scratch;
  const valueOf = sumOver(columns, tables.value);
  const riskOf = sumOver(columns, tables.risk);
  const perEuro = utilityPerEuro(budget);
  bestOfChassis.fill(-1);
  let best = -1;
  let capable = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const floors = riskOf(row) + (tables.kindRisk[kind[row] ?? 0] ?? 0);
    const worth = valueOf(row) + (tables.kindValue[kind[row] ?? 0] ?? 0) - floorPenalty(floors);
    missed[row] = floors;
    capable += Number(isCapable(floors));
    benefit[row] = worth;
    utility[row] = worth - perEuro * (price[row] ?? 0);
    const rival = bestOfChassis[chassis[row] ?? 0] ?? -1;
    if (rival >= 0 && !ranksBefore(utility, row, rival)) continue;
    bestOfChassis[chassis[row] ?? 0] = row;
    if (best < 0 || ranksBefore(utility, row, best)) best = row;
  }
  return { leader: best < 0 ? null : best, capable };
}

/**
 * @param needs replaced by the benchmark to simulate other weights
 * @param tables of the needs, for callers that rank repeatedly
 * @returns views into `scratch`, valid until the next call with it
 */
export function shortlist(
  columns: Columns,
  answers: Answers,
  scratch: Scratch,
  needs: Needs = needsOf(answers),
  tables: ScoreTables = scoreTables(columns, needs),
): Shortlist {
  const rows = selectRows(columns, answers, scratch);
  const { leader, capable } = scoreRows(columns, answers.budget, rows, scratch, tables);
  const { benefit, missed, utility, bestOfChassis, qualifies } = scratch;
  return {
    columns,
    answers,
    needs,
    tables,
    rows,
    leader,
    best: leader,
    capable,
    qualifies,
    benefit,
    missed,
    utility,
    bestOfChassis,
  };
}
