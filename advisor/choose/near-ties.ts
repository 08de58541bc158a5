/** Finds the cards that are as good as the first one, as far as we know. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { changesAgainst, isPrice } from '../explain/changes.ts';
import { ATTRIBUTES, deviationOf, measure, movedFigure, possibleValues, valueCurve } from '../needs/attributes.ts';
import { extraOver, isNotablePrice, priceOf } from '../rank/prices.ts';
import type { Ranked, Ranking } from '../rank/ranking.ts';
import { utilityPerEuro } from '../rank/score.ts';

/** Within a quarter of the standard deviation of their difference, each of the two is better at least four times in ten. */
const TIE_DEVIATIONS = 0.25;

/** Weighted value of a difference that makes two laptops unlike, however equal their sums are. */
const UNLIKE = 0.04;

/**
 * @param cards best first
 * @returns the laptops that tie with the first card, best first
 */
export const nearTies = (ranking: Ranking, [first, ...others]: readonly Ranked[]): Laptop[] =>
  others.flatMap((other) => (first && isTie(ranking, first, other) ? other.laptop : []));

/**
 * Two laptops tie if their utilities differ by less than the error of what we know of them, nobody minds the difference of
 * their prices, and neither has much more of anything that was asked for.
 */
function isTie(ranking: Ranking, first: Ranked, { laptop, utility }: Ranked): boolean {
  const { askedAttributes, comparedCriteria } = ranking.needs;
  const error = Math.hypot(utilityError(first.laptop, ranking), utilityError(laptop, ranking));
  return (
    !isNotablePrice(Math.abs(extraOver(laptop, first.laptop)), laptop, first.laptop) &&
    Math.abs(first.utility - utility) < TIE_DEVIATIONS * error &&
    askedAttributes.every((attribute) => measure(laptop, attribute) !== null) &&
    changesAgainst(laptop, first.laptop, comparedCriteria, ranking).every(
      (change) => isPrice(change) || Math.abs(change.gain) < UNLIKE,
    )
  );
}

const variance = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
};

/** @returns the standard deviation of the laptop's utility: of its unknown figures, its estimates and its price */
function utilityError(laptop: Laptop, { needs, answers }: Pick<Ranking, 'needs' | 'answers'>): number {
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
