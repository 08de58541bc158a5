/**
 * Detects implausible prices: far below the usual price of such a machine, or below that of a weaker one in the same
 * chassis.
 */
import type { Laptop } from '../laptop.ts';
import { roundedPrice } from './cost.ts';
import { fitPrices, isSpanishPrice } from './price-fit.ts';

/** Standard deviations below the usual price: alone, and if a weaker machine in the same chassis costs clearly more. */
const FAR_BELOW = 2.2;
const BELOW = 1.5;
/** Price ratio above which the weaker machine costs clearly more. */
const CLEARLY_DEARER = 1.15;

const STRENGTHS = ['cpuIndex', 'gpuIndex', 'ramGb', 'storageGb'] as const;

const YEAR_MONTHS = 12;

/** A price from a Spanish shop within the last year is trusted, however low. */
const isBeyondDoubt = (laptop: Laptop): boolean => isSpanishPrice(laptop) && laptop.cost.months <= YEAR_MONTHS;

function isStrongerForLess(laptop: Laptop, other: Laptop): boolean {
  if (laptop.priceEur * CLEARLY_DEARER > other.priceEur) return false;
  return STRENGTHS.every((strength) => (laptop[strength] ?? 0) >= (other[strength] ?? 0));
}

/**
 * @param spread standard deviation of the logarithm of prices around the usual one
 * @param sisters of the same chassis; may include the laptop itself
 * @returns whether a price is implausibly low
 */
function isImplausible(laptop: Laptop, usualEur: number, spread: number, sisters: readonly Laptop[] = []): boolean {
  const deviations = Math.log(usualEur / laptop.priceEur) / spread;
  const contradicted = sisters.some((other) => isStrongerForLess(laptop, other));
  return deviations >= (contradicted ? BELOW : FAR_BELOW);
}

const withUsualPrice = (laptop: Laptop, usualPriceEur: number, spread: number): Laptop => ({
  ...laptop,
  priceEur: roundedPrice(usualPriceEur),
  cost: { ...laptop.cost, doubtful: true, exact: false, spread: Math.max(spread, laptop.cost.spread) },
});

/**
 * Marks doubtful prices and replaces them with the usual price.
 * @param laptops with expected prices
 */
export function replaceImplausiblePrices(laptops: readonly Laptop[]): Laptop[] {
  const fit = fitPrices(laptops.filter(isSpanishPrice));
  if (fit === null) return [...laptops];
  const byCase = Map.groupBy(laptops, ({ chassis }) => chassis);
  return laptops.map((laptop) => {
    if (isBeyondDoubt(laptop)) return laptop;
    const usualEur = fit.usualEur(laptop);
    return isImplausible(laptop, usualEur, fit.spread, byCase.get(laptop.chassis))
      ? withUsualPrice(laptop, usualEur, fit.spread)
      : laptop;
  });
}
