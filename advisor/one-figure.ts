/** What an answer would be if one figure of one laptop were another. */
import type { Laptop } from '../catalogue/laptop.ts';
import { measure, type VisibleAttribute } from './attributes.ts';
import { withFirstCard } from './first-card.ts';
import { ranksBefore, type Shortlist } from './shortlist.ts';
import { valueCurve } from './value.ts';

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

type First = (own: number, laptop: Laptop, attribute?: VisibleAttribute) => number | null;

/**
 * @returns a function from the utility of a row, its laptop, and the attribute whose figure is another, to the row that
 *   would be first; without dominance
 */
export function firstAfter(list: Shortlist, row: number): First {
  const { columns, needs, rows, utility } = list;
  const before = utility[row] ?? 0;
  let rival = -1;
  for (const other of rows) if (other !== row && (rival < 0 || ranksBefore(utility, other, rival))) rival = other;
  const laptops = [...columns.laptops];
  return (own, laptop, attribute) => {
    laptops[row] = laptop;
    utility[row] = own;
    const leader = rival < 0 || ranksBefore(utility, row, rival) ? row : rival;
    const figure = attribute && measure(laptop, attribute);
    const assumed =
      attribute && typeof figure === 'number'
        ? { assumed: { row, attribute, value: valueCurve(attribute, needs.targets[attribute].triple)(figure) } }
        : {};
    const { best } = withFirstCard({ ...list, ...assumed, columns: { ...columns, laptops }, leader });
    utility[row] = before;
    return best;
  };
}
