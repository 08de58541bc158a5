/** Refuses single offers that cannot be, by what the project itself knows, which no feed can move. */
import { suspicionsOf } from '../check/check-catalogue.ts';
import { deriveLaptops } from '../derive/derive.ts';
import { fitPrices } from '../derive/price-fit.ts';
import type { FeedOffer } from '../feeds/feed-offer.ts';
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { dayOf } from '../offer.ts';

/**
 * An offer costs at least and at most this share of what such a laptop costs. All 516 Spanish prices of the catalogue
 * of November 2026 are between 0.6 and 2 of what fits their parts.
 */
const LEAST_SHARE = 0.6;
const MOST_SHARE = 2;

export type RowCheck = (offer: Pick<FeedOffer, 'priceEur'>, record: LaptopRecord) => string | null;

/** @param usualEur what such a laptop costs; `null` if the project has too few laptops to know */
function priceFault(priceEur: number, usualEur: number | null): string | null {
  if (usualEur === null) return null;
  if (priceEur < usualEur * LEAST_SHARE) return `its price is under ${LEAST_SHARE * 100} % of what such a laptop costs`;
  return priceEur > usualEur * MOST_SHARE ? 'its price is over twice what such a laptop costs' : null;
}

/**
 * @param embedded the laptops of the file that ships
 * @param now ISO day and time
 * @returns a function that gives the reason against an offer of a laptop, if there is one
 */
export function rowChecks(embedded: readonly Laptop[], now: string): RowCheck {
  const fit = fitPrices(embedded);
  const known = new Map(embedded.map((laptop) => [laptop.id, laptop.priceEur]));
  return ({ priceEur }, record) => {
    const knownEur = known.get(record.id);
    if (knownEur !== undefined) return priceFault(priceEur, knownEur);
    const [laptop] = deriveLaptops([{ ...record, priceEur, priceDate: dayOf(now) }]);
    if (!laptop) return null;
    const [suspicion] = suspicionsOf(laptop);
    const fault = priceFault(priceEur, fit && fit.usualEur(laptop));
    return fault ?? (suspicion === undefined ? null : `a laptop that cannot be: ${suspicion}`);
  };
}
