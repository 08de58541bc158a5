/** The only reading of a laptop's price for sentences: what it is compared with is said in one way everywhere. */
import type { Answers } from '../../contract/answers.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { formatEuros } from './format.ts';

/** @returns euros */
export const priceOf = totalCost;

/** «1.299 €», «1.095 € con Windows» */
export const formatPrice = (laptop: Laptop): string =>
  formatEuros(priceOf(laptop)) + (laptop.cost.licenceEur > 0 ? ' con Windows' : '');

/** To which the difference from an estimated price is rounded, in euros. */
const ESTIMATE_STEP = 10;

/** @returns whole euros, tens where one of the prices is an estimate; negative when the laptop costs less than the other */
export function extraOver(laptop: Laptop, other: Laptop): number {
  const step = laptop.cost.exact && other.cost.exact ? 1 : ESTIMATE_STEP;
  const extra = priceOf(laptop) - priceOf(other);
  return Math.sign(extra) * Math.round(Math.abs(extra) / step) * step;
}

/** Shares of the price. */
const NOTABLE = { seen: 0.02, estimated: 0.05 } as const;

/** Whether a difference of prices is more than their error may explain, or a buyer cares about. */
export const isNotablePrice = (euros: number, laptop: Laptop, best: Laptop): boolean =>
  euros >= NOTABLE[laptop.cost.exact && best.cost.exact ? 'seen' : 'estimated'] * priceOf(best);

/** @returns how many euros less the laptop costs than the typical price, in tens; 0 within the error of its price */
export function savedFrom(typicalPrice: number, laptop: Laptop): number {
  const saved = typicalPrice - priceOf(laptop);
  const isNotable = saved > priceOf(laptop) * laptop.cost.spread;
  return isNotable ? Math.round(saved / ESTIMATE_STEP) * ESTIMATE_STEP : 0;
}

/** @returns whole euros of the budget that are left */
export const spareOf = (laptop: Laptop, { budget }: Answers): number => Math.floor(budget - priceOf(laptop));
