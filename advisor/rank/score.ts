/** Scoring tables: the benefit that each coded value adds. */
import { type Attribute, ATTRIBUTES, goodness } from '../needs/attributes.ts';
import type { Columns, Rated } from '../columns.ts';
import type { Needs } from '../needs/needs.ts';
import { expectedValue, VALUE_AT_GOOD, valueCurve } from '../needs/value.ts';

/** Outweighs all weighted values together (−0.35 to 1), so that the laptop missing fewer floors always ranks first. */
const FLOOR_PENALTY = 2;

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

/**
 * One more penalty for laptops that are not capable, so that capable ones always rank first, whatever the probability
 * of a floor.
 */
export const floorPenalty = (missed: number): number => FLOOR_PENALTY * (missed + Number(!isCapable(missed)));

/** Utility that {@link TYPICAL_PRICE_EUR} costs when the budget is the same amount. */
const PRICE_WEIGHT = 0.15;
const TYPICAL_PRICE_EUR = 1000;
/** For budgets below the typical price. The exponent 1 would weigh price/budget, 0 would ignore the budget. */
const SMALL_BUDGET_EXPONENT = 0.5;

/**
 * Utility that one euro costs. It falls as the budget grows, so a higher budget never lowers the best benefit: up to
 * the typical price slowly, because savings matter to users with little money, and above it like price/budget, so
 * that users with more money get more of what they asked for.
 */
export function utilityPerEuro(budget: number): number {
  const typical = budget / TYPICAL_PRICE_EUR;
  return PRICE_WEIGHT / (TYPICAL_PRICE_EUR * Math.max(typical, typical ** SMALL_BUDGET_EXPONENT));
}

/** @returns whether a known figure misses the floor */
function missesFloor(needs: Needs, attribute: Attribute, value: number): boolean {
  const { floor } = needs.targets[attribute];
  return floor !== null && goodness(attribute, value) < goodness(attribute, floor.minimum);
}

/** @returns the probability (0–1) that the floor is missed; 1 if nothing is known */
export function floorRisk(needs: Needs, attribute: Attribute, possible: readonly number[]): number {
  if (needs.targets[attribute].floor === null) return 0;
  if (possible.length === 0) return 1;
  return possible.filter((value) => missesFloor(needs, attribute, value)).length / possible.length;
}

export interface ScoreTables {
  /** By code: weight × expected value. */
  value: Float64Array;
  /** By code: the probability that a floor is missed. */
  risk: Float64Array;
  /** By code: 1 if the floor is certainly missed, whatever an unknown figure is; else 0. */
  miss: Float64Array;
  /** By code: 1 if a known figure is below good; else 0. */
  lacks: Float64Array;
  /** The same tables by kind. */
  kindValue: Float64Array;
  kindRisk: Float64Array;
}

/** Kept by {@link Columns}, because most answers share their figures with earlier ones; about 300 exist. */
const MAX_RATED = 400;

function ratedOf({ values, rated }: Columns, needs: Needs, attribute: Attribute): Rated {
  const { triple, floor } = needs.targets[attribute];
  const key = [attribute, ...triple, floor?.minimum].join();
  const known = rated.get(key);
  if (known) return known;
  const curve = valueCurve(attribute, triple);
  const { possible } = values[attribute];
  const risk = Float64Array.from(possible, (likely) => floorRisk(needs, attribute, likely));
  const made = {
    expected: Float64Array.from(possible, (likely) => expectedValue(curve, likely)),
    risk,
    miss: Float64Array.from(possible, (likely, index) => Number(likely.length > 0 && risk[index] === 1)),
    lacks: Float64Array.from(possible, (likely) =>
      Number(likely.length === 1 && curve(likely[0] ?? 0) < VALUE_AT_GOOD),
    ),
  };
  if (rated.size >= MAX_RATED) rated.clear();
  rated.set(key, made);
  return made;
}

/** @returns tables whose sums are Σ weight × expected value, and the expected number of missed floors */
export function scoreTables(columns: Columns, needs: Needs): ScoreTables {
  const { values, codeCount, kinds } = columns;
  const value = new Float64Array(codeCount);
  const risk = new Float64Array(codeCount);
  const miss = new Float64Array(codeCount);
  const lacks = new Float64Array(codeCount);
  for (const attribute of ATTRIBUTES) {
    const { start } = values[attribute];
    const weight = needs.weights[attribute];
    if (weight === 0 && needs.targets[attribute].floor === null) continue;
    const rated = ratedOf(columns, needs, attribute);
    value.set(
      rated.expected.map((expected) => weight * expected),
      start,
    );
    risk.set(rated.risk, start);
    miss.set(rated.miss, start);
    lacks.set(rated.lacks, start);
  }
  const kindValue = Float64Array.from(
    kinds,
    ({ system, size }) =>
      needs.weights.system * (needs.systemFit(system) ?? 0) + needs.weights.size * (needs.sizeFit(size) ?? 0),
  );
  const kindRisk = Float64Array.from(kinds, ({ system }) => Number(needs.systemFit(system) === null));
  return { value, risk, miss, lacks, kindValue, kindRisk };
}
