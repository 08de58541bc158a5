/** What a laptop costs: the price that a shop asked for, as it was seen, and how certain it still is. */
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';

/**
 * Standard deviation of the logarithm of a price at the time it was seen, because shops differ by this much on the
 * same day, and its growth. From pairs of prices of the same configuration (docs/decisions/009-cost-and-confidence.md).
 */
const SPREAD_AT_ONCE = 0.06;
const SPREAD_PER_MONTH = 0.008;
const MAX_SPREAD = 0.2;

/** A Spanish price is certain for this many months. */
const EXACT_MONTHS = 1;

export interface SeenCost extends Pick<Laptop['cost'], 'spread' | 'exact' | 'months'> {
  euros: number;
}

const DAYS_PER_MONTH = 30.44;
const MONTHS_PER_YEAR = 12;

/** @param date ISO day, month or year; a month counts from its middle, a year from its first of July */
function monthNumber(date: string): number {
  const [year = 0, month = 7, day = date.length > 4 ? DAYS_PER_MONTH / 2 : 1] = date.split('-').map(Number);
  return year * MONTHS_PER_YEAR + month - 1 + (day - 1) / DAYS_PER_MONTH;
}

/** @param asOf ISO day of the catalogue's newest price */
export function seenCost(
  { priceEur, priceDate, priceBasis }: Pick<LaptopRecord, 'priceEur' | 'priceDate' | 'priceBasis'>,
  asOf: string,
): SeenCost {
  const months = Math.max(0, monthNumber(asOf) - monthNumber(priceDate));
  const exact = priceBasis === 'listed-es' && months <= EXACT_MONTHS;
  return {
    // Whole euros, up, so that what was seen within a budget stays within it.
    euros: exact ? priceEur : Math.ceil(priceEur),
    spread: Math.min(MAX_SPREAD, SPREAD_AT_ONCE + SPREAD_PER_MONTH * months),
    exact,
    months,
  };
}

/** Estimated prices are rounded to this many euros, so that they do not look more precise than they are. */
const ROUNDING_EUR = 5;
export const roundedPrice = (euros: number): number => Math.round(euros / ROUNDING_EUR) * ROUNDING_EUR;

/** A normal distribution has 80 % of its values within this many standard deviations. */
const DEVIATIONS_OF_80_PERCENT = 1.2816;

/** @returns the 80 % range of the price in euros */
export function likelyRange(expectedEur: number, spread: number): { low: number; high: number } {
  const factor = Math.exp(DEVIATIONS_OF_80_PERCENT * spread);
  return { low: roundedPrice(expectedEur / factor), high: roundedPrice(expectedEur * factor) };
}

/** @returns the price in euros, with a Windows licence if the visitor has to buy it */
export const totalCost = ({ priceEur, cost }: Pick<Laptop, 'priceEur' | 'cost'>): number => priceEur + cost.licenceEur;

/**
 * @param euros that a visitor saw, without a licence
 * @returns the laptop at that price, wherever ours was seen
 */
export const atPrice = (laptop: Laptop, euros: number): Laptop => ({
  ...laptop,
  priceEur: euros,
  cost: { ...laptop.cost, seenEur: euros, doubtful: false, notInShops: true },
});
