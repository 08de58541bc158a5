import type { Skipped } from './feed-item.ts';
import type { WrittenOffer } from '../reading/offer-facts.ts';

/** An offer of a new laptop for sale in Spain, from one row of a shop's feed. */
export interface FeedOffer extends WrittenOffer {
  /** The shop's name, as visitors read it. */
  readonly shop: string;
  /** Id in the feed; unique in it. */
  readonly sku: string;
  readonly priceEur: number;
  /** Whether it is in stock. */
  readonly available: boolean;
  /** https, on a host of the shop. */
  readonly link: string;
}

export type FeedRow = { readonly offer: FeedOffer } | Skipped;

/** The file as a whole cannot be trusted, so none of it is applied. The message is one line. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
