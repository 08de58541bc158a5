/** Figures of a laptop's probable price in Spain, which `cost-in-spain.ts` computes. */
import type { Laptop } from '../laptop.ts';

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

/** The probability of a standard normal value below this one; error below 1.5e-7 (Abramowitz & Stegun, 7.1.26). */
function normalBelow(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const above = (sum * Math.exp(-x * x)) / 2;
  return deviations < 0 ? above : 1 - above;
}

/** @returns the probability that a Spanish shop asks for more than this, with a Windows licence, 0–1 */
export function oddsOver(euros: number, { priceEur, cost }: Pick<Laptop, 'priceEur' | 'cost'>): number {
  const bare = euros - cost.licenceEur;
  if (cost.exact || cost.spread === 0 || bare <= 0) return Number(bare < priceEur);
  return 1 - normalBelow(Math.log(bare / priceEur) / cost.spread);
}
