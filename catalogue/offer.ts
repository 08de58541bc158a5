/** Shop offers of a laptop and its price history. */

/** No laptop costs less or more; in euros. */
export const LEAST_EUR = 80;
export const MOST_EUR = 12_000;

export interface Offer {
  /** The shop's name for visitors: «PcComponentes». */
  readonly shop: string;
  readonly priceEur: number;
  /** In stock, and seen lately (`snapshot/freshness.ts`). */
  readonly available: boolean;
  /** https address of the product's page. */
  readonly link: string;
  /** ISO day and time of the last sighting. */
  readonly seenAt: string;
}

/** @returns the ISO day of an ISO time */
export const dayOf = (time: string): string => time.slice(0, '2026-11-22'.length);

/** The ISO day of a price change and the new price in euros; at most one per day, oldest first. */
export type PricePoint = readonly [day: string, priceEur: number];

/** All maps are by laptop id. */
export interface LiveOffers {
  readonly offers: Readonly<Record<string, readonly Offer[]>>;
  readonly history: Readonly<Record<string, readonly PricePoint[]>>;
}
