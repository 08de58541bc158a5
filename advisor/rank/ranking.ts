/** Ranks the laptops that an answer is about: who qualifies, and in which order. */
import { type Answers, needsNoWindows } from '../../contract/answers.ts';
import { isSpanishOffer, totalCost, withoutLicence } from '../../catalogue/derive/cost.ts';
import { screenSizeOf, systemOf, meetsOption, requiredBy } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { ATTRIBUTES, goodness, possibleValues } from '../needs/attributes.ts';
import { type Needs, needsOf } from '../needs/needs.ts';
import { type Score, scoreOf, utilityPerEuro } from './score.ts';
import { byTieOrder, inTieOrder } from './tie-order.ts';

/** A laptop as it stands for some answers, whether it qualifies or not. */
export interface Ranked extends Score {
  /** The merit, less what the price takes away. */
  utility: number;
}

/** The laptops that an answer is about, ranked. */
export interface Ranking {
  answers: Answers;
  needs: Needs;
  /** All laptops at the prices that this visitor pays; the cheapest comes first. */
  laptops: readonly Laptop[];
  /** The laptops within the budget that meet every requirement; the best comes first. */
  ranked: readonly Ranked[];
  /** Those of `ranked` that are also capable of what was chosen. */
  capable: readonly Ranked[];
  /** How any laptop stands for these answers. */
  standingOf: (laptop: Laptop) => Ranked;
  /** The same laptops for the same answers without priorities; `null` if there are none. */
  withoutPriorities: Ranking | null;
}

/** All laptops at the prices that these answers pay, cheapest first. */
type PaidBy = (answers: Answers) => readonly Laptop[];

export interface MarketRanking extends Ranking {
  /** Whether no laptop of a Spanish shop serves. */
  isAbroad: boolean;
}

export interface Market {
  inSpain: PaidBy;
  anywhere: PaidBy;
  /** Ranks the laptops that the answer is about. */
  rank: (answers: Answers) => MarketRanking;
}

function paidBy(laptops: readonly Laptop[]): PaidBy {
  const withLicence = inTieOrder(laptops);
  const bare = inTieOrder(laptops.map(withoutLicence));
  return (answers) => (needsNoWindows(answers) ? bare : withLicence);
}

/**
 * An answer is about the laptops that a Spanish shop had in the last twelve months. Only where none of them serves, all that
 * are known are asked.
 *
 * @param laptops with distinct ids and names
 */
export function createMarket(laptops: readonly Laptop[]): Market {
  const inSpain = paidBy(laptops.filter(isSpanishOffer));
  const anywhere = paidBy(laptops);
  return {
    inSpain,
    anywhere,
    rank(answers) {
      const spanish = rankLaptops(inSpain(answers), answers);
      if (spanish.capable.length > 0) return { ...spanish, isAbroad: false };
      const known = rankLaptops(anywhere(answers), answers);
      return known.capable.length > 0 ? { ...known, isAbroad: true } : { ...spanish, isAbroad: false };
    },
  };
}

/** @returns a test whether a laptop meets every requirement, at any price */
export function requirementTest(answers: Answers): (laptop: Laptop) => boolean {
  const required = requiredBy(answers);
  return (laptop) => required.every(({ field, option }) => meetsOption(laptop, field, option));
}

/** Best first; ties keep the order of the laptops, which is that of `tie-order.ts`. */
const byUtility = (a: Ranked, b: Ranked): number => b.utility - a.utility;

/** @param laptops cheapest first; of equals the one that comes first in them ranks first */
export function rankLaptops(laptops: readonly Laptop[], answers: Answers): Ranking {
  const needs = needsOf(answers);
  const perEuro = utilityPerEuro(answers.budget);
  const standingOf = (laptop: Laptop): Ranked => {
    const score = scoreOf(laptop, needs);
    return { ...score, utility: score.merit - perEuro * score.price };
  };
  const meets = requirementTest(answers);
  const ranked = laptops
    .filter((laptop) => totalCost(laptop) <= answers.budget && meets(laptop))
    .map(standingOf)
    .toSorted(byUtility);
  const capable = ranked.filter((one) => one.isCapable);
  const withoutPriorities =
    answers.priorities.length === 0 ? null : rankLaptops(laptops, { ...answers, priorities: [] });
  return { answers, needs, laptops, ranked, capable, standingOf, withoutPriorities };
}

/**
 * @returns whether a laptop that qualifies costs no more, is nowhere worse, and is better somewhere or cheaper. No speed or
 *   price makes up for another system or screen size, so only laptops of one kind are compared.
 */
export const isDominated = ({ ranked }: Pick<Ranking, 'ranked'>, laptop: Laptop): boolean =>
  ranked.some((other) => dominates(other.laptop, laptop));

function dominates(a: Laptop, b: Laptop): boolean {
  if (totalCost(a) > totalCost(b) || systemOf(a) !== systemOf(b) || screenSizeOf(a) !== screenSizeOf(b)) return false;
  let isBetter = totalCost(a) < totalCost(b);
  for (const attribute of ATTRIBUTES) {
    const [own, other] = [possibleValues(a, attribute), possibleValues(b, attribute)];
    // Equal figures, and equal likely values, are one array.
    if (own === other) continue;
    const [worst, best] = [own[0], other.at(-1)];
    if (worst === undefined || best === undefined) return false;
    const lead = goodness(attribute, worst) - goodness(attribute, best);
    if (lead < 0) return false;
    isBetter ||= lead > 0;
  }
  return isBetter;
}

/**
 * @param isLeftOut tells further laptops whose place it takes
 * @returns the ranking with another version of one laptop, such as one with another price, or with one more
 */
export function withLaptop(
  ranking: Ranking,
  laptop: Laptop,
  isLeftOut: (other: Laptop) => boolean = () => false,
): Ranking {
  const { answers, standingOf } = ranking;
  const isOther = (one: Laptop): boolean => one.id !== laptop.id && !isLeftOut(one);
  const laptops = inserted(ranking.laptops.filter(isOther), laptop, byTieOrder);
  const others = ranking.ranked.filter((one) => isOther(one.laptop));
  const qualifies = totalCost(laptop) <= answers.budget && requirementTest(answers)(laptop);
  const ranked = qualifies
    ? inserted(others, standingOf(laptop), (a, b) => byUtility(a, b) || byTieOrder(a.laptop, b.laptop))
    : others;
  const capable = ranked.filter((one) => one.isCapable);
  const withoutPriorities = ranking.withoutPriorities && withLaptop(ranking.withoutPriorities, laptop, isLeftOut);
  return { ...ranking, laptops, ranked, capable, withoutPriorities };
}

/** @returns the sorted values with one more in its place */
function inserted<T>(values: readonly T[], value: T, compare: (a: T, b: T) => number): T[] {
  const at = values.findIndex((other) => compare(value, other) < 0);
  return values.toSpliced(at < 0 ? values.length : at, 0, value);
}
