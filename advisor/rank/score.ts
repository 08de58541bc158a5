/** How good a laptop is for some needs: the worth of its figures, missed floors, and what the price takes away. */
import { totalCost } from '../../catalogue/derive/cost.ts';
import { screenSizeOf, systemOf } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import {
  type Attribute,
  ATTRIBUTES,
  expectedValue,
  goodness,
  mapAttributes,
  measure,
  possibleValues,
} from '../needs/attributes.ts';
import type { Needs } from '../needs/needs.ts';

/** What a laptop is worth for some needs. */
export interface Score {
  laptop: Laptop;
  /** Euros, with a Windows licence if it has to be bought. */
  price: number;
  /** The weighted share by which floors are missed; a wrong system misses its whole weight. */
  lack: number;
  /** Whether it probably reaches every floor of what was chosen. */
  isCapable: boolean;
  /** Each attribute's weight × expected value. */
  worth: Readonly<Record<Attribute, number>>;
  /** Σ weight × value, 0 to 1. */
  quality: number;
  /** The quality, less a penalty for each missed floor. */
  merit: number;
}

/**
 * A laptop with at least this expected number of missed floors is not capable. Below a half, it reaches all floors
 * with a probability above a half, because the probability of missing any is at most their expected number. The
 * choice is not critical: of 119 personas and 1,311 random profiles with results, every bar from 0 to 1 finds nothing
 * capable for the same 6 and 241.
 */
const NOT_CAPABLE_FROM = 0.5;

/** The risk of missing a floor outweighs all weighted values together (−0.35 to 1). */
const RISK_PENALTY = 2;

/** More than any capable laptop can lose, so that those that are not capable rank after all others. */
const NOT_CAPABLE_PENALTY = 3;

/** What an incapable laptop lacks outweighs any further value: of these, the one that lacks least ranks first. */
const LACK_PENALTY = 10;

/** Counts as much as a missing half of what a use needs most. */
const WRONG_SYSTEM_LACK = 0.2;

/** Half is taken to be missing of an unknown figure that misses its floor. */
const UNKNOWN_LACK = 0.5;

/** @returns the probability (0–1) that the floor is missed; 1 if nothing is known */
export function floorRisk(laptop: Laptop, attribute: Attribute, needs: Needs): number {
  const { floor } = needs.targets[attribute];
  const possible = possibleValues(laptop, attribute);
  if (floor === null) return 0;
  if (possible.length === 0) return 1;
  const least = goodness(attribute, floor.minimum);
  return possible.filter((value) => goodness(attribute, value) < least).length / possible.length;
}

/** Changed budgets and prices rank the same laptops for the same needs again; `needsOf` keeps the latest needs. */
const kept = new WeakMap<Needs, WeakMap<Laptop, Score>>();

/** @returns what the laptop is worth for the needs, whatever the budget is */
export const scoreOf = (laptop: Laptop, needs: Needs): Score =>
  kept.get(needs)?.get(laptop) ?? makeScore(laptop, needs);

function makeScore(laptop: Laptop, needs: Needs): Score {
  const { weights, targets } = needs;
  const system = needs.systemFit(systemOf(laptop));
  let quality = weights.system * (system ?? 0) + weights.size * (needs.sizeFit(screenSizeOf(laptop)) ?? 0);
  let missed = Number(system === null);
  let lack = system === null ? WRONG_SYSTEM_LACK : 0;
  const worth = mapAttributes(() => 0);
  for (const attribute of ATTRIBUTES) {
    const { curve, floor } = targets[attribute];
    const possible = possibleValues(laptop, attribute);
    worth[attribute] = weights[attribute] * expectedValue(curve, possible);
    quality += worth[attribute];
    if (floor === null) continue;
    const risk = floorRisk(laptop, attribute, needs);
    const value = measure(laptop, attribute);
    const share = value === null ? UNKNOWN_LACK : Math.min(1, Math.abs(floor.minimum - value) / floor.minimum);
    missed += risk;
    lack += weights[attribute] * risk * share;
  }
  const isCapable = missed < NOT_CAPABLE_FROM;
  const penalty = isCapable ? RISK_PENALTY * missed : NOT_CAPABLE_PENALTY + LACK_PENALTY * lack;
  const score = { laptop, price: totalCost(laptop), lack, isCapable, worth, quality, merit: quality - penalty };
  const scores = kept.get(needs) ?? new WeakMap<Laptop, Score>();
  kept.set(needs, scores.set(laptop, score));
  return score;
}

/** Utility that {@link TYPICAL_PRICE_EUR} costs when the budget is the same amount. */
const PRICE_WEIGHT = 0.15;
const TYPICAL_PRICE_EUR = 1000;
/** Applies to budgets below the typical price. The exponent 1 would weigh price/budget, 0 would ignore the budget. */
const SMALL_BUDGET_EXPONENT = 0.5;

/**
 * Utility that one euro costs. It falls as the budget grows, so a higher budget never lowers the best quality: up to
 * the typical price slowly, because savings matter to users with little money, and above it like price/budget, so
 * that users with more money get more of what they asked for.
 */
export function utilityPerEuro(budget: number): number {
  const typical = budget / TYPICAL_PRICE_EUR;
  return PRICE_WEIGHT / (TYPICAL_PRICE_EUR * Math.max(typical, typical ** SMALL_BUDGET_EXPONENT));
}

/** Minimum weight of an attribute whose figure should be known. */
const MIN_KNOWN_WEIGHT = 0.06;

/** @returns the attributes that count and have no known figure: of priorities, of floors and those with enough weight */
export const unknownAttributes = (laptop: Laptop, needs: Needs): Attribute[] =>
  ATTRIBUTES.filter(
    (attribute) =>
      measure(laptop, attribute) === null &&
      (needs.askedAttributes.includes(attribute) ||
        needs.targets[attribute].floor !== null ||
        needs.weights[attribute] >= MIN_KNOWN_WEIGHT),
  );

/** @returns the unknown attributes that decide: those of the priorities, and those whose floor may be missed */
export const unknownDecisive = (laptop: Laptop, needs: Needs): Attribute[] =>
  unknownAttributes(laptop, needs).filter(
    (attribute) => needs.askedAttributes.includes(attribute) || floorRisk(laptop, attribute, needs) > 0,
  );
