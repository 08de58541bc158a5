/** What shops ask for a laptop, and how its price moved. */

export interface Offer {
  /** As the visitor reads it: «PcComponentes». */
  readonly shop: string;
  readonly priceEur: number;
  /** In stock, and seen within the last three days. */
  readonly available: boolean;
  /** https address of the product's page. */
  readonly link: string;
  /** Name of the stored picture (`PICTURE_NAME`). */
  readonly image: string | null;
  /** ISO day and time of the last sighting. */
  readonly seenAt: string;
  /**
   * A price that does not count yet: over 35 % higher, until it is seen a second time, or too low for one shop alone, until
   * a second seller or a person confirms it.
   */
  readonly pending: { readonly priceEur: number; readonly seenAt: string } | null;
}

/** ISO day from which on the price held, and euros; one per laptop and day of change, oldest first. */
export type PricePoint = readonly [day: string, priceEur: number];

/** A price too low for one shop alone, of a laptop that nobody sells for more: «Precio por confirmar». */
export interface UnconfirmedPrice {
  /** Euros that the shop asks. */
  readonly priceEur: number;
  /** ISO day and time. */
  readonly seenAt: string;
  /** Euros that count instead; `null`: those of the record. */
  readonly usualEur: number | null;
}

/** By laptop id. */
export interface LiveOffers {
  readonly offers: Readonly<Record<string, readonly Offer[]>>;
  readonly history: Readonly<Record<string, readonly PricePoint[]>>;
  /** Absent where no price waits, and in older snapshots. */
  readonly unconfirmed?: Readonly<Record<string, UnconfirmedPrice>> | undefined;
}
