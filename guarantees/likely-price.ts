/** What a laptop whose price is an estimate may cost, read from the record without the engine's code. */
import type { Laptop } from '#catalogue/laptop.ts';

/** Error below 1.5e-7: Abramowitz & Stegun, 7.1.26. */
function normalBelow(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return deviations < 0 ? tail / 2 : 1 - tail / 2;
}

/** @returns the odds that a shop asks for no more than so many euros, a licence of Windows included */
export function priceOddsUpTo(euros: number, { priceEur, cost: { licenceEur, spread } }: Laptop): number {
  return normalBelow(Math.log((euros - licenceEur) / (priceEur - licenceEur)) / spread);
}
