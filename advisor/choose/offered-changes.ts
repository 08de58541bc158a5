/**
 * Changes of the answers that put another laptop first, and what it has more than the first laptop now; and the price up to
 * which paying makes sense.
 */
import {
  answersAfter,
  CHANGE_NAMES,
  type ChangeName,
  type OfferedChanges,
  type Answers,
  BUDGET,
} from '../../contract/answers.ts';
import { isSpanishOffer, totalCost } from '../../catalogue/derive/cost.ts';
import { systemOf, meetsOption } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { cardChanges, changesAgainst, isGain, isPrice } from '../explain/changes.ts';
import { WORTH_A_LINE } from '../explain/differences.ts';
import type { Change } from '../explain/statements.ts';
import { measure } from '../needs/attributes.ts';
import { type Needs, needsOf } from '../needs/needs.ts';
import { type Ranked, type Ranking, requirementTest } from '../rank/ranking.ts';
import { unknownDecisive } from '../rank/score.ts';
import { firstOf } from './first-card.ts';
import { hasHalf } from './regrets.ts';

/** A change that leads to something better in figures. */
export interface OfferedChange {
  name: ChangeName;
  /** The laptop that it puts first. */
  first: Laptop;
  /** Its largest gain over the first laptop now, as a visitor notices it. */
  gain: Change;
  /** Another gain in what the priorities ask for, if there is one. */
  also: Change | undefined;
  /** Its largest loss beside the price that a visitor would mind; of another system two. */
  losses: readonly Change[];
  /** What it costs more, in euros; negative if it costs less. */
  extra: number;
}

export interface Offered {
  /** The changed answers, for {@link answersAfter}. */
  changes: OfferedChanges;
  /** The offers in the order of {@link CHANGE_NAMES}. */
  offers: readonly OfferedChange[];
}

export const NOTHING_OFFERED: Offered = { changes: {}, offers: [] };

const MAX_OFFERED = 3;

/** Weights and hours that may be asked for, the least first. */
const WEIGHTS = ['light', 'ultralight'] as const;
const HOURS = ['long', 'extended'] as const;

/**
 * @returns the system of which the cards show no laptop, where it serves as well: who works with pictures or code asks what a
 *   Mac would be
 */
function otherSystem(shown: readonly Laptop[], { systemFit }: Needs): OfferedChanges['os'] {
  if (shown.every(({ os }) => os === 'macOS')) return 'windows';
  return shown.every(({ os }) => os !== 'macOS') && systemFit('macOS') === 1 ? 'macOS' : undefined;
}

/** What may be changed: the budget by a step, and requirements of which the first laptop misses the next one. */
function possibleChanges(answers: Answers, laptop: Laptop, os: OfferedChanges['os']): OfferedChanges {
  const { budget, requirements } = answers;
  const weight = WEIGHTS.find((one) => !meetsOption(laptop, 'weight', one));
  const battery = HOURS.find((one) => !meetsOption(laptop, 'battery', one));
  return {
    ...(budget + BUDGET.step <= BUDGET.max && { more: true }),
    ...(budget - BUDGET.step >= BUDGET.min && { less: true }),
    ...(os && requirements.os === '' && { os }),
    ...(weight && requirements.weight === '' && laptop.weightKg !== null && { weight }),
    ...(battery && requirements.battery === '' && laptop.batteryHours !== null && { battery }),
  };
}

/** The least that is worth another answer: of the weighted value for more money, and the share of the price or weight. */
const WORTH_IT = { quality: 0.03, price: 0.05, weight: 0.1 } as const;

/** Weighted value that nobody gives away unasked for what a change promises, as little as half the memory. */
const LARGE_LOSS = 0.1;

/** The least weighted value for a share of the budget more: of all, and of the gain that is told. */
const WORTH_THE_MONEY = { all: 0.35, told: 0.15 } as const;

/** Whether more money buys too little: «1 h más por 175 €». */
function isDear(name: ChangeName, { all, told }: { all: number; told: number }, share: number): boolean {
  return told < WORTH_THE_MONEY.told * share || (name === 'more' && all < WORTH_THE_MONEY.all * share);
}

/** Whether a visitor would see that the next laptop is better, beside its largest gain. */
function isWorthIt(name: ChangeName, next: Ranked, now: Ranked): boolean {
  if (name === 'more') return next.quality >= now.quality + WORTH_IT.quality;
  if (name === 'less') return next.price <= (1 - WORTH_IT.price) * now.price;
  if (name !== 'weight') return true;
  return (next.laptop.weightKg ?? Infinity) <= (1 - WORTH_IT.weight) * (now.laptop.weightKg ?? 0);
}

/** Whether it is unknown what a priority asks for, or whether Windows comes with it, though it is known now. */
const isDoubtful = (next: Laptop, now: Laptop, { needs }: Ranking): boolean =>
  needs.askedAttributes.some((attribute) => measure(next, attribute) === null && measure(now, attribute) !== null) ||
  (systemOf(next) === 'unknown' && systemOf(now) !== 'unknown');

