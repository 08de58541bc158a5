import type { PricePoint } from '../offer.ts';

/** A year is shown; the point before it says what the price was when the year began. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * Adds the price of a day where it changed. The last price of a day counts.
 * @param points oldest first
 * @param day ISO day, not before the last point's
 */
export function addPoint(points: readonly PricePoint[], day: string, priceEur: number): PricePoint[] {
  const before = points.filter(([other]) => other < day);
  const oldestKept = new Date(Date.parse(day) - KEPT_DAYS * DAY_MS).toISOString().slice(0, day.length);
  const firstKept = Math.max(
    0,
    before.findLastIndex(([other]) => other <= oldestKept),
  );
  const kept = before.slice(firstKept);
  return kept.at(-1)?.[1] === priceEur ? kept : [...kept, [day, priceEur]];
}
