/**
 * The market for some answers: all laptops that qualify, by price and fit.
 *
 * - Fit is Σ weight × expected value of a laptop, from 0 to 1 in thousandths: what the ranking weighs against the
 * price. Penalties for floors are excluded: a laptop that misses one is not capable and is marked as such.
 * - The frontier consists of the capable laptops that fit better than every other one that costs no more.
 *
 * docs/decisions/013-market.md has the figures and why the sentences are true.
 */
import { BUDGET } from '../contract/answers.ts';
import type { Market as MarketAnswer } from '../contract/market.ts';
import type { CatalogueInfo } from '../contract/answer-parts.ts';
import type { Card } from './roles.ts';
import { dearerThan, lessOf, type MoneyAround, moreOf, type Place, type Surroundings } from './market-steps.ts';
import { ceilingAround } from './price-ceiling.ts';
import { roundCents } from './prices.ts';
import { isPriced } from './reliability.ts';
import { floorPenalty, isCapable } from './score.ts';
import { type Scratch, scoreRows, selectRows, type Shortlist } from './shortlist.ts';

export type Market = Pick<MarketAnswer, 'points' | 'frontier' | 'cards' | 'catalogue'> & MoneyAround;

/** Smaller differences are irrelevant, and more digits only make the answer larger. */
const FIT_STEPS = 1000;

/** @returns the weighted value of a row, without the penalty for missed floors */
const fitOf = ({ benefit, missed }: Shortlist, row: number): number =>
  Math.round(Math.max(0, Math.min(1, (benefit[row] ?? 0) + floorPenalty(missed[row] ?? 0))) * FIT_STEPS) / FIT_STEPS;

function pointOf(list: Shortlist, row: number): Place | null {
  const { columns, missed } = list;
  const laptop = columns.laptops[row];
  if (!laptop) return null;
  const point = {
    id: laptop.id,
    name: laptop.name,
    price: roundCents(columns.price[row] ?? 0),
    fit: fitOf(list, row),
    capable: isCapable(missed[row] ?? 0),
  };
  return { row, laptop, point };
}

const placesOf = (list: Shortlist, rows: Int32Array): Place[] =>
  Array.from(rows).flatMap((row) => pointOf(list, row) ?? []);

/**
 * Makes no places but the frontier's, because a large catalogue has a hundred thousand rows.
 * @param rows cheapest first
 * @param accepts rows that may be on the frontier
 * @returns by rising price, those that fit better than every other one that costs no more
 */
function frontierOf(list: Shortlist, rows: Int32Array, accepts: (row: number) => boolean): Place[] {
  const frontier: Place[] = [];
  let highest = -1;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (!accepts(row) || fitOf(list, row) <= highest) continue;
    const place = pointOf(list, row);
    if (!place) continue;
    if (frontier.at(-1)?.point.price === place.point.price) frontier.pop();
    frontier.push(place);
    highest = place.point.fit;
  }
  return frontier;
}

const idOf = ({ point }: Place): string => point.id;

/**
 * @param scratch the scratch memory of the list, whose rows beyond the budget are overwritten
 * @returns all rows that meet the requirements, those beyond the budget included, cheapest first
 */
function rowsBeyond(list: Shortlist, scratch: Scratch): Int32Array {
  const { columns, answers, tables } = list;
  const count = list.rows.length;
  const shown = Int32Array.from(list.bestOfChassis);
  // Fit and floors do not depend on the budget, so rows within it already have them.
  const rows = selectRows(columns, { ...answers, budget: BUDGET.max }, scratch);
  scoreRows(columns, answers.budget, rows.subarray(count), scratch, tables);
  list.bestOfChassis.set(shown);
  return rows;
}

/** @returns a function that finds the cheapest capable row in a range of prices that is accepted */
const finderIn =
  (list: Shortlist, rows: Int32Array): Surroundings['findCapable'] =>
  ({ above, upTo }, accepts) => {
    const { columns, missed } = list;
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      const price = roundCents(columns.price[row] ?? 0);
      if (price > upTo) return null;
      if (price <= above || !isCapable(missed[row] ?? 0)) continue;
      if (accepts(row, fitOf(list, row))) return pointOf(list, row);
    }
    return null;
  };

function surroundingsOf(list: Shortlist, cards: readonly Card[], rows: Int32Array): Surroundings {
  const isAble = (row: number): boolean => isCapable(list.missed[row] ?? 0);
  return {
    list,
    frontier: frontierOf(list, rows, isAble),
    shown: cards.flatMap(({ row }) => pointOf(list, row) ?? []),
    findCapable: finderIn(list, rows),
  };
}

interface Money {
  /** Up to where paying makes sense. */
  enough: MoneyAround['enough'];
  /** Whether one step more of the budget brings a laptop that earns its price. */
  isMoreUseful: boolean;
}
export const NO_MONEY: Money = { enough: null, isMoreUseful: false };

/**
 * @param list with capable laptops
 * @param scratch the scratch memory of the list, whose rows beyond the budget are overwritten
 */
export function moneyFor(list: Shortlist, cards: readonly Card[], scratch: Scratch): Money {
  const around = surroundingsOf(list, cards, rowsBeyond(list, scratch));
  const [best] = around.shown;
  if (!best) return NO_MONEY;
  const { budget } = list.answers;
  const isMoreUseful = dearerThan(best, around).some(
    ({ laptop, point: { price } }) => price > budget && price <= budget + BUDGET.step && isPriced(laptop),
  );
  return { enough: ceilingAround(moreOf(best, around), around, scratch), isMoreUseful };
}

function moneyAround(around: Surroundings, scratch: Scratch): MoneyAround {
  const [best] = around.shown;
  if (!best) return NOTHING_AROUND;
  const more = moreOf(best, around);
  return { more, less: lessOf(best, around), enough: ceilingAround(more, around, scratch) };
}

const NOTHING_AROUND: MoneyAround = { more: null, less: null, enough: null };

/**
 * If nothing is capable there are no sentences about money, because the answer's caution names the budget that helps.
 * @param cards of the list, best first
 * @param scratch the scratch memory of the list, whose rows are overwritten
 */
export function marketOf(list: Shortlist, cards: readonly Card[], catalogue: CatalogueInfo, scratch: Scratch): Market {
  const { capable } = list;
  const count = list.rows.length;
  const rows = rowsBeyond(list, scratch);
  const within = rows.subarray(0, count);
  const around = surroundingsOf(list, cards, rows);
  const frontier = capable > 0 ? around.frontier : frontierOf(list, within, () => true);
  return {
    points: placesOf(list, within).map(({ point }) => point),
    frontier: frontier.filter(({ row }) => row <= (within.at(-1) ?? -1)).map(idOf),
    cards: around.shown.map(idOf),
    ...(capable > 0 ? moneyAround(around, scratch) : NOTHING_AROUND),
    catalogue,
  };
}
