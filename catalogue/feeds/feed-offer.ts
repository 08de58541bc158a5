/** An offer of a new laptop for sale in Spain, from one row of a shop's feed. */
export interface FeedOffer {
  /** The shop's name, as visitors read it. */
  readonly shop: string;
  /** Id in the feed; unique in it. */
  readonly sku: string;
  readonly title: string;
  readonly brand: string | null;
  /** Digits with a valid check digit. */
  readonly gtin: string | null;
  /** The maker's part number in the shop's spelling. */
  readonly mpn: string | null;
  readonly priceEur: number;
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder';
  /** https, on a host of the shop. */
  readonly link: string;
  /** https, on a host of the shop's pictures. */
  readonly image: string | null;
  /** Lower-case label → value, from `product_detail` or mapped columns. */
  readonly details: Readonly<Record<string, string>>;
}

/** `skipped` is a short reason, for counting. */
export type FeedRow = { readonly offer: FeedOffer } | { readonly skipped: string };

/** The file as a whole cannot be trusted, so none of it is applied. The message is one line. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
