/** Ranks laptops for some answers: who qualifies, and how good each is. */
import type { Answers } from '../../contract/answers.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import { screenSizeOf, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import { meetsOption, requiredBy } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, mapAttributes, possibleValues } from '../needs/attributes.ts';
import { type Needs, needsOf } from '../needs/needs.ts';
import { expectedValue, valueCurve } from '../needs/value.ts';
import { byRowOrder } from './row-order.ts';
import { floorPenalty, floorRisk, isCapable, utilityPerEuro } from './score.ts';

/** A laptop as it stands for some answers, whether it qualifies or not. */
export interface Ranked {
  laptop: Laptop;
  /** Euros, with a Windows licence if it has to be bought. */
  price: number;
  /** The expected number of missed floors. */
  missed: number;
  /** Whether it probably reaches every floor of what was chosen. */
  isCapable: boolean;
  /** By attribute: weight × expected value. */
  worth: Readonly<Record<Attribute, number>>;
  /** Σ weight × value, 0 to 1. */
  quality: number;
  /** The quality, less the price and a penalty for each missed floor. */
  utility: number;
}

/** The laptops that an answer is about, ranked. */
export interface Ranking {
  answers: Answers;
  needs: Needs;
  /** At the prices that this visitor pays, cheapest first. */
  laptops: readonly Laptop[];
  /** Those within the budget that meet every requirement, best first. */
  ranked: readonly Ranked[];
  /** Of those, the ones that are capable of what was chosen. */
  capable: readonly Ranked[];
  /** How any laptop stands for these answers. */
  standingOf: (laptop: Laptop) => Ranked;
}

/** @returns whether a laptop meets every requirement, at any price */
export const meetsRequirements = (laptop: Laptop, answers: Answers): boolean =>
  requiredBy(answers).every(({ field, option }) => meetsOption(laptop, field, option));

/** @param budget decides what a euro is worth @returns a function that scores one laptop */
export function scorer(needs: Needs, budget: number): (laptop: Laptop) => Ranked {
  const curves = mapAttributes((attribute) => valueCurve(attribute, needs.targets[attribute].triple));
  const perEuro = utilityPerEuro(budget);
  return (laptop) => {
    const price = totalCost(laptop);
    const system = needs.systemFit(systemOf(laptop));
    let quality =
      needs.weights.system * (system ?? 0) + needs.weights.size * (needs.sizeFit(screenSizeOf(laptop)) ?? 0);
    let missed = Number(system === null);
    const worth = mapAttributes((attribute) => {
      const possible = possibleValues(laptop, attribute);
      missed += floorRisk(needs, attribute, possible);
      const own = needs.weights[attribute] * expectedValue(curves[attribute], possible);
      quality += own;
      return own;
    });
    const utility = quality - floorPenalty(missed) - perEuro * price;
    return { laptop, price, missed, isCapable: isCapable(missed), worth, quality, utility };
  };
}

/**
 * @param laptops cheapest first; of equals the one that comes first in them ranks first
 * @param needs replaced by tests to simulate other weights
 */
export function rankLaptops(laptops: readonly Laptop[], answers: Answers, needs: Needs = needsOf(answers)): Ranking {
  const standingOf = scorer(needs, answers.budget);
  const ranked = laptops
    .filter((laptop) => totalCost(laptop) <= answers.budget && meetsRequirements(laptop, answers))
    .map(standingOf)
    .toSorted((a, b) => b.utility - a.utility);
  return { answers, needs, laptops, ranked, capable: ranked.filter((one) => one.isCapable), standingOf };
}

/** @returns the ranking with another version of one laptop, such as one with another price, or with one more */
export function withLaptop({ laptops, answers, needs }: Ranking, laptop: Laptop): Ranking {
  const others = laptops.filter(({ id }) => id !== laptop.id);
  const at = others.findIndex((other) => byRowOrder(laptop, other) < 0);
  return rankLaptops(others.toSpliced(at < 0 ? others.length : at, 0, laptop), answers, needs);
}
