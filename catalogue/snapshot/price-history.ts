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
