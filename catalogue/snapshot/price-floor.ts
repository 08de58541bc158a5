/** From which price on a single shop is believed. Pure. */
import type { PricePoint } from '../offer.ts';

/** Share below what a laptop usually costs from which a price of one shop alone is too low. */
const TOO_LOW = 0.25;
const MEDIAN_DAYS = 30;
/** Share by which two shops may differ that confirm each other: twice what shops differ by on one day (`cost.ts`). */
const AGREEMENT = 0.15;
const DAY_MS = 86_400_000;

/**
 * @param points the prices that counted, oldest first
 * @param day ISO day
 * @returns the middle price of the 30 days before it, each price by the days that it held; `null` without any
 */
export function usualOfLastDays(points: readonly PricePoint[], day: string): number | null {
  const end = Date.parse(day);
  const begin = end - MEDIAN_DAYS * DAY_MS;
  const spans = points
    .map(([from, price], at) => {
      const until = Math.min(end, Date.parse(points[at + 1]?.[0] ?? day));
      return { price, ms: Math.max(0, until - Math.max(begin, Date.parse(from))) };
    })
    .toSorted((one, other) => one.price - other.price);
  const half = spans.reduce((sum, { ms }) => sum + ms, 0) / 2;
  let passed = 0;
  // On the first day no price has held for any time yet.
  return spans.find(({ ms }) => (passed += ms) > half)?.price ?? points.at(-1)?.[1] ?? null;
}

/** Below which prices wait, in euros; `null`: there is nothing to hold them against. */
export interface Floors {
  /** For every shop. */
  readonly any: number | null;
  /** For one that sold the laptop lately, and would lower its own price too much at once. */
  readonly fall: number | null;
}

/**
 * What shops asked lately can raise the floor, never lower it, because a shop that nobody confirms may have asked it. Nor does
 * it raise it over the usual price or for a shop that is new, because then one with an inflated price could keep honest ones
 * waiting.
 * @param usualEur what no feed can move: the embedded price or the fitted one; `null`: not known
 * @param latelyEur the median of the prices that counted in the last days; `null`: not known
 */
export function floorsOf(usualEur: number | null, latelyEur: number | null): Floors {
  const lately = latelyEur === null ? null : latelyEur * (1 - TOO_LOW);
  if (usualEur === null) return { any: null, fall: lately };
  const any = usualEur * (1 - TOO_LOW);
  return { any, fall: Math.max(any, Math.min(lately ?? 0, usualEur)) };
}

export const agree = (oneEur: number, otherEur: number): boolean =>
  Math.min(oneEur, otherEur) >= (1 - AGREEMENT) * Math.max(oneEur, otherEur);