/** What is told of the laptop that a change puts first; another system as on a card, with what everybody sees. */
function changesFor(name: ChangeName, first: Laptop, now: Laptop, ranking: Ranking): Change[] {
  if (name === 'os') return cardChanges(first, now, ranking);
  const asked = name === 'weight' || name === 'battery' ? [name] : [];
  return changesAgainst(first, now, [...ranking.needs.comparedCriteria, ...asked], ranking);
}

/** The gain that a change promises: the price of who pays less, the figure of who asks for it, else the largest. */
function gainFor(name: ChangeName, changes: readonly Change[]): Change | undefined {
  const gains = changes.filter(isGain);
  if (name === 'less') return gains.find(isPrice);
  if (name === 'weight' || name === 'battery') return gains.find(({ criterion }) => criterion === name);
  return gains.find((change) => !isPrice(change));
}

/**
 * @param shown the laptops of the answer, of which the first is capable; a change that leads to another of them says
 *   nothing new
 * @param rank ranks the laptops for other answers
 * @returns at most three changes that put another capable laptop of Spain first, with what is gained
 */
export function offeredChanges(
  answers: Answers,
  shown: readonly Laptop[],
  rank: (answers: Answers) => Ranking,
): Offered {
  const [now] = shown;
  if (!now) return NOTHING_OFFERED;
  const possible = possibleChanges(answers, now, otherSystem(shown, needsOf(answers)));
  const offers = CHANGE_NAMES.filter((name) => possible[name])
    .flatMap((name): OfferedChange[] => {
      const ranking = rank(answersAfter(answers, name, possible));
      const first = firstOf(ranking);
      if (!first?.isCapable || !isSpanishOffer(first.laptop)) return [];
      if (shown.some(({ id }) => id === first.laptop.id) || isDoubtful(first.laptop, now, ranking)) return [];
      const changes = changesFor(name, first.laptop, now, ranking);
      const gain = gainFor(name, changes);
      const asked = ranking.needs.askedCriteria;
      const also = changes.find((one) => isGain(one) && one !== gain && asked.some((other) => other === one.criterion));
      const price = changes.find(isPrice);
      const losses = changes.filter((change) => !isPrice(change) && change.gain <= -WORTH_A_LINE);
      const large = losses.filter((loss) => loss.gain <= -LARGE_LOSS);
      // Who asks for another system decides what it is worth, unless it gives up what was asked for.
      const isCostly =
        name === 'os'
          ? large.some(({ criterion }) => asked.some((other) => other === criterion))
          : hasHalf('ramGb', first.laptop, now) || large.length > 0;
      const extra = price ? (isGain(price) ? -price.euros : price.euros) : 0;
      const standing = ranking.standingOf(now);
      if (!gain || isCostly || !isWorthIt(name, first, standing)) return [];
      const gained = { all: first.quality - standing.quality, told: gain.gain };
      return isDear(name, gained, extra / answers.budget)
        ? []
        : [{ name, first: first.laptop, gain, also, losses: losses.slice(0, name === 'os' ? 2 : 1), extra }];
    })
    .slice(0, MAX_OFFERED);
  const names = new Set(offers.map(({ name }) => name));
  const changes = Object.fromEntries(
    Object.entries(possible).filter(([name]) => CHANGE_NAMES.some((one) => one === name && names.has(one))),
  );
  return { changes, offers };
}

/** The highest price that makes sense, in whole euros, and the next noticeable improvement; `null` if there is none. */
export interface PriceCeiling {
  upTo: number;
  next: Laptop | null;
}

/** If the first card costs less than this share of the dearest, no limit is named: it would read as advice to pay it. */
const NEAR = 0.9;

/** A limit above this share of the budget says no more than the budget. */
const BELOW_BUDGET = 0.9;

/**
 * @param cards of capable laptops, the first one first
 * @returns `null` if a dearer laptop within the budget is better in all and has noticeably more of something than every card,
 *   if the cards differ in price, or if a figure of the first one is unknown that a priority asks for
 */
export function priceCeiling(ranking: Ranking, cards: readonly Ranked[]): PriceCeiling | null {
  const [first] = cards;
  const { laptops, answers, needs } = ranking;
  if (!first?.isCapable || unknownDecisive(first.laptop, needs).length > 0) return null;
  const dearest = Math.max(...cards.map(({ price }) => price));
  if (first.price < NEAR * dearest || dearest > BELOW_BUDGET * answers.budget) return null;
  const best = Math.max(...cards.map(({ quality }) => quality));
  // Nearly every dearer laptop has more of something; a step up is better in all.
  const isBetter = ({ laptop, isCapable, quality }: Ranked): boolean =>
    isCapable &&
    quality >= best + WORTH_A_LINE &&
    cards.every((card) =>
      cardChanges(laptop, card.laptop, ranking).some((change) => !isPrice(change) && isGain(change)),
    );
  const meets = requirementTest(answers);
  const next = laptops.find(
    (laptop) => totalCost(laptop) > dearest && meets(laptop) && isBetter(ranking.standingOf(laptop)),
  );
  if (next && totalCost(next) <= answers.budget) return null;
  return { upTo: Math.ceil(dearest), next: next && totalCost(next) <= BUDGET.max ? next : null };
}
