/** How far the utility of a laptop may be from what its figures say. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { ATTRIBUTES, deviationOf, measure, movedFigure, possibleValues, valueCurve } from '../needs/attributes.ts';
import { priceOf } from '../rank/prices.ts';
import { utilityPerEuro } from '../rank/score.ts';
import type { Ranking } from '../rank/ranking.ts';

const variance = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
};

/** @returns the standard deviation of the laptop's utility: of its unknown figures, its estimates and its price */
export function utilityError(laptop: Laptop, { needs, answers }: Pick<Ranking, 'needs' | 'answers'>): number {
  const ofFigures = ATTRIBUTES.reduce((sum, attribute) => {
    const curve = valueCurve(attribute, needs.targets[attribute].triple);
    const figure = measure(laptop, attribute);
    const deviation = deviationOf(laptop, attribute);
    const possible =
      figure === null
        ? possibleValues(laptop, attribute)
        : [-deviation, deviation].map((moved) => movedFigure(attribute, figure, moved));
    return possible.length === 0 ? sum : sum + needs.weights[attribute] ** 2 * variance(possible.map(curve));
  }, 0);
  const ofPrice = laptop.cost.exact ? 0 : utilityPerEuro(answers.budget) * priceOf(laptop) * laptop.cost.spread;
  return Math.hypot(Math.sqrt(ofFigures), ofPrice);
}
