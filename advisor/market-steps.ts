/**
 * Computes what a little more or less money changes around the best card, from the frontier up to the highest budget
 * of the form.
 *
 * - `more`, `less`: the nearest frontier laptop above or below the best card's price that gains or loses something by
 * the target's criteria, at a price that differs by more than its error. What is told of that side weighs more than all
 * of the other side. One above the budget also has to earn its price.
 * - To earn its price is to gain at least {@link utilityPerEuro} of fit per euro, the rate at which the ranking
 * weighs fit against price: apart from floors, the laptop that ranks first is the most expensive one in the budget
 * that does.
 * - `enough`: the first price, not below the cards and `more`, above which no laptop earns its price; none if a dearer
 * one within the budget is noticeably better in what was asked for most.
 */
import type { Laptop } from '../catalogue/laptop.ts';
import type { MarketPoint } from '../contract/market.ts';
import { utilityPerEuro } from './score.ts';
import { type Shortlist, valueOfRow } from './shortlist.ts';
import { comparedCriteria, isAttribute, mostAsked } from './target.ts';
import { changesAgainst, isGain, isLoss, isPrice } from './changes.ts';
import { WORTH_A_LINE } from './differences.ts';
import { changeLength } from './lengths.ts';
import { extraOver } from './prices.ts';
import type { Change, TargetCriterion } from './statements.ts';

/** A laptop in the market. */
export interface Place {
  row: number;
  laptop: Laptop;
  point: MarketPoint;
}

/** Maximum price difference of a step, as a share of the budget. */
const MAX_STEP = 0.25;

/** A more expensive or cheaper laptop compared with the best card. */
export interface Step {
  laptop: Laptop;
  /** Price difference to the best card, negative if cheaper; rounded to tens if one of the prices is an estimate. */
  euros: number;
  /** What more money gains, or less money loses: one or two changes, largest first. */
  lead: readonly Change[];
  /** The largest change in the opposite direction. */
  but: Change | null;
  /** Euros above the budget; 0 within it. */
  over: number;
}

export interface MoneyAround {
  more: Step | null;
  less: Step | null;
  /** `next`: the price of the next noticeable improvement; `null` if there is none. */
  enough: { upTo: number; next: number | null } | null;
}

export const NOTHING_SAID: MoneyAround = { more: null, less: null, enough: null };

export interface Surroundings {
  list: Shortlist;
  /** The frontier of the capable ones, including those above the budget. */
  frontier: readonly Place[];
  /** @returns the cheapest capable laptop in a range of prices that is accepted by its row and fit */
  findCapable: (
    prices: { above: number; upTo: number },
    accepts: (row: number, fit: number) => boolean,
  ) => Place | null;
  /** The cards, best first. */
  shown: readonly Place[];
}

const changesOf = (laptop: Laptop, other: Place, { list }: Surroundings): Change[] =>
  changesAgainst(laptop, other.laptop, comparedCriteria(list.needs), list);

/** @returns the weighted value of all changes but that of the price */
const weightedSum = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + (isPrice(change) ? 0 : change.gain), 0);

const MAX_WORDS = 20;
const MAX_TOLD = 2;
/** «Con 80 € más ganas», «y», «pero pierdes» */
const WORDS = { start: 5, and: 1, but: 2 } as const;

/**
 * The two largest changes in the step's direction unless the sentence gets too long, and always the largest in the
 * other.
 */
function toldOf(changes: readonly Change[], isMore: boolean): Pick<Step, 'lead' | 'but'> {
  const others = changes.filter((change) => !isPrice(change));
  const [lead, [but = null]] = isMore
    ? [others.filter(isGain), others.filter(isLoss)]
    : [others.filter(isLoss), others.filter(isGain)];
  const most = lead.slice(0, MAX_TOLD);
  const length = most.reduce(
    (sum, change) => sum + WORDS.and + changeLength(change),
    WORDS.start - WORDS.and + (but ? WORDS.but + changeLength(but) : 0),
  );
  return { lead: length <= MAX_WORDS ? most : lead.slice(0, 1), but };
}

