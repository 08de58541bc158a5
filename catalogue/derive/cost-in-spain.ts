/**
 * The probable price of a laptop in a Spanish shop today, from an older price or one seen elsewhere.
 *
 * expected = seen price ÷ price level of the place × rise since then; a Spanish price counts as it was seen. The
 * constants are medians over pairs of prices of the same configuration (docs/decisions/009-cost-and-confidence.md).
 */
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { roundedPrice } from './cost.ts';

interface Place {
  /** Price there ÷ price in Spain for the same configuration on the same day. */
  level: number;
  /** Standard deviation of its logarithm. */
  spread: number;
}

const PLACES: Readonly<Record<LaptopRecord['priceBasis'], Place>> = {
  'listed-es': { level: 1, spread: 0 },
  // Slovakia; only two pairs, which differ by a fifth.
  'listed-eu': { level: 1.05, spread: 0.16 },
  // Poland; 30 pairs say 1.10, a fit over 677 machines of both countries 1.00, with the graphics making no difference.
  converted: { level: 1.06, spread: 0.11 },
};

/**
 * Rise of the logarithm per month of prices abroad since memory became scarce; no common trend was found before that.
 * The median of 175 pairs of Spanish prices of 2026 did not move, and no other rise predicts them as well.
 */
const MONTHLY_RISE = 0.004;
const RISE_SINCE = '2025-10-01';

/**
 * Standard deviation of the logarithm of a price at the time it was seen, because shops differ by this much on the
 * same day.
 */
const SPREAD_AT_ONCE = 0.06;
const SPREAD_PER_MONTH = 0.008;
const MAX_SPREAD = 0.2;

/** A Spanish price is certain for this many months. */
const EXACT_MONTHS = 1;

export interface Cost extends Pick<Laptop['cost'], 'spread' | 'exact' | 'months'> {
  expectedEur: number;
}

const DAYS_PER_MONTH = 30.44;
const MONTHS_PER_YEAR = 12;

/** @param date ISO day, month or year; a month counts from its middle, a year from its first of July */
function monthNumber(date: string): number {
  const [year = 0, month = 7, day = date.length > 4 ? DAYS_PER_MONTH / 2 : 1] = date.split('-').map(Number);
  return year * MONTHS_PER_YEAR + month - 1 + (day - 1) / DAYS_PER_MONTH;
}

/** @returns months from one ISO date to another; 0 if the second is not later */
const monthsBetween = (from: string, to: string): number => Math.max(0, monthNumber(to) - monthNumber(from));

/** @param asOf ISO day of the catalogue's newest price */
export function costInSpain(
  { priceEur, priceDate, priceBasis }: Pick<LaptopRecord, 'priceEur' | 'priceDate' | 'priceBasis'>,
  asOf: string,
): Cost {
  const months = monthsBetween(priceDate, asOf);
  const { level, spread } = PLACES[priceBasis];
  const monthsOfRise = Math.min(months, monthsBetween(RISE_SINCE, asOf));
  const isSpanish = priceBasis === 'listed-es';
  const exact = isSpanish && months <= EXACT_MONTHS;
  const today = (priceEur / level) * Math.exp(MONTHLY_RISE * monthsOfRise);
  return {
    // Whole euros, up, so that what was seen within a budget stays within it.
    expectedEur: exact ? priceEur : isSpanish ? Math.ceil(priceEur) : roundedPrice(today),
    spread: Math.hypot(spread, Math.min(MAX_SPREAD, SPREAD_AT_ONCE + SPREAD_PER_MONTH * months)),
    exact,
    months,
  };
}
