/**
 * Judges one laptop for some answers: whether it is a good buy, or from which price on, and what is better. It is the
 * same for a laptop of the catalogue, one of an advert, and one that the visitor owns.
 */
import { type Answers, BUDGET, type RequirementField, type RequirementValue } from '../../contract/answers.ts';
import { isSpanishOffer, notableShare, totalCost } from '../../catalogue/derive/cost.ts';
import { isSameMachine } from '../../catalogue/derive/same-laptop.ts';
import { meetsOption, requiredBy } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { isWithinLoss, SAVED } from '../choose/card-rules.ts';
import { type Card, answerOrder, chooseCards } from '../choose/choose-cards.ts';
import { hasUnknownPower, isBelowPriority, isRegrettedBeside } from '../choose/regrets.ts';
import { cardStatements } from '../explain/card-statements.ts';
import { cardChanges, isLoss, isPrice } from '../explain/changes.ts';
import { type Reach, reachIn, shortfallOf } from '../explain/levels.ts';
import { firstReason, otherReason } from '../explain/pros.ts';
import type { Change, PlacedStatement, Shortfall } from '../explain/statements.ts';
import type { Needs } from '../needs/needs.ts';
import { type Ranked, type Ranking, withLaptop } from '../rank/ranking.ts';

/** A requirement that the laptop does not meet, or is not known to meet. */
export type UnmetRequirement =
  | { field: 'budget'; wanted: number }
  /** The laptop was not seen in Spain. */
  | { field: 'market'; wanted: 'spain' }
  | { field: RequirementField; wanted: RequirementValue<RequirementField> };

type Verdict = 'good' | 'below' | 'better';

export interface Judged {
  /** The laptop at the judged price. */
  laptop: Laptop;
  answers: Answers;
  needs: Needs;
  /** `below`: it would be a good buy for less; `better`: for no believable price. */
  verdict: Verdict;
  /** Whole euros with a Windows licence, of `below` only: the highest price at which it is good. */
  below: number | null;
  /** Places count from 1 in the order of the answer; `null` if it does not qualify. */
  place: number | null;
  /** The number of capable laptops, or of all that qualify if this one is not capable; with this one. */
  of: number;
  /**
   * The same laptop where Spain sells it for so much less that it is a good buy; else the first of the answer that costs no
   * more and has more, else the first card; `null` if it is the first card itself, or nothing qualifies.
   */
  better: Card | null;
  /** Against the better one, largest first. */
  changes: readonly Change[];
  failures: readonly UnmetRequirement[];
  /** `null` if it is capable of what was chosen. */
  shortfall: Shortfall | null;
  statements: readonly PlacedStatement[];
  /** Which recommended figures some laptop for these answers has. */
  reach: Reach;
}

function failuresOf(laptop: Laptop, answers: Answers): UnmetRequirement[] {
  const failures = requiredBy(answers)
    .filter(({ field, option }) => !meetsOption(laptop, field, option))
    .map(({ field, option }): UnmetRequirement => ({ field, wanted: option }));
  return totalCost(laptop) <= answers.budget ? failures : [{ field: 'budget', wanted: answers.budget }, ...failures];
}

/** Share of its price to which a visitor may wait for it to fall; below it, something else is simply better. */
const LOWEST_SHARE = 0.9;

/** @returns the largest integer from `low` up to `high` for which `holds` is true; `null` if it is false for `low` */
function largest(low: number, high: number, holds: (value: number) => boolean): number | null {
  if (low > high || !holds(low)) return null;
  let [held, failed] = [low, high + 1];
  while (failed - held > 1) {
    const middle = Math.floor((held + failed) / 2);
    if (holds(middle)) held = middle;
    else failed = middle;
  }
  return held;
}

const atPrice = (laptop: Laptop, euros: number): Laptop => ({ ...laptop, priceEur: euros - laptop.cost.licenceEur });

/** @returns the laptop among the others, where nobody would pay as much or more for the same machine */
function marketWith(market: Ranking, laptop: Laptop): (priced: Laptop) => Ranking {
  const same = new Set(market.laptops.filter((other) => isSameMachine(other, laptop)));
  return (priced) => withLaptop(market, priced, (other) => same.has(other) && totalCost(other) >= totalCost(priced));
}

/**
 * They cost no more than the laptop, within the error of prices, rank before it, have no reason against them that it has
 * not, such as an unknown figure of a priority, and have something more that can be told: an unknown figure that is probably
 * better convinces nobody. In the order of the answer.
 */
function betterForTheSame(ranking: Ranking, cards: readonly Card[], own: Ranked): Ranked[] {
  const isRegretted = isRegrettedBeside(ranking, own);
  return answerOrder(ranking, cards).filter(
    (one) =>
      one.laptop.id !== own.laptop.id &&
      one.price <= own.price * (1 + notableShare(one.laptop, own.laptop)) &&
      one.utility > own.utility &&
      !isRegretted(one) &&
      (tellsWatts(ranking, own, one) || cardChanges(own.laptop, one.laptop, ranking).some(isLoss)),
  );
}

