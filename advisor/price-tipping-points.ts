/** The prices from which another laptop of the answer would win. */
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { normalQuantile } from './estimates.ts';
import { firstAfter, LEAD, type RowTippingPoint } from './one-figure.ts';
import { rankedAt } from './price-search.ts';
import { utilityPerEuro } from './score.ts';
import type { Scratch, Shortlist } from './shortlist.ts';

/** Equally probable errors of a price, in standard deviations. */
const ERRORS = Array.from({ length: 40 }, (_, index) => normalQuantile((index + 0.5) / 40));

/** Less probable changes are omitted. Our own convention. */
const MIN_SHARE = 0.05;
/** The number of {@link ERRORS} on each side that are less probable. */
const IMPROBABLE = Math.ceil(MIN_SHARE * ERRORS.length) - 1;

/** Share of the price. Prices err by nearly as much, so a smaller change is none (docs/decisions/009). */
const MIN_CHANGE = 0.05;

/** Euros. */
const COST_STEP = 10;

/** @returns a function from one laptop's price to the row that would be first */
function firstIfPriced(list: Shortlist, row: number, laptop: Laptop): (euros: number) => number | null {
  const { answers, utility } = list;
  const perEuro = utilityPerEuro(answers.budget);
  const expected = totalCost(laptop);
  const own = utility[row] ?? 0;
  const first = firstAfter(list, row);
  return (euros) =>
    first(euros > answers.budget ? -Infinity : own - perEuro * (euros - expected), {
      ...laptop,
      priceEur: laptop.priceEur + euros - expected,
    });
}

interface CostTippingPoint extends RowTippingPoint {
  figure: 'cost';
  /** The last step before the threshold. */
  before: number;
}

/** @param worse whether a higher price is searched, for which the laptop is no longer first; else a lower one */
export function costTippingPoints(list: Shortlist, row: number, worse: boolean): CostTippingPoint[] {
  const laptop = list.columns.laptops[row];
  if (!laptop || laptop.cost.exact) return [];
  const { spread, licenceEur } = laptop.cost;
  const likely = ERRORS.map((error) => laptop.priceEur * Math.exp(-spread * error) + licenceEur);
  const towards = worse ? 1 : -1;
  const last = likely.at(worse ? IMPROBABLE : -1 - IMPROBABLE) ?? 0;
  const start = Math.floor((towards * totalCost(laptop)) / COST_STEP) + 1;
  const valueAt = (step: number): number => towards * (start + step) * COST_STEP;
  const firstIf = firstIfPriced(list, row, laptop);
  const changesAt = (step: number): boolean => (firstIf(valueAt(step)) === row) !== worse;
  let [unchanged, changed] = [-1, Math.floor((towards * last) / COST_STEP) - start];
  if (changed < 0 || !changesAt(changed)) return [];
  while (changed - unchanged > 1) {
    const middle = (unchanged + changed) >> 1;
    if (changesAt(middle)) changed = middle;
    else unchanged = middle;
  }
  const value = valueAt(changed);
  const winner = firstIf(value);
  const share = likely.filter((euros) => (euros - value) * towards >= -LEAD).length / likely.length;
  if (winner === null) return [];
  // «Si ves el Acer por 1370 € o más, elige el ASUS», which costs 1600 €, is no advice.
  if (worse && (list.columns.price[winner] ?? 0) > value) return [];
  const isSeenAlready = worse && laptop.cost.seenEur + licenceEur >= value;
  if (isSeenAlready || Math.abs(value / totalCost(laptop) - 1) < MIN_CHANGE) return [];
  return [{ figure: 'cost', row, winner, value, share, before: valueAt(changed - 1) }];
}

/** Whether the tipping point is the same if all laptops are ranked again; overwrites `scratch`. */
export function isConfirmed(
  { row, winner, value, before }: CostTippingPoint,
  list: Shortlist,
  scratch: Scratch,
): boolean {
  const { laptops } = list.columns;
  const ranked = rankedAt(list, row, scratch);
  const isFirst = (one: number, euros: number): boolean => {
    const again = ranked(euros).list;
    return again.columns.laptops[again.best ?? -1]?.id === laptops[one]?.id;
  };
  return isFirst(winner, value) && isFirst(row, before) !== (winner === row);
}
