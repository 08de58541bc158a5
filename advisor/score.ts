/** Scoring tables: what each coded value adds to a laptop's benefit. */
import { type Attribute, ATTRIBUTES, goodness } from './attributes.ts';
import type { Columns } from './columns.ts';
import type { Needs } from './needs.ts';
import { valueCurve } from './value.ts';

/** Outweighs all weighted values together (−0.35 to 1), so that the laptop missing fewer floors always ranks first. */
export const FLOOR_PENALTY = 2;

/** Utility that {@link TYPICAL_PRICE_EUR} costs when the budget is the same amount. */
const PRICE_WEIGHT = 0.15;
const TYPICAL_PRICE_EUR = 1000;
/** 1 would weigh price/budget, 0 would ignore the budget. */
const BUDGET_EXPONENT = 0.25;

/**
 * Utility that one euro costs. It falls as the budget grows, so a higher budget never lowers the best benefit; it falls
 * slowly, because price/budget would make luxury nearly free at 4,000 €.
 */
export const utilityPerEuro = (budget: number): number =>
  PRICE_WEIGHT / (TYPICAL_PRICE_EUR * (budget / TYPICAL_PRICE_EUR) ** BUDGET_EXPONENT);

/** An unknown value misses every floor. */
export function missesFloor(needs: Needs, attribute: Attribute, value: number | null): boolean {
  const { floor } = needs.targets[attribute];
  if (!floor) return false;
  return value === null || goodness(attribute, value) < goodness(attribute, floor.minimum);
}

interface ScoreTables {
  benefit: Float64Array;
  kindBenefit: Float64Array;
}

/** @returns tables that add up to a laptop's benefit: Σ weight × value − {@link FLOOR_PENALTY} per missed floor */
export function scoreTables({ values, codeCount, kinds }: Columns, needs: Needs): ScoreTables {
  const benefit = new Float64Array(codeCount);
  for (const attribute of ATTRIBUTES) {
    const weight = needs.weights[attribute];
    const curve = valueCurve(attribute, needs.targets[attribute].triple);
    for (const [index, value] of values[attribute].values.entries()) {
      const penalty = missesFloor(needs, attribute, value) ? FLOOR_PENALTY : 0;
      benefit[values[attribute].start + index] = weight * curve(value) - penalty;
    }
  }
  const kindBenefit = Float64Array.from(kinds, ({ system, size }) => {
    const systemFit = needs.systemFit(system);
    const fit = needs.weights.system * (systemFit ?? 0) + needs.weights.size * (needs.sizeFit(size) ?? 0);
    return fit - (systemFit === null ? FLOOR_PENALTY : 0);
  });
  return { benefit, kindBenefit };
}
