/** Usual prices from the project's own data, which no feed can influence. */
import { roundedPrice } from '../derive/cost.ts';
import { deriveLaptops } from '../derive/derive.ts';
import { fitPrices } from '../derive/price-fit.ts';
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';

/**
 * @param embedded the laptops of the file that ships
 * @returns the price of an embedded laptop in euros, for any other one the price fitted to its parts; `null` if there
 *   are too few embedded laptops for a fit
 */
export function usualPrices(embedded: readonly Laptop[]): (record: LaptopRecord) => number | null {
  const fit = fitPrices(embedded);
  const prices = new Map<string, number | null>(embedded.map(({ id, priceEur }) => [id, priceEur]));
  const fitted = (record: LaptopRecord): number | null => {
    const [laptop] = deriveLaptops([record]);
    return fit && laptop ? roundedPrice(fit.usualEur(laptop)) : null;
  };
  return (record) => {
    const price = prices.get(record.id) ?? fitted(record);
    prices.set(record.id, price);
    return price;
  };
}
