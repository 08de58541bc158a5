import type { Laptop } from '../catalogue/laptop.ts';
import { priceOf } from '../advisor/prices.ts';
import { formatPrice } from './prices.ts';

export const dominatedText = (laptop: Laptop, by: Laptop): string =>
  priceOf(by) < priceOf(laptop)
    ? `${by.name} no es peor en nada que comparemos y cuesta menos: ${formatPrice(by)} en vez de ${formatPrice(laptop)}.`
    : `${by.name} cuesta lo mismo, no es peor en nada que comparemos y es mejor en algo.`;
