/** The only reading of a laptop's price for sentences: what it is compared with is said in one way everywhere. */
import type { Answers } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { formatEuros, roundCents } from './format.ts';

/** @returns euros */
export const priceOf = ({ priceEur }: Laptop): number => priceEur;

export const formatPrice = (laptop: Laptop): string => formatEuros(priceOf(laptop));

/** @returns euros; negative when the laptop costs less than the other */
export const extraOver = (laptop: Laptop, other: Laptop): number => roundCents(priceOf(laptop) - priceOf(other));

/** @returns euros of the budget that are left */
export const spareOf = (laptop: Laptop, { budget }: Answers): number => roundCents(budget - priceOf(laptop));