/** @param places nearest first */
function stepAmong(
  places: readonly Place[],
  best: Place,
  surroundings: Surroundings,
  isWanted: (change: Change) => boolean,
): MoneyAround['more'] {
  const { budget } = surroundings.list.answers;
  for (const place of places) {
    if (Math.abs(place.point.price - best.point.price) > MAX_STEP * budget) return null;
    const changes = changesOf(place.laptop, best, surroundings);
    if (!changes.some(isPrice) || !changes.some((change) => !isPrice(change) && isWanted(change))) continue;
    const euros = extraOver(place.laptop, best.laptop);
    const told = toldOf(changes, euros > 0);
    const against = weightedSum(changes.filter(euros > 0 ? isLoss : isGain));
    if (Math.abs(weightedSum(told.lead)) <= Math.abs(against)) continue;
    const over = Math.max(0, Math.ceil(place.point.price - budget));
    return { laptop: place.laptop, euros, ...told, over };
  }
  return null;
}

function moreOf(best: Place, surroundings: Surroundings): MoneyAround['more'] {
  const { frontier, list } = surroundings;
  const { answers } = list;
  const bar = utilityPerEuro(answers.budget);
  const dearer = frontier.filter(({ point: { price, fit } }) => {
    const extra = price - best.point.price;
    return extra > 0 && (price <= answers.budget || fit - best.point.fit >= bar * extra);
  });
  return stepAmong(dearer, best, surroundings, isGain);
}

function lessOf(best: Place, surroundings: Surroundings): MoneyAround['less'] {
  const cheaper = surroundings.frontier.filter(
    ({ point }) => point.price < best.point.price && point.fit < best.point.fit,
  );
  return stepAmong(cheaper.toReversed(), best, surroundings, (change) => !isGain(change));
}

/** @returns a quick test for rows that cannot be noticeably better in some criteria, so that few are compared */
function mayGain(list: Shortlist, than: number, criteria: readonly TargetCriterion[]): (row: number) => boolean {
  const attributes = criteria.filter(isAttribute);
  const ofSize = criteria.includes('size') ? list.needs.weights.size : 0;
  return (row) => {
    let most = ofSize;
    for (const attribute of attributes)
      most += Math.max(0, valueOfRow(list, row, attribute) - valueOfRow(list, than, attribute));
    return most >= WORTH_A_LINE;
  };
}

/** @param from the lowest price in euros that `enough` may have */
function enoughOf(from: number, surroundings: Surroundings): MoneyAround['enough'] {
  const { frontier, findCapable, list } = surroundings;
  const { answers, columns, needs } = list;
  const bar = utilityPerEuro(answers.budget);
  let upTo = from;
  let held: Place | undefined;
  for (const place of frontier) {
    const { price, fit } = place.point;
    if (held && price > from && fit - held.point.fit < bar * (Math.ceil(price) - upTo)) continue;
    held = place;
    upTo = Math.max(from, Math.ceil(price));
  }
  if (!held || upTo > answers.budget) return null;
  const most = held;
  const asked = mostAsked(needs);
  const changesAt = (row: number): Change[] => {
    const laptop = columns.laptops[row];
    return laptop ? changesOf(laptop, most, surroundings) : [];
  };
  const mayBeBetter = mayGain(list, most.row, asked);
  const isBetter = (row: number): boolean =>
    mayBeBetter(row) &&
    weightedSum(changesAt(row).filter(({ criterion }) => asked.includes(criterion))) >= WORTH_A_LINE;
  if (findCapable({ above: upTo, upTo: answers.budget }, isBetter)) return null;
  const next = findCapable(
    { above: upTo, upTo: Infinity },
    (row, fit) =>
      fit - most.point.fit >= WORTH_A_LINE && changesAt(row).some((change) => !isPrice(change) && isGain(change)),
  );
  return { upTo, next: next ? Math.ceil(next.point.price) : null };
}

function ceilingAround(more: MoneyAround['more'], surroundings: Surroundings): MoneyAround['enough'] {
  const { shown, frontier } = surroundings;
  const stepped = frontier.filter(({ point }) => point.id === more?.laptop.id);
  const offered = [...shown, ...stepped].map(({ point }) => Math.ceil(point.price));
  return enoughOf(Math.max(...offered), surroundings);
}

/** @returns up to where paying makes sense; `null` if there is no card, or dearer ones are better */
export function ceilingOf(surroundings: Surroundings): MoneyAround['enough'] {
  const [best] = surroundings.shown;
  return best ? ceilingAround(moreOf(best, surroundings), surroundings) : null;
}

/** @returns empty values if there is no card */
export function saidOf(surroundings: Surroundings): MoneyAround {
  const [best] = surroundings.shown;
  if (!best) return NOTHING_SAID;
  const more = moreOf(best, surroundings);
  return { more, less: lessOf(best, surroundings), enough: ceilingAround(more, surroundings) };
}
