/** One row or item of a feed before it is understood: cells by what they mean. */
export interface FeedItem {
  /** Empty where the feed says nothing. */
  readonly cell: (field: OfferField) => string;
  readonly details: Readonly<Record<string, string>>;
  /** Countries that the offer is delivered to or meant for; none where the feed does not say. */
  readonly countries: readonly string[];
}

/** What is read of a row. */
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

/** Without these a row is no offer, and a file without their columns no feed. */
export const NEEDED_FIELDS = ['sku', 'title', 'price', 'link'] as const satisfies readonly OfferField[];
