/** What laptops cost as far as the project itself knows. Nothing that a feed says moves it. */
import { roundedPrice } from '../derive/cost.ts';
import { deriveLaptops } from '../derive/derive.ts';
import { fitPrices } from '../derive/price-fit.ts';
import type { Laptop, LaptopRecord } from '../laptop.ts';

/**
 * @param embedded the laptops of the file that ships
 * @returns the price of an embedded laptop in euros, of any other the one that fits its parts; `null` where too few are
 *   embedded to fit anything
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
