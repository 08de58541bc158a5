/** Prices that cannot be: far below what such a machine costs, or below a weaker one in the same case. */
import type { Laptop } from '../laptop.ts';
import { roundedPrice } from './cost.ts';
import { fitPrices } from './price-fit.ts';

/** Standard deviations below the usual price: alone, and where a weaker machine in the same case costs clearly more. */
const FAR_BELOW = 2.2;
const BELOW = 1.5;
/** Share by which the weaker machine is dearer. */
const CLEARLY_DEARER = 1.15;

const STRENGTHS = ['cpuIndex', 'gpuIndex', 'ramGb', 'storageGb'] as const;

const YEAR_MONTHS = 12;

/** A price that a Spanish shop asked within a year is an offer, however good. */
const isBeyondDoubt = ({ cost, priceBasis, sources }: Laptop): boolean =>
  (priceBasis === 'listed-es' && cost.months <= YEAR_MONTHS) || sources.priceEur !== undefined;

function isStrongerForLess(laptop: Laptop, other: Laptop): boolean {
  if (laptop.priceEur * CLEARLY_DEARER > other.priceEur) return false;
  return STRENGTHS.every((strength) => (laptop[strength] ?? 0) >= (other[strength] ?? 0));
}

/**
 * Marks the doubtful prices and puts the usual one in their place, until a fact confirms them.
 * @param laptops with expected prices
 */
export function believePrices(laptops: readonly Laptop[]): Laptop[] {
  const fit = fitPrices(laptops);
  const byCase = Map.groupBy(laptops, ({ chassis }) => chassis);
  return laptops.map((laptop) => {
    if (fit === null || isBeyondDoubt(laptop)) return laptop;
    const usualEur = fit.usualEur(laptop);
    const deviations = Math.log(usualEur / laptop.priceEur) / fit.spread;
    const contradicted = byCase.get(laptop.chassis)?.some((other) => isStrongerForLess(laptop, other)) ?? false;
    if (deviations < (contradicted ? BELOW : FAR_BELOW)) return laptop;
    return {
      ...laptop,
      priceEur: roundedPrice(usualEur),
      cost: { ...laptop.cost, doubtful: true, exact: false, spread: Math.max(fit.spread, laptop.cost.spread) },
    };
  });
}
