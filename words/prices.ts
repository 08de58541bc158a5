import type { Laptop } from '../catalogue/laptop.ts';
import { priceOf } from '../advisor/prices.ts';
import { formatEuros } from './format.ts';

/** «1.299 €», «1.095 € con Windows»; whole euros, as everywhere. */
export const formatPrice = (laptop: Laptop): string =>
  formatEuros(Math.round(priceOf(laptop))) + (laptop.cost.licenceEur > 0 ? ' con Windows' : '');
