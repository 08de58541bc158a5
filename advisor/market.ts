/**
 * The market for some answers: all laptops that qualify, price against fit.
 *
 * - Fit is Σ weight × expected value of a laptop (0–1), what the ranking weighs against its price; penalties for floors are
 *   left out, since who misses them is not capable and stands apart.
 * - The frontier are the capable laptops that fit better than every other one that costs no more.
 */
import type { Market, MarketPoint } from '../contract/market.ts';
import type { Card } from './choose.ts';
import { floorPenalty, isCapable } from './score.ts';
import type { Shortlist } from './shortlist.ts';
import { roundCents } from './words/format.ts';

/** Differences below are of no use to anybody, and longer figures only make the answer larger. */
const FIT_STEPS = 1000;

function pointOf({ columns, benefit, missed }: Shortlist, row: number): MarketPoint {
  const { id = '', name = '' } = columns.laptops[row] ?? {};
  const floors = missed[row] ?? 0;
  const fit = Math.max(0, Math.min(1, (benefit[row] ?? 0) + floorPenalty(floors)));
  return {
    id,
    name,
    price: roundCents(columns.price[row] ?? 0),
    fit: Math.round(fit * FIT_STEPS) / FIT_STEPS,
    capable: isCapable(floors),
  };
}

/** @param points cheapest first. @returns by rising price those that fit better than every other one that costs no more */
function frontierOf(points: readonly MarketPoint[]): MarketPoint[] {
  const frontier: MarketPoint[] = [];
  for (const point of points) {
    const last = frontier.at(-1);
    if (last && point.fit <= last.fit) continue;
    if (last?.price === point.price) frontier.pop();
    frontier.push(point);
  }
  return frontier;
}

/** @param cards of the answer, the best first */
export function marketOf(list: Shortlist, cards: readonly Card[]): Omit<Market, 'catalogue'> {
  const points = Array.from(list.rows, (row) => pointOf(list, row));
  const capable = points.filter((point) => point.capable);
  return {
    points,
    frontier: frontierOf(capable.length > 0 ? capable : points).map(({ id }) => id),
    cards: cards.flatMap(({ row }) => list.columns.laptops[row]?.id ?? []),
    more: null,
    less: null,
    enough: null,
  };
}
