/** From needs to look-up tables: what each code of each column adds to a laptop's benefit. */
import { type Attribute, ATTRIBUTES, goodness } from './attributes.ts';
import type { Columns } from './columns.ts';
import type { Needs } from './needs.ts';
import { valueCurve } from './value.ts';

/**
 * What a missed floor costs. All weighted values together lie between −0.35 and 1: one floor outweighs them all, and a
 * laptop that misses fewer always comes first.
 */
export const FLOOR_PENALTY = 2;

/** What {@link TYPICAL_PRICE_EUR} cost in utility at a budget of that size. */
const PRICE_WEIGHT = 0.15;
const TYPICAL_PRICE_EUR = 1000;
/** How fast a euro loses weight as the budget grows; 1 would be price/budget, 0 the same for everyone. */
const BUDGET_EXPONENT = 0.25;

/**
 * What one euro costs in utility. Divided by the budget itself, 4,000 € would make luxury nearly free to somebody who
 * only writes letters; so it counts less for those who have more, but only a little. It falls as the budget grows, and
 * no more is needed for a higher budget never to lower the best benefit.
 */
export const pricePerEuro = (budget: number): number =>
  PRICE_WEIGHT / (TYPICAL_PRICE_EUR * (budget / TYPICAL_PRICE_EUR) ** BUDGET_EXPONENT);

/** Whether an attribute's value stays under the floor its purposes set. Unknown never reaches one. */
export function missesFloor(needs: Needs, attribute: Attribute, value: number | null): boolean {
  const { floor } = needs.targets[attribute];
  if (!floor) return false;
  return value === null || goodness(attribute, value) < goodness(attribute, floor.minimum);
}

export interface ScoreTables {
  /** By code of any attribute. */
  benefit: Float64Array;
  /** What system and screen size add, by kind. */
  kindBenefit: Float64Array;
}

/** @returns tables whose sum over a row is the laptop's benefit: Σ weight × value − {@link FLOOR_PENALTY} per floor */
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
