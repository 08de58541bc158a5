/** How missed floors and the price count. */
import { goodness, type Attribute } from '../needs/attributes.ts';
import type { Needs } from '../needs/needs.ts';

/**
 * A laptop with at least this expected number of missed floors is not capable. Below a half, it reaches all floors
 * with a probability above a half, because the probability of missing any is at most their expected number. The
 * choice is not critical: of 119 personas and 1,311 random profiles with results, every bar from 0 to 1 finds nothing
 * capable for the same 6 and 241.
 */
const NOT_CAPABLE_FROM = 0.5;

/**
 * @param missed expected number of missed floors
 * @returns whether it probably reaches every floor of what was chosen
 */
export const isCapable = (missed: number): boolean => missed < NOT_CAPABLE_FROM;

/** The risk of missing a floor outweighs all weighted values together (−0.35 to 1). */
const RISK_PENALTY = 2;

/** More than any capable laptop can lose, so that those that are not capable rank after all others. */
const NOT_CAPABLE_PENALTY = 3;

/** What an incapable laptop lacks outweighs any further value. */
const LACK_PENALTY = 10;

/**
 * @param missed expected number of missed floors
 * @param lack weighted share by which the floors are missed
 * @returns less utility; of those that are not capable, the one that lacks least ranks first
 */
export const floorPenalty = (missed: number, lack: number): number =>
  isCapable(missed) ? RISK_PENALTY * missed : NOT_CAPABLE_PENALTY + LACK_PENALTY * lack;

/** Half is taken to be missing of an unknown figure that misses its floor. */
const UNKNOWN_LACK = 0.5;

/** @returns the weighted share by which a floor is missed, 0 if it is not */
export function floorLack(needs: Needs, attribute: Attribute, possible: readonly number[]): number {
  const risk = floorRisk(needs, attribute, possible);
  const { floor } = needs.targets[attribute];
  if (floor === null || risk === 0) return 0;
  const [value, ...others] = possible;
  const share =
    value === undefined || others.length > 0
      ? UNKNOWN_LACK
      : Math.min(1, Math.abs(floor.minimum - value) / floor.minimum);
  return needs.weights[attribute] * risk * share;
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

/** @returns the probability (0–1) that the floor is missed; 1 if nothing is known */
export function floorRisk(needs: Needs, attribute: Attribute, possible: readonly number[]): number {
  const { floor } = needs.targets[attribute];
  if (floor === null) return 0;
  if (possible.length === 0) return 1;
  const least = goodness(attribute, floor.minimum);
  let missing = 0;
  for (const value of possible) missing += Number(goodness(attribute, value) < least);
  return missing / possible.length;
}
