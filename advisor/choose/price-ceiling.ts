/**
 * Computes up to which price paying makes sense: the lowest one above which no laptop is worth its extra cost, but at
 * least the prices of the cards. There is none if a dearer laptop within the budget is noticeably better in something
 * that counts, or has noticeably more of a chosen priority, or more video memory where that is the graphics.
 *
 * A dearer laptop earns its price if it gains at least {@link utilityPerEuro} of quality per euro, the rate at which the
 * ranking weighs quality against price. The frontier consists of the capable laptops, those beyond the budget included,
 * that are better than every other one that costs no more.
 */
import { BUDGET } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Change } from '../explain/statements.ts';
import { goodness, measure } from '../needs/attributes.ts';
import { changesAgainst, isGain, isPrice } from '../explain/changes.ts';
import { baselineOf, noticedDifferences, WORTH_A_LINE } from '../explain/differences.ts';
import { withFirstCard } from './first-card.ts';
import type { Needs } from '../needs/needs.ts';
import { notableShare, priceOf, roundCents } from '../rank/prices.ts';
import type { Card } from '../roles.ts';
import { isCapable, utilityPerEuro } from '../rank/score.ts';
import { qualityOf, type Scratch, scoreRows, selectRows, type Shortlist, shortlist, valueOfRow } from '../shortlist.ts';
import { askedAttributes, comparedCriteria, isAttribute } from '../explain/target.ts';

/** The highest price that makes sense, in whole euros, and the next noticeable improvement; `null` if there is none. */
export interface PriceCeiling {
  upTo: number;
  next: Laptop | null;
}

interface Money {
  /** `null` if dearer laptops within the budget are better. */
  enough: PriceCeiling | null;
  /** Whether one step more of the budget brings a laptop that earns its price. */
  isMoreUseful: boolean;
}
export const NO_MONEY: Money = { enough: null, isMoreUseful: false };

interface Place {
  row: number;
  laptop: Laptop;
  /** In euros, with a Windows licence if it has to be bought. */
  price: number;
  /** Weighted value from 0 to 1, without penalties. */
  quality: number;
}

/** The capable laptops that meet the requirements at any price, cheapest first. */
interface Market {
  list: Shortlist;
  places: readonly Place[];
  frontier: readonly Place[];
}

/**
 * @param list with capable laptops
 * @param scratch the scratch memory of the list, which is filled again
 */
export function moneyFor(list: Shortlist, cards: readonly Card[], scratch: Scratch): Money {
  const places = capablePlaces(list, scratch);
  const market = { list, places, frontier: frontierOf(places) };
  const shown = cards.map(({ row }) => placeOf(list, row)).filter((place) => place !== null);
  const [best] = shown;
  if (!best) return NO_MONEY;
  return { isMoreUseful: isMoreUseful(best, market), enough: ceilingFor(shown, market, scratch) };
}

function placeOf(list: Shortlist, row: number): Place | null {
  const laptop = list.columns.laptops[row];
  return laptop
    ? { row, laptop, price: roundCents(list.columns.price[row] ?? 0), quality: qualityOf(list, row) }
    : null;
}

/** @param scratch the scratch memory of the list, whose rows beyond the budget are overwritten */
function capablePlaces(list: Shortlist, scratch: Scratch): Place[] {
  const { columns, answers, tables } = list;
  const shownOfChassis = Int32Array.from(list.bestOfChassis);
  // Quality and floors do not depend on the budget, so the rows within it already have them.
  const rows = selectRows(columns, { ...answers, budget: BUDGET.max }, scratch);
  scoreRows(columns, answers.budget, rows.subarray(list.rows.length), scratch, tables);
  list.bestOfChassis.set(shownOfChassis);
  return Array.from(rows)
    .filter((row) => isCapable(list.missed[row] ?? 0))
    .flatMap((row) => placeOf(list, row) ?? []);
}

/** @param places cheapest first */
function frontierOf(places: readonly Place[]): Place[] {
  const frontier: Place[] = [];
  for (const place of places) {
    const last = frontier.at(-1);
    if (last && place.quality <= last.quality) continue;
    if (last?.price === place.price) frontier.pop();
    frontier.push(place);
  }
  return frontier;
}

function isMoreUseful(best: Place, { frontier, list: { answers } }: Market): boolean {
  const perEuro = utilityPerEuro(answers.budget);
  return frontier.some(
    ({ price, quality }) =>
      price > answers.budget &&
      price <= answers.budget + BUDGET.step &&
      quality - best.quality >= perEuro * (price - best.price),
  );
}

