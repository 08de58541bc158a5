/**
 * Computes what a little more or less money changes around the best card, from the frontier up to the highest budget
 * of the form: the nearest frontier laptop above or below the best card's price that gains or loses something by the
 * target's criteria, at a price that differs by more than its error. The mentioned changes weigh more than all changes in
 * the opposite direction. A laptop above the budget also has to earn its price, which is to gain at least
 * {@link utilityPerEuro} of fit per euro, the rate at which the ranking weighs fit against price: apart from floors, the
 * laptop that ranks first is the most expensive one in the budget that does.
 */
import type { Laptop } from '../catalogue/laptop.ts';
import type { MarketPoint } from '../contract/market.ts';
import { utilityPerEuro } from './score.ts';
import type { Shortlist } from './shortlist.ts';
import { comparedCriteria } from './target.ts';
import { changesAgainst, isGain, isLoss, isPrice, isShort } from './changes.ts';
import { extraOver } from './prices.ts';
import { isPriced } from './reliability.ts';
import type { Change } from './statements.ts';

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
  /** `next`: the next noticeable improvement; `null` if there is none. */
  enough: { upTo: number; next: Laptop | null } | null;
}

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

export const changesOf = (laptop: Laptop, other: Place, { list }: Surroundings): Change[] =>
  changesAgainst(laptop, other.laptop, comparedCriteria(list.needs), list);

/** @returns the weighted value of all changes except the price */
const weightedSum = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + (isPrice(change) ? 0 : change.gain), 0);

const MAX_MENTIONED = 2;

/**
 * The largest change in the step's direction and the largest in the other. The two largest in the step's direction if
 * that keeps the sentence short: all are, or there is none in the other.
 */
function mentionedOf(changes: readonly Change[], isMore: boolean): Pick<Step, 'lead' | 'but'> {
  const others = changes.filter((change) => !isPrice(change));
  const [gains, losses] = [others.filter(isGain), others.filter(isLoss)];
  const [lead, [but = null]] = isMore ? [gains, losses] : [losses, gains];
  const most = lead.slice(0, MAX_MENTIONED);
  return { lead: but === null || [...most, but].every(isShort) ? most : lead.slice(0, 1), but };
}

/** @param places nearest first; those whose price is old may no longer be sold */
function stepAmong(
  places: readonly Place[],
  best: Place,
  surroundings: Surroundings,
  isWanted: (change: Change) => boolean,
): MoneyAround['more'] {
  const { budget } = surroundings.list.answers;
  for (const place of places) {
    if (!isPriced(place.laptop) && isPriced(best.laptop)) continue;
    if (Math.abs(place.point.price - best.point.price) > MAX_STEP * budget) return null;
    const changes = changesOf(place.laptop, best, surroundings);
    if (!changes.some(isPrice) || !changes.some((change) => !isPrice(change) && isWanted(change))) continue;
    const euros = extraOver(place.laptop, best.laptop);
    const mentioned = mentionedOf(changes, euros > 0);
    const against = weightedSum(changes.filter(euros > 0 ? isLoss : isGain));
    if (Math.abs(weightedSum(mentioned.lead)) <= Math.abs(against)) continue;
    const over = Math.max(0, Math.ceil(place.point.price - budget));
    return { laptop: place.laptop, euros, ...mentioned, over };
  }
  return null;
}

/** @returns the dearer ones of the frontier; those above the budget only if they earn their price */
export function dearerThan(best: Place, { frontier, list }: Surroundings): Place[] {
  const { answers } = list;
  const bar = utilityPerEuro(answers.budget);
  return frontier.filter(({ point: { price, fit } }) => {
    const extra = price - best.point.price;
    return extra > 0 && (price <= answers.budget || fit - best.point.fit >= bar * extra);
  });
}

export const moreOf = (best: Place, surroundings: Surroundings): MoneyAround['more'] =>
  stepAmong(dearerThan(best, surroundings), best, surroundings, isGain);

export function lessOf(best: Place, surroundings: Surroundings): MoneyAround['less'] {
  const cheaper = surroundings.frontier.filter(
    ({ point }) => point.price < best.point.price && point.fit < best.point.fit,
  );
  return stepAmong(cheaper.toReversed(), best, surroundings, (change) => !isGain(change));
}
