/** The history of a laptop's price, and the lowest price for which a single shop is trusted. Pure. */
import type { PricePoint } from '../offer.ts';

/** One year is shown; the extra days contain the price with which that year begins. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * Adds the price of a day if it changed. Of several prices on one day the last applies.
 * @param points oldest first
 * @param day ISO day, not before the last point's
 */
export function addPoint(points: readonly PricePoint[], day: string, priceEur: number): PricePoint[] {
  const before = points.filter(([other]) => other < day);
  const oldestKept = new Date(Date.parse(day) - KEPT_DAYS * DAY_MS).toISOString().slice(0, day.length);
  const firstRecent = Math.max(
    0,
    before.findLastIndex(([other]) => other <= oldestKept),
  );
  const recent = before.slice(firstRecent);
  return recent.at(-1)?.[1] === priceEur ? recent : [...recent, [day, priceEur]];
}

/** A price of a single shop is too low if it is this share below the usual one. */
const TOO_LOW = 0.25;
const MEDIAN_DAYS = 30;
/**
 * Maximum relative difference between two confirming shops: twice the usual spread between shops on one day
 * (`cost.ts`).
 */
const AGREEMENT = 0.15;

/**
 * @param points the accepted prices, oldest first
 * @param day ISO day
 * @returns the median price of the 30 days before it, weighted by duration; `null` if there are no prices
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
  // On the first day no price has any duration yet.
  return spans.find(({ ms }) => (passed += ms) > half)?.price ?? points.at(-1)?.[1] ?? null;
}

/** Prices in euros below which an offer waits; `null`: there is no reference. */
export interface Floors {
  /** For every shop. */
  readonly any: number | null;
  /** For a shop that sold the laptop recently and now lowers its own price too much at once. */
  readonly fall: number | null;
}

/**
 * Recent prices can only raise the floor, because a low one may come from a shop that nobody confirms. They raise it
 * at most to the usual price and only for a known shop, because otherwise an inflated price could make honest new
 * shops wait.
 * @param usualEur the embedded or fitted price, which no feed can influence; `null` if unknown
 * @param latelyEur the median of the accepted prices of the last days; `null` if unknown
 */
export function floorsOf(usualEur: number | null, latelyEur: number | null): Floors {
  const lately = latelyEur === null ? null : latelyEur * (1 - TOO_LOW);
  if (usualEur === null) return { any: null, fall: lately };
  const any = usualEur * (1 - TOO_LOW);
  return { any, fall: Math.max(any, Math.min(lately ?? 0, usualEur)) };
}

export const agree = (oneEur: number, otherEur: number): boolean =>
  Math.min(oneEur, otherEur) >= (1 - AGREEMENT) * Math.max(oneEur, otherEur);