function ceilingFor(shown: readonly Place[], market: Market, scratch: Scratch): PriceCeiling | null {
  const { list, places } = market;
  const from = Math.max(...shown.map(({ price }) => Math.ceil(price)));
  // Else the limit would be the price of a laptop with more video memory that is not shown.
  const hasMoreMemory = ({ laptop }: Place): boolean =>
    shown.every((card) => hasMoreVideoMemory(laptop, card.laptop, list.needs));
  if (cheapest(places, { above: from, upTo: list.answers.budget }, hasMoreMemory)) return null;
  const ceiling = ceilingFrom(from, market);
  return ceiling && asLargerBudgets(ceiling, list, scratch);
}

const cheapest = (
  places: readonly Place[],
  { above, upTo }: { above: number; upTo: number },
  accepts: (place: Place) => boolean,
): Place | undefined => places.find((place) => place.price > above && place.price <= upTo && accepts(place));

/** @param from the lowest possible limit in euros */
function ceilingFrom(from: number, { list, places, frontier }: Market): PriceCeiling | null {
  const { answers, needs } = list;
  const perEuro = utilityPerEuro(answers.budget);
  let upTo = from;
  let held: Place | undefined;
  for (const place of frontier) {
    const { price, quality } = place;
    if (held && price > from && quality - held.quality < perEuro * (Math.ceil(price) - upTo)) continue;
    held = place;
    upTo = Math.max(from, Math.ceil(price));
  }
  if (!held || upTo > answers.budget) return null;
  const most = held;
  const mayGain = gainTest(list, most.row);
  const changesOf = ({ laptop }: Place): Change[] =>
    changesAgainst(laptop, most.laptop, comparedCriteria(needs), list).filter((change) => !isPrice(change));
  const isBetter = (place: Place): boolean =>
    hasMoreVideoMemory(place.laptop, most.laptop, needs) ||
    hasMoreOf(place.laptop, most.laptop, needs) ||
    (mayGain(place.row) && changesOf(place).some(({ gain }) => gain >= WORTH_A_LINE));
  if (cheapest(places, { above: upTo, upTo: answers.budget }, isBetter)) return null;
  const isNoticed = (place: Place): boolean =>
    place.quality - most.quality >= WORTH_A_LINE && changesOf(place).some(isGain);
  return { upTo, next: cheapest(places, { above: upTo, upTo: Infinity }, isNoticed)?.laptop ?? null };
}

/** @returns a quick test for rows that cannot gain enough to be noticed, so that few are compared */
function gainTest(list: Shortlist, than: number): (row: number) => boolean {
  const criteria = comparedCriteria(list.needs);
  const attributes = criteria.filter(isAttribute);
  const ofSize = criteria.includes('size') ? list.needs.weights.size : 0;
  return (row) => {
    let most = ofSize;
    for (const attribute of attributes)
      most += Math.max(0, valueOfRow(list, row, attribute) - valueOfRow(list, than, attribute));
    return most >= WORTH_A_LINE;
  };
}

const hasMoreVideoMemory = (laptop: Laptop, than: Laptop, { asked }: Needs): boolean =>
  asked.priorities.includes('graphics') && (laptop.videoMemoryGb ?? 0) > (than.videoMemoryGb ?? Infinity);

/** Whether a laptop has noticeably more of a chosen priority, even if less is plenty. */
function hasMoreOf(laptop: Laptop, than: Laptop, needs: Needs): boolean {
  const asked = askedAttributes(needs).filter((attribute) => {
    const [own, other] = [measure(laptop, attribute), measure(than, attribute)];
    return own !== null && other !== null && goodness(attribute, own) > goodness(attribute, other);
  });
  return (
    asked.length > 0 &&
    noticedDifferences(laptop, baselineOf(than, laptop), needs).some(({ attribute }) => asked.includes(attribute))
  );
}

/**
 * Larger budgets weigh money less, so their first card may be dearer than the limit. Then that is the next one.
 *
 * @param scratch the scratch memory of the list, which is filled again
 * @returns `null` if it is within the budget
 */
function asLargerBudgets(ceiling: PriceCeiling, list: Shortlist, scratch: Scratch): PriceCeiling | null {
  const { columns, answers, needs, tables } = list;
  const firstFor = (budget: number): Laptop | undefined =>
    columns.laptops[withFirstCard(shortlist(columns, { ...answers, budget }, scratch, needs, tables)).best ?? -1];
  let { next } = ceiling;
  let isDearer = true;
  const isBeyond = (): boolean => next === null || priceOf(next) > answers.budget;
  while (isDearer && isBeyond()) {
    const first = firstFor(Math.min(BUDGET.max, (next ? Math.ceil(priceOf(next)) : Infinity) - 1));
    const extra = first ? priceOf(first) - ceiling.upTo : 0;
    isDearer = first !== undefined && extra >= notableShare(first, first) * ceiling.upTo;
    if (first && isDearer) next = first;
  }
  shortlist(columns, answers, scratch, needs, tables);
  return isBeyond() ? { ...ceiling, next } : null;
}
