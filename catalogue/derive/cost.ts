/** What a laptop costs: the price that a shop asked for, as it was seen, how certain it still is, and how two prices compare. */
import { type Answers, needsNoWindows } from '../../contract/answers.ts';
import { WINDOWS_LICENCE_EUR } from '../../contract/facts.ts';
import { SPANISH_OFFER_MONTHS } from '../../contract/seen-in-spain.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import type { Laptop } from '../laptop.ts';
import { systemOf } from './requirements.ts';

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
  cost: { ...laptop.cost, seenEur: euros, notInShops: true },
});

/** @returns euros at most: with a Windows licence where nobody knows whether Windows comes with the laptop */
export const dearestPrice = (laptop: Laptop, answers: Answers): number =>
  systemOf(laptop) === 'unknown' && !needsNoWindows(answers)
    ? laptop.priceEur + WINDOWS_LICENCE_EUR
    : totalCost(laptop);

/** Whether only such a licence takes a laptop over the budget. */
export const mayExceedBudget = (laptop: Laptop, answers: Answers): boolean =>
  totalCost(laptop) <= answers.budget && dearestPrice(laptop, answers) > answers.budget;

const CENTS_PER_EURO = 100;
/** Removes the floating-point error of a price difference. */
export const roundCents = (euros: number): number => Math.round(euros * CENTS_PER_EURO) / CENTS_PER_EURO;

/** @returns the difference of the prices as they are shown, in whole euros; negative if the laptop costs less */
export const extraOver = (laptop: Laptop, other: Laptop): number =>
  Math.round(totalCost(laptop)) - Math.round(totalCost(other));

/** Shares of the price. */
const NOTABLE = { seen: 0.02, estimated: 0.05 } as const;

/** @returns the share of a price from which a difference is notable */
export const notableShare = (laptop: Laptop, other: Laptop): number =>
  NOTABLE[laptop.cost.exact && other.cost.exact ? 'seen' : 'estimated'];

/** Whoever sees two prices so many euros apart calls neither of them similar, however they are known. */
const ALWAYS_NOTABLE_EUR = 50;

/** Whether a price difference is enough for a buyer to care, and more than the error of smaller ones may explain. */
export const isNotablePrice = (euros: number, laptop: Laptop, best: Laptop): boolean =>
  euros >= Math.min(ALWAYS_NOTABLE_EUR, notableShare(laptop, best) * totalCost(best));

/** @returns the remaining budget in integer euros */
export const spareOf = (laptop: Laptop, { budget }: Answers): number => Math.floor(budget - totalCost(laptop));

/** Whether a Spanish shop had it so lately that it can probably still be bought. */
export const isSpanishOffer = ({ priceBasis, cost }: Laptop): boolean =>
  priceBasis === 'listed-es' && !cost.notInShops && cost.months <= SPANISH_OFFER_MONTHS;

/** The laptop for who needs no Windows, or has it. */
export const withoutLicence = (laptop: Laptop): Laptop => ({ ...laptop, cost: { ...laptop.cost, licenceEur: 0 } });
