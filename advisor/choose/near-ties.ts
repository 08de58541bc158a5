/** Finds the cards that are as good as the first one, as far as we know. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { changesAgainst, isPrice } from '../explain/changes.ts';
import { extraOver, isNotablePrice } from '../rank/prices.ts';
import type { Ranked, Ranking } from '../rank/ranking.ts';
import { measure } from '../needs/attributes.ts';
import { utilityError } from './utility-error.ts';

/** Within a quarter of the standard deviation of their difference, each of the two is better at least four times in ten. */
const TIE_DEVIATIONS = 0.25;

/** Weighted value of a difference that makes two laptops unlike, however equal their sums are. */
const UNLIKE = 0.04;

/**
 * Two laptops tie if their utilities differ by less than the error of what we know of them, nobody minds the difference of
 * their prices, and neither has much more of anything that was asked for.
 *
 * @param cards best first
 * @returns the laptops that tie with the first card, best first
 */
export function nearTies(ranking: Ranking, [first, ...others]: readonly Ranked[]): Laptop[] {
  if (!first) return [];
  const { needs } = ranking;
  const isAlike = ({ laptop }: Ranked): boolean =>
    !isNotablePrice(Math.abs(extraOver(laptop, first.laptop)), laptop, first.laptop) &&
    needs.askedAttributes.every((attribute) => measure(laptop, attribute) !== null) &&
    changesAgainst(laptop, first.laptop, needs.comparedCriteria, ranking).every(
      (change) => isPrice(change) || Math.abs(change.gain) < UNLIKE,
    );
  const errorOf = ({ laptop }: Ranked): number => utilityError(laptop, ranking);
  return others
    .filter(isAlike)
    .filter(
      (other) => Math.abs(first.utility - other.utility) < TIE_DEVIATIONS * Math.hypot(errorOf(first), errorOf(other)),
    )
    .map(({ laptop }) => laptop);
}
