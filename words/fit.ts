/** Tells how close a laptop comes to what was asked for. */
import { decapitalize } from '../contract/spanish-text.ts';
import type { Fit } from '../contract/computer.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Needs } from '../advisor/needs/needs.ts';
import { fitOf, FITS_HALF, FITS_WELL } from '../advisor/rank/score.ts';

/**
 * Each with the share from which it holds. Of the first cards for 527 random answers, 43, 28, 19 and 10 % have these
 * words.
 */
const LEVELS = [
  [0.95, 'Encaja de lleno'],
  [FITS_WELL, 'Encaja bien'],
  [FITS_HALF, 'Encaja a medias'],
  [0, 'Encaja poco'],
] as const;

/** @param serves whether it meets the budget, every requirement and the minimum of each use */
export function fitInWords(laptop: Laptop, needs: Needs, serves: boolean): Fit {
  const share = fitOf(laptop, needs);
  const [, level] = LEVELS.find(([from]) => share >= from) ?? LEVELS[3];
  // Two digits are more than an eye can tell.
  return { share: Math.round(share * 100) / 100, serves, words: serves ? level : 'Se queda fuera' };
}

/** @returns how the laptop fits where the other one does not fit the same: «encaja a medias»; else empty */
export function unlikeFit(laptop: Laptop, other: Laptop, needs: Needs): string {
  const { words } = fitInWords(laptop, needs, true);
  return words === fitInWords(other, needs, true).words ? '' : decapitalize(words);
}
