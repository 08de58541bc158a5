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
  /**
   * A price that does not count yet: over 35 % higher, until it is seen a second time, or too low for one shop alone,
   * until a second seller or a person confirms it.
   */
  readonly pending: { readonly priceEur: number; readonly seenAt: string } | null;
}

/** @returns the ISO day of an ISO time */
export const dayOf = (time: string): string => time.slice(0, '2026-11-22'.length);

/** The ISO day of a price change and the new price in euros; at most one per day, oldest first. */
export type PricePoint = readonly [day: string, priceEur: number];

/** An implausibly low price that only one shop has and nobody has confirmed: «Precio por confirmar». */
export interface UnconfirmedPrice {
  /** The shop's price in euros. */
  readonly priceEur: number;
  /** ISO day and time. */
  readonly seenAt: string;
  /** The price in euros that is used instead; `null`: the record's price. */
  readonly usualEur: number | null;
}

/** All maps are by laptop id. */
export interface LiveOffers {
  readonly offers: Readonly<Record<string, readonly Offer[]>>;
  readonly history: Readonly<Record<string, readonly PricePoint[]>>;
  /** Absent if no price is unconfirmed. */
  readonly unconfirmed?: Readonly<Record<string, UnconfirmedPrice>> | undefined;
}
