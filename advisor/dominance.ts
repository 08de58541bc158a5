import { ATTRIBUTES } from './needs/attributes.ts';
import type { Columns } from './columns.ts';
import { ranksBefore, type Shortlist } from './shortlist.ts';

/**
 * For two rows of one kind: whether `a` is nowhere worse than `b`, and better in something or cheaper. An unknown
 * figure is not worse than the same unknown one, nor than a figure below its worst likely value.
 */
function dominates({ codes, price, worst, best }: Columns, a: number, b: number): boolean {
  const priceA = price[a] ?? 0;
  const priceB = price[b] ?? 0;
  if (priceA > priceB) return false;
  let better = priceA < priceB;
  for (const attribute of ATTRIBUTES) {
    const [own, other] = [codes[attribute][a] ?? 0, codes[attribute][b] ?? 0];
    if (own === other) continue;
    const difference = (worst[own] ?? 0) - (best[other] ?? 0);
    if (difference < 0) return false;
    if (difference > 0) better = true;
  }
  return better;
}

const sameKind = ({ rowsOfKind, kind }: Columns, row: number): Int32Array =>
  rowsOfKind[kind[row] ?? 0] ?? new Int32Array();

/**
 * @returns whether a qualifying laptop dominates this one. Later rows cannot, because they cost more or have a lower
 *   sum.
 */
export function isDominated({ columns, qualifies }: Shortlist, row: number): boolean {
  for (const other of sameKind(columns, row)) {
    if (other >= row) return false;
    if (qualifies[other] && dominates(columns, other, row)) return true;
  }
  return false;
}

/**
 * @returns the highest ranked of the qualifying laptops that dominate this one and are not dominated; `null` if there
 *   is none
 */
export function bestDominator({ columns, qualifies, utility }: Shortlist, row: number): number | null {
  let best: number | null = null;
  for (const other of sameKind(columns, row)) {
    if (other >= row) break;
    if (!qualifies[other] || !dominates(columns, other, row)) continue;
    if (best === null || ranksBefore(utility, other, best)) best = other;
  }
  return best;
}