/** @returns whether somebody would leave the laptop for the other one: for what that has more, or for its price if it saves */
function convinces(ranking: Ranking, own: Ranked, other: Ranked): boolean {
  const changes = cardChanges(own.laptop, other.laptop, ranking);
  const saves = other.price <= (1 - SAVED.some) * own.price || changes.every(isLoss);
  return tellsWatts(ranking, own, other) || changes.some((change) => isLoss(change) && (saves || !isPrice(change)));
}

/** Whether only the other one's watts are known, on which games depend. */
function tellsWatts(ranking: Ranking, own: Ranked, other: Ranked): boolean {
  const isUnknown = hasUnknownPower(ranking);
  return isUnknown(own) && !isUnknown(other);
}

/** @returns the laptop at the catalogue's price, which a shop of Spain had lately, if it is lower and a good buy */
function sameForLess(market: Ranking, withIt: (priced: Laptop) => Ranking, own: Ranked): Ranked | undefined {
  const listed = market.capable.find(({ laptop }) => laptop.id === own.laptop.id);
  const isLess = listed !== undefined && listed.laptop.priceEur < own.laptop.priceEur && isSpanishOffer(listed.laptop);
  return isLess && isGoodIn(withIt(listed.laptop), listed.laptop.id) ? listed : undefined;
}

/**
 * A laptop is a good buy if it is a card of the answer, or nearly as good as the first one while nothing that costs no more
 * ranks before it.
 *
 * @param ranking with the laptop
 */
function isGoodIn(ranking: Ranking, id: string): boolean {
  const own = ranking.capable.find(({ laptop }) => laptop.id === id);
  if (!own) return false;
  const cards = chooseCards(ranking);
  const [first] = cards;
  if (cards.some(({ laptop }) => laptop.id === id)) return true;
  return (
    first !== undefined &&
    isWithinLoss(first, own) &&
    !isBelowPriority(ranking)(own) &&
    betterForTheSame(ranking, cards, own).length === 0
  );
}

/**
 * @param market the ranking of the answers
 * @param laptop at the price to judge; it replaces the one with its id
 */
export function judge(market: Ranking & { isAbroad: boolean }, laptop: Laptop): Judged {
  const { answers, needs } = market;
  const withIt = marketWith(market, laptop);
  const ranking = withIt(laptop);
  const own = ranking.standingOf(laptop);
  const reach = reachIn(market);
  const cards = chooseCards(ranking);
  const all = withLaptop(market, laptop);
  const order = answerOrder(all, chooseCards(all)).filter((one) => one.isCapable || !own.isCapable);
  const place = order.findIndex((one) => one.laptop.id === laptop.id) + 1;
  const isUnsold = !isSpanishOffer(laptop) && !laptop.cost.notInShops && !market.isAbroad;
  const failures: UnmetRequirement[] = [
    ...(isUnsold ? [{ field: 'market', wanted: 'spain' } as const] : []),
    ...failuresOf(laptop, answers),
  ];
  const couldServe = own.isCapable && failures.every(({ field }) => field === 'budget');
  const [first] = cards;
  // Where nothing is capable, the first card is what comes nearest.
  const isFirst = first?.laptop.id === laptop.id;
  const isGood = failures.length === 0 && (isFirst || (couldServe && isGoodIn(ranking, laptop.id)));
  const below = couldServe && !isGood ? highestGoodPrice(withIt, laptop, answers.budget) : null;
  const equals = isGood ? [] : betterForTheSame(ranking, cards, own);
  const other = equals.find((one) => convinces(ranking, own, one)) ?? first;
  const instead = isGood ? undefined : sameForLess(market, withIt, own);
  const better = instead ?? (other?.laptop.id === laptop.id ? undefined : other);
  const changes = better ? cardChanges(laptop, better.laptop, ranking) : [];
  return {
    laptop,
    answers,
    needs,
    verdict: isGood ? 'good' : below === null ? 'better' : 'below',
    below,
    place: failures.length > 0 || place === 0 ? null : place,
    of: order.length,
    better: better ? cardOf(better, cards) : null,
    changes,
    failures,
    shortfall: own.isCapable ? null : shortfallOf(laptop, needs),
    reach,
    statements: cardStatements({
      laptop,
      isCapable: own.isCapable,
      answers,
      needs,
      reach,
      reason: better ? otherReason(laptop, changes, null, market) : firstReason(laptop, answers, needs, 0),
      label: null,
      changes,
    }),
  };
}

const cardOf = (one: Ranked, cards: readonly Card[]): Card =>
  cards.find(({ laptop }) => laptop.id === one.laptop.id) ?? { ...one, role: null };

/** Searched by ranking again; above it the laptop is no good buy. @returns `null` if it would have to fall too far */
function highestGoodPrice(withIt: (priced: Laptop) => Ranking, laptop: Laptop, budget: number): number | null {
  const price = totalCost(laptop);
  const lowest = Math.max(BUDGET.min, Math.ceil(LOWEST_SHARE * price));
  const highest = Math.floor(Math.min(price, budget));
  return largest(lowest, highest, (euros) => isGoodIn(withIt(atPrice(laptop, euros)), laptop.id));
}
