/**
 * Searches the price below which a laptop would be the first card, or any card, by ranking again with other prices.
 *
 * A shown laptop never moves back when it gets cheaper (docs/decisions/002-advisor.md), so each bound is exact and
 * holds for all lower prices.
 */
import { BUDGET } from '../contract/answers.ts';
import type { Why } from '../contract/why.ts';
import { chooseCards } from './choose/choose-cards.ts';
import { withFirstCard } from './choose/first-card.ts';
import { repricer } from './repriced.ts';
import { type Scratch, type Shortlist, shortlist } from './shortlist.ts';

/** Share of a laptop's price below which no shop will sell it. */
const LOWEST_SHARE = 0.5;

/** @returns the lowest price in euros that is searched; the form accepts no budget below it */
export const lowestPrice = (price: number): number => Math.max(BUDGET.min, Math.ceil(LOWEST_SHARE * price));

/**
 * @returns the largest integer from `low` to below `high` for which `holds` is true; `null` if it is false even for
 *   `low`
 */
export function largest(low: number, high: number, holds: (value: number) => boolean): number | null {
  if (low >= high || !holds(low)) return null;
  let [held, failed] = [low, high];
  while (failed - held > 1) {
    const middle = (held + failed) >>> 1;
    if (holds(middle)) held = middle;
    else failed = middle;
  }
  return held;
}

/**
 * @param scratch the scratch memory of the list, which is overwritten
 * @returns the list with another price for one laptop, and that laptop's row in it; valid until the next call
 */
export function rankedAt(
  { columns, answers, needs, tables }: Shortlist,
  row: number,
  scratch: Scratch,
): (euros: number) => { row: number; list: Shortlist } {
  const withPrice = repricer(columns, row);
  return (euros) => {
    const other = withPrice(euros);
    return { row: other.row, list: withFirstCard(shortlist(other.columns, answers, scratch, needs, tables)) };
  };
}

/**
 * @param row of the laptop, which need not qualify
 * @param shown rows of the cards, best first
 * @param scratch the scratch memory of the list, which is overwritten
 */
export function pricesFor(list: Shortlist, row: number, shown: readonly number[], scratch: Scratch): Why['prices'] {
  const { columns, answers } = list;
  if (shown[0] === row) return { first: null, shown: null };
  const ranked = rankedAt(list, row, scratch);
  const isFirst = (euros: number): boolean => {
    const again = ranked(euros);
    return again.list.best === again.row;
  };
  const isShown = (euros: number): boolean => {
    const again = ranked(euros);
    return again.list.best === again.row || chooseCards(again.list).some((card) => card.row === again.row);
  };
  const price = columns.price[row] ?? 0;
  const now = Math.ceil(Math.min(price, answers.budget + 1));
  const low = lowestPrice(price);
  if (shown.includes(row)) return { first: largest(low, now, isFirst), shown: null };
  const entry = largest(low, now, isShown);
  return { first: entry === null ? null : largest(low, entry + 1, isFirst), shown: entry };
}
