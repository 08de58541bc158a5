/** Ranks laptops for some answers: who qualifies, and how good each is. */
import type { Answers } from '../../contract/answers.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import { screenSizeOf, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import { meetsOption, requiredBy } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, figuresOf, mapAttributes } from '../needs/attributes.ts';
import { type Needs, needsOf } from '../needs/needs.ts';
import { expectedValue, valueCurve } from '../needs/value.ts';
import { byTieOrder } from './tie-order.ts';
import { floorLack, floorPenalty, floorRisk, isCapable, utilityPerEuro } from './score.ts';

/** What a laptop is worth for some needs. */
interface Score {
  laptop: Laptop;
  /** Euros, with a Windows licence if it has to be bought. */
  price: number;
  /** The expected number of missed floors. */
  missed: number;
  /** The weighted share by which floors are missed; a wrong system misses its whole weight. */
  lack: number;
  /** Whether it probably reaches every floor of what was chosen. */
  isCapable: boolean;
  /** Each attribute's weight × expected value. */
  worth: Readonly<Record<Attribute, number>>;
  /** Σ weight × value, 0 to 1. */
  quality: number;
}

/** A laptop as it stands for some answers, whether it qualifies or not. */
export interface Ranked extends Score {
  /** The quality, less the price and a penalty for each missed floor. */
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
  /** The same laptops for the same answers without priorities; itself if there are none. */
  withoutPriorities: () => Ranking;
}

/** @returns a test whether a laptop meets every requirement, at any price */
export function requirementTest(answers: Answers): (laptop: Laptop) => boolean {
  const required = requiredBy(answers);
  return (laptop) => required.every(({ field, option }) => meetsOption(laptop, field, option));
}

/** Changed budgets and prices rank the same laptops for the same needs again; `needsOf` keeps the latest needs. */
const scorers = new WeakMap<Needs, (laptop: Laptop) => Score>();

function createScorer(needs: Needs): (laptop: Laptop) => Score {
  const counting = ATTRIBUTES.filter((attribute) => needs.weights[attribute] > 0 || needs.targets[attribute].floor);
  const rated = counting.map((attribute) => ({ attribute, rate: raterOf(needs, attribute) }));
  const scores = new WeakMap<Laptop, Score>();
  const scoreOf = (laptop: Laptop): Score => {
    const figures = figuresOf(laptop);
    const system = needs.systemFit(systemOf(laptop));
    let quality =
      needs.weights.system * (system ?? 0) + needs.weights.size * (needs.sizeFit(screenSizeOf(laptop)) ?? 0);
    let missed = Number(system === null);
    let lack = system === null ? WRONG_SYSTEM_LACK : 0;
    const worth = { ...WORTHLESS };
    for (const { attribute, rate } of rated) {
      const { value, risk, lack: own } = rate(figures[attribute]);
      worth[attribute] = value;
      quality += value;
      missed += risk;
      lack += own;
    }
    const score = { laptop, price: totalCost(laptop), missed, lack, isCapable: isCapable(missed), worth, quality };
    scores.set(laptop, score);
    return score;
  };
  return (laptop) => scores.get(laptop) ?? scoreOf(laptop);
}

const WORTHLESS = mapAttributes(() => 0);

/** Counts as much as a missing half of what a use needs most. */
const WRONG_SYSTEM_LACK = 0.2;

/** @returns what likely values of an attribute are worth, and whether and how far they miss its floor; many laptops share them */
function raterOf(needs: Needs, attribute: Attribute) {
  const curve = valueCurve(attribute, needs.targets[attribute].triple);
  const known = new Map<readonly number[], { value: number; risk: number; lack: number }>();
  return (possible: readonly number[]) => {
    const rated = known.get(possible);
    if (rated) return rated;
    const value = needs.weights[attribute] * expectedValue(curve, possible);
    const made = {
      value,
      risk: floorRisk(needs, attribute, possible),
      lack: floorLack(needs, attribute, possible),
    };
    known.set(possible, made);
    return made;
  };
}

/** @returns a function that scores a laptop */
export function scorer(needs: Needs): (laptop: Laptop) => Score {
  const known = scorers.get(needs) ?? createScorer(needs);
  scorers.set(needs, known);
  return known;
}

/** Best first; ties keep the order of the laptops, which is that of `tie-order.ts`. */
const byUtility = (a: Ranked, b: Ranked): number => b.utility - a.utility;

/**
 * @param laptops cheapest first; of equals the one that comes first in them ranks first
 * @param needs replaced by tests to simulate other weights
 */
export function rankLaptops(laptops: readonly Laptop[], answers: Answers, needs: Needs = needsOf(answers)): Ranking {
  const standingOf = standings(answers, needs);
  const meets = requirementTest(answers);
  const ranked = laptops
    .filter((laptop) => totalCost(laptop) <= answers.budget && meets(laptop))
    .map(standingOf)
    .toSorted(byUtility);
  return rankingOf({ answers, needs, laptops, ranked, standingOf }, () =>
    rankLaptops(laptops, { ...answers, priorities: [] }),
  );
}

function standings({ budget }: Answers, needs: Needs): Ranking['standingOf'] {
  const scoreOf = scorer(needs);
  const perEuro = utilityPerEuro(budget);
  return (laptop) => {
    const score = scoreOf(laptop);
    return { ...score, utility: score.quality - floorPenalty(score.missed, score.lack) - perEuro * score.price };
  };
}

/** @param plainOf the ranking without priorities, made when it is first asked for */
function rankingOf(ranked: Omit<Ranking, 'capable' | 'withoutPriorities'>, plainOf: () => Ranking): Ranking {
  let plain: Ranking | null = null;
  return {
    ...ranked,
    capable: ranked.ranked.filter((one) => one.isCapable),
    withoutPriorities() {
      plain ??= ranked.answers.priorities.length === 0 ? this : plainOf();
      return plain;
    },
  };
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
  return rankingOf({ ...ranking, laptops, ranked }, () => withLaptop(ranking.withoutPriorities(), laptop, isLeftOut));
}

/** @returns the sorted values with one more in its place */
function inserted<T>(values: readonly T[], value: T, compare: (a: T, b: T) => number): T[] {
  const at = values.findIndex((other) => compare(value, other) < 0);
  return values.toSpliced(at < 0 ? values.length : at, 0, value);
}
