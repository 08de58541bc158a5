/** What an answer would be if one figure of one laptop were another. */
import type { Laptop } from '../catalogue/laptop.ts';
import type { VisibleAttribute } from './attributes.ts';
import { withFirstCard } from './first-card.ts';
import { ranksBefore, type Shortlist } from './shortlist.ts';

/** Tolerance for floating-point errors. */
export const LEAD = 1e-6;

/** A tipping point by the rows of its laptops. */
export interface RowTippingPoint {
  figure: VisibleAttribute | 'cost';
  /** The row of the laptop with the figure, and the row that would then win. */
  row: number;
  winner: number;
  /** The threshold, in the figure's own unit: a step in which it is rendered, or a likely value. */
  value: number;
  /** Probability of the change, 0–1. */
  share: number;
}

/** @returns a function from the utility of a row, and its laptop, to the row that would be first; without dominance */
export function firstAfter(list: Shortlist, row: number): (own: number, laptop: Laptop) => number | null {
  const { columns, rows, utility } = list;
  const before = utility[row] ?? 0;
  let rival = -1;
  for (const other of rows) if (other !== row && (rival < 0 || ranksBefore(utility, other, rival))) rival = other;
  const laptops = [...columns.laptops];
  return (own, laptop) => {
    laptops[row] = laptop;
    utility[row] = own;
    const leader = rival < 0 || ranksBefore(utility, row, rival) ? row : rival;
    const { best } = withFirstCard({ ...list, columns: { ...columns, laptops }, leader });
    utility[row] = before;
    return best;
  };
}
