import type { LaptopRecord } from '../laptop-record.ts';
import type { OrderCode } from '../laptop.ts';
import type { FeedOffer } from './feed-offer.ts';
import type { DroppedGtin, LearntGtins } from './learnt-gtins.ts';

/** A person's decision about an offer that the rules could not match; it holds until it is changed. */
export interface Decision {
  readonly shop: string;
  readonly sku: string;
  /** Id of a laptop; `new`: a laptop that the catalogue lacks; `never`: do not show it. */
  readonly laptop: string;
  /** A suspiciously low price in euros that a person has confirmed. */
  readonly priceEur?: number | undefined;
}

/** The state before the offers are matched. */
export interface KnownOffers {
  readonly decisions: readonly Decision[];
  /** GTINs learnt from earlier offers. */
  readonly identifiers: LearntGtins;
  /** They count as part numbers. */
  readonly orderCodes?: readonly OrderCode[] | undefined;
  /** ISO day of the new prices. */
  readonly day: string;
}

export interface MatchedOffer {
  readonly offer: FeedOffer;
  /** Id of an existing or created record. */
  readonly laptop: string;
  readonly by: 'decision' | 'gtin' | 'part number' | 'title';
  /** Our estimate of the share of such matches that are correct, checked against the labelled offers of the tests. */
  readonly confidence: number;
}

export interface UnsureOffer {
  readonly offer: FeedOffer;
  readonly why: string;
  /** Ids of possible laptops, most likely first; at most five. */
  readonly laptops: readonly string[];
}

export interface Matching {
  readonly applied: readonly MatchedOffer[];
  /** New laptops, each with the offer that it was created from; its other offers are applied. */
  readonly created: readonly { readonly record: LaptopRecord; readonly offer: FeedOffer }[];
  readonly unsure: readonly UnsureOffer[];
  /** GTINs for the next refresh: known ones that still hold, and those that a part number or a person has matched. */
  readonly learnt: LearntGtins;
  /** Known GTINs that an offer contradicted. */
  readonly dropped: readonly DroppedGtin[];
}
