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
import { ceilingOf, type MoneyAround, NOTHING_SAID, type Place, saidOf } from './market-steps.ts';
import { roundCents } from './prices.ts';
import { floorPenalty, isCapable } from './score.ts';
import { type Scratch, scoreRows, selectRows, type Shortlist } from './shortlist.ts';

export type Market = Pick<MarketAnswer, 'points' | 'frontier' | 'cards' | 'catalogue'> & MoneyAround;

/** Smaller differences are irrelevant, and more digits only make the answer larger. */
const FIT_STEPS = 1000;

function placesOf({ columns, rows, benefit, missed }: Shortlist): Place[] {
  const places: Place[] = [];
  for (const row of rows) {
    const laptop = columns.laptops[row];
    if (!laptop) continue;
    const floors = missed[row] ?? 0;
    const fit = Math.max(0, Math.min(1, (benefit[row] ?? 0) + floorPenalty(floors)));
    const point = {
      id: laptop.id,
      name: laptop.name,
      price: roundCents(columns.price[row] ?? 0),
      fit: Math.round(fit * FIT_STEPS) / FIT_STEPS,
      capable: isCapable(floors),
    };
    places.push({ row, laptop, point });
  }
  return places;
}

/**
 * @param places cheapest first
 * @returns by rising price, those that fit better than every other one that costs no more
 */
function frontierOf(places: readonly Place[]): Place[] {
  const frontier: Place[] = [];
  for (const place of places) {
    const last = frontier.at(-1)?.point;
    if (last && place.point.fit <= last.fit) continue;
    if (last?.price === place.point.price) frontier.pop();
    frontier.push(place);
  }
  return frontier;
}

const idOf = ({ point }: Place): string => point.id;

/**
 * @param scratch that of the list, whose rows beyond the budget are overwritten
 * @returns all that meet the requirements, those beyond the budget included, cheapest first
 */
function placesBeyond(list: Shortlist, scratch: Scratch): Place[] {
  const { columns, answers, tables } = list;
  const count = list.rows.length;
  const shown = Int32Array.from(list.bestOfChassis);
  // Fit and floors do not depend on the budget, so rows within it already have them.
  const rows = selectRows(columns, { ...answers, budget: BUDGET.max }, scratch);
  scoreRows(columns, answers.budget, rows.subarray(count), scratch, tables);
  list.bestOfChassis.set(shown);
  return placesOf({ ...list, rows });
}

const placesOfCards = (places: readonly Place[], cards: readonly Card[]): Place[] =>
  cards.flatMap((card) => places.find(({ row }) => row === card.row) ?? []);

const capableAmong = (places: readonly Place[]): Place[] => places.filter(({ point }) => point.capable);

/**
 * @param list with capable laptops
 * @param scratch that of the list, whose rows beyond the budget are overwritten
 * @returns up to where paying makes sense
 */
export function enoughFor(list: Shortlist, cards: readonly Card[], scratch: Scratch): MoneyAround['enough'] {
  const { answers, needs } = list;
  const places = placesBeyond(list, scratch);
  const capable = capableAmong(places);
  return ceilingOf({ answers, needs, capable, frontier: frontierOf(capable), shown: placesOfCards(places, cards) });
}

/**
 * If nothing is capable there are no sentences about money, because the answer's caution names the budget that helps.
 * @param cards of the list, best first
 * @param scratch that of the list, whose rows are overwritten
 */
export function marketOf(list: Shortlist, cards: readonly Card[], catalogue: CatalogueInfo, scratch: Scratch): Market {
  const { answers, needs, capable } = list;
  const all = placesBeyond(list, scratch);
  const within = all.slice(0, list.rows.length);
  const shown = placesOfCards(within, cards);
  const able = capableAmong(all);
  const frontier = frontierOf(capable > 0 ? able : within);
  return {
    points: within.map(({ point }) => point),
    frontier: frontier.filter(({ row }) => row <= (within.at(-1)?.row ?? -1)).map(idOf),
    cards: shown.map(idOf),
    ...(capable > 0 ? saidOf({ answers, needs, capable: able, frontier, shown }) : NOTHING_SAID),
    catalogue,
  };
}
