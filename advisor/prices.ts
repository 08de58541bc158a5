/** How prices are compared in statements: in one way everywhere. */
import type { Answers } from '../contract/answers.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';

/** @returns euros */
export const priceOf = totalCost;

const CENTS_PER_EURO = 100;
/** Removes the floating-point error of a price difference. */
export const roundCents = (euros: number): number => Math.round(euros * CENTS_PER_EURO) / CENTS_PER_EURO;

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
