/** One raw row or item of a feed, with cells by field. */
export interface FeedItem {
  /** Empty if the feed has no value. */
  readonly cell: (field: OfferField) => string;
  readonly details: Readonly<Record<string, string>>;
  /** Countries of delivery or target countries; empty if the feed has none. */
  readonly countries: readonly string[];
}

/** The fields read from a row. */
export const OFFER_FIELDS = [
  'sku',
  'title',
  'brand',
  'gtin',
  'mpn',
  'price',
  'salePrice',
  'saleDates',
  'currency',
  'availability',
  'condition',
  'link',
  'image',
  'category',
  'seller',
] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];

/** A row without these is not an offer, and a file without their columns is not a feed. */
export const NEEDED_FIELDS = ['sku', 'title', 'price', 'link'] as const satisfies readonly OfferField[];
