/** What shops ask for a laptop, and how its price moved. */

export interface Offer {
  /** As the visitor reads it: «PcComponentes». */
  readonly shop: string;
  readonly priceEur: number;
  /** In stock, and seen within the last three days. */
  readonly available: boolean;
  /** https address of the product's page. */
  readonly link: string;
  /** https address of the shop's picture. */
  readonly image: string | null;
  /** ISO day and time of the last sighting. */
  readonly seenAt: string;
  /** A jump of over 35 %, which counts once a second sighting confirms it. */
  readonly pending: { readonly priceEur: number; readonly seenAt: string } | null;
}

/** ISO day from which on the price held, and euros; one per laptop and day of change, oldest first. */
export type PricePoint = readonly [day: string, priceEur: number];

/** By laptop id. */
export interface LiveOffers {
  readonly offers: Readonly<Record<string, readonly Offer[]>>;
  readonly history: Readonly<Record<string, readonly PricePoint[]>>;
}
