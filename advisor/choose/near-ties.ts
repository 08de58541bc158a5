/** Finds the cards that are as good as the first one, as far as we know. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { priceOf } from '../rank/prices.ts';
import type { Card } from '../roles.ts';
import type { Shortlist } from '../shortlist.ts';
import { utilityError } from './utility-error.ts';

/** Within a quarter of the standard deviation of their difference, each of the two is better at least four times in ten. */
const TIE_DEVIATIONS = 0.25;

/** Whoever has to pay this much more does not call it a tie, however good the dearer one is. */
const MAX_PRICE_RATIO = 1.3;

/**
 * Two laptops tie if their utilities differ by less than the error of what we know of them, and their prices are near
 * each other.
 *
 * @param cards best first
 * @returns the laptops that tie with the first card, best first
 */
export function nearTies({ columns, utility, ...list }: Shortlist, [first, ...others]: readonly Card[]): Laptop[] {
  const best = columns.laptops[first?.row ?? -1];
  if (!first || !best) return [];
  const errorOf = (laptop: Laptop): number => utilityError(laptop, list);
  const isNear = (other: Laptop): boolean =>
    Math.max(priceOf(best), priceOf(other)) <= MAX_PRICE_RATIO * Math.min(priceOf(best), priceOf(other));
  return others.flatMap(({ row }) => {
    const other = columns.laptops[row];
    if (!other || !isNear(other)) return [];
    const lead = Math.abs((utility[first.row] ?? 0) - (utility[row] ?? 0));
    return lead < TIE_DEVIATIONS * Math.hypot(errorOf(best), errorOf(other)) ? [other] : [];
  });
}
