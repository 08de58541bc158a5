/** The uses that a laptop is good for, by budget, and the laptops that beat it. */
import { type Purpose, PURPOSES } from '../../contract/answers.ts';
import type { UseCell, UseRow } from '../../contract/pages/laptop-page.ts';
import type { Columns } from '../../advisor/columns.ts';
import { shortfallOf } from '../../advisor/explain/shortfall.ts';
import { shortfallText } from '../shortfall.ts';
import { capitalize } from '../../contract/spanish-text.ts';
import { neighbourOf } from './changes.ts';
import { type GridAnswer, formBudgetFor, type Grid, HIGHEST, PAGE_BUDGETS, USUAL_HIGHEST } from './grid.ts';

/** A budget of more than this multiple of a laptop's price is mentioned only if the laptop is shown for it. */
const FAR = 2;
const MOST_BUDGETS = 5;

/** @returns the lowest round budget that pays a laptop, and the next ones of the page */
function budgetsOf({ columns, at }: Grid, row: number): number[] {
  const price = columns.price[row] ?? 0;
  const own = formBudgetFor(price);
  if (own === null) return [];
  const higher = PAGE_BUDGETS.filter((budget) => budget > own && (budget < HIGHEST || own > USUAL_HIGHEST));
  const isTold = (budget: number): boolean =>
    budget <= FAR * price || PURPOSES.some((purpose) => at(purpose, budget).cards.includes(row));
  return [own, ...higher.filter(isTold)].slice(0, MOST_BUDGETS);
}

function cellOf({ price }: Columns, asked: GridAnswer, row: number): UseCell {
  const rank = asked.rank[row] ?? 0;
  const { budget } = asked.answers;
  const isShown = asked.cards.includes(row);
  const isFar = budget > FAR * (price[row] ?? 0);
  const place = rank === 0 ? 'short' : rank === 1 ? 'first' : isShown ? 'shown' : isFar ? 'far' : 'other';
  return { budget, place, rank, of: asked.capable };
}

function useOf({ columns, at }: Grid, purpose: Purpose, row: number, budgets: readonly number[]): UseRow {
  const laptop = columns.laptops[row];
  const paying = budgets.map((budget) => at(purpose, budget));
  const cells = paying.map((one) => cellOf(columns, one, row));
  const beaten = paying.find(({ cards, capable }) => capable > 0 && cards[0] !== row);
  const winner = columns.laptops[beaten?.cards[0] ?? -1];
  const isShort = cells.some(({ place }) => place === 'short');
  return {
    purpose,
    cells,
    lacks:
      laptop && isShort && paying[0]
        ? `${capitalize(shortfallText(shortfallOf(laptop, paying[0].needs), paying[0].needs.asked))}.`
        : '',
    rival:
      laptop && winner && beaten
        ? { ...neighbourOf(winner, laptop, [purpose], beaten.needs), budget: beaten.answers.budget }
        : null,
  };
}

/** @returns a row for each use; without cells if the laptop is not sold in Spain, or costs more than the highest budget */
export function usesOf(grid: Grid, row: number, isSold: boolean): UseRow[] {
  const budgets = isSold ? budgetsOf(grid, row) : [];
  return PURPOSES.map((purpose) => useOf(grid, purpose, row, budgets));
}
