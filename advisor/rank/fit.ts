/** How close a laptop comes to what was asked for, whatever it costs. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { measure } from '../needs/attributes.ts';
import { askedAttributes } from '../needs/criteria.ts';
import type { Needs } from '../needs/needs.ts';
import { VALUE_AT_GOOD } from '../needs/value.ts';
import { scorer } from './ranking.ts';

/** Halfway between good and plenty: nobody would notice more. */
const WHOLE_QUALITY = (VALUE_AT_GOOD + 1) / 2;

/** From this fit a laptop fits well; below it, what is missing has to be said. */
export const FITS_WELL = 0.75;

/** From this fit a laptop fits by half; below it, hardly. */
export const FITS_HALF = 0.5;

/** At most so much where a figure is unknown that a priority asks for: nobody knows that it fits well. */
const MOST_UNKNOWN = 0.7;

/**
 * @returns 0 to 1, from the quality by which laptops are ranked: a card that costs less than the first one never comes
 *   clearly closer than it
 */
export function fitOf(laptop: Laptop, needs: Needs): number {
  const { quality } = scorer(needs)(laptop);
  const isUnknown = askedAttributes(needs).some((attribute) => measure(laptop, attribute) === null);
  return Math.min(isUnknown ? MOST_UNKNOWN : 1, Math.max(0, quality / WHOLE_QUALITY));
}
