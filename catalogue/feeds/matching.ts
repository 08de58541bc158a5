import type { LaptopRecord } from '../laptop.ts';
import type { FeedOffer } from './feed-offer.ts';
import type { DroppedGtin, LearntGtins } from './learnt-gtins.ts';

/** What a person answered about an offer that the rules could not place: it stands until it is changed. */
export interface Decision {
  readonly shop: string;
  readonly sku: string;
  /** Id of a laptop; `new`: a laptop that the catalogue lacks; `never`: not to be shown. */
  readonly laptop: string;
  /** Euros that a person has confirmed, although they are few. */
  readonly priceEur?: number | undefined;
}

/** What is known before the offers are read. */
export interface KnownOffers {
  readonly decisions: readonly Decision[];
  /** Learnt from earlier offers. */
  readonly identifiers: LearntGtins;
  /** ISO day on which the prices are seen. */
  readonly day: string;
}

export interface MatchedOffer {
  readonly offer: FeedOffer;
  /** Id of a record, old or created. */
  readonly laptop: string;
  readonly by: 'decision' | 'gtin' | 'part number' | 'title';
  /** Our estimate of the share of such matches that is right, checked against the labelled offers of the tests. */
  readonly confidence: number;
}

export interface UnsureOffer {
  readonly offer: FeedOffer;
  readonly why: string;
  /** Ids of the laptops that it may be, the likeliest first; at most five. */
  readonly laptops: readonly string[];
}

export interface Matching {
  readonly applied: readonly MatchedOffer[];
  /** Laptops that the catalogue lacked, each with the offer that told of it; its other offers are applied. */
  readonly created: readonly { readonly record: LaptopRecord; readonly offer: FeedOffer }[];
  readonly unsure: readonly UnsureOffer[];
  /** What the next feed's offers are found by: known GTINs that still hold, and those that a part number or a person named. */
  readonly learnt: LearntGtins;
  /** Known GTINs that an offer contradicted. */
  readonly dropped: readonly DroppedGtin[];
}
