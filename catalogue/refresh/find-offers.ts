/** Matches offers to laptops and limits how many new laptops each seller may add. */
import type { FeedOffer } from '../feeds/feed-offer.ts';
import type { Decision } from '../feeds/decisions.ts';
import { type KnownOffers, type Matching, matchOffers, offerKey } from '../feeds/match-offers.ts';
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { dayOf } from '../offer.ts';
import { overLimit, recentAdditions } from '../snapshot/additions.ts';
import { isConfirmedBy, type Sighting } from '../snapshot/merge-offers.ts';
import type { Reason } from '../snapshot/refusals.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The offers of a feed. */
export interface OffersOfFeed {
  readonly name: string;
  /** `false`: the server responded that the feed has not changed since the last refresh. */
  readonly changed: boolean;
  readonly offers: readonly FeedOffer[];
}

/** What a refresh is given beside the feeds. */
export interface RefreshInput {
  readonly embedded: readonly LaptopRecord[];
  /** ISO day and time. */
  readonly now: string;
  /** People's decisions about offers. */
  readonly decisions: readonly Decision[];
  readonly orderCodes?: KnownOffers['orderCodes'];
  /** Refusals that a person has accepted. */
  readonly accept: ReadonlySet<Reason['refusal']>;
}

export interface TrialOptions extends RefreshInput {
  readonly previous: Snapshot | null;
  /** The laptops of the current catalogue. */
  readonly before: readonly Laptop[];
  /** The usual price of a record in euros; see `News` in `next-snapshot.ts`. */
  readonly usualEur: (record: LaptopRecord) => number | null;
  /** The seller behind a shop. */
  readonly sellerOf: (shop: string) => string;
}

/** Offers matched to laptops. */
export interface Found extends Pick<Matching, 'unsure' | 'learnt' | 'dropped'> {
  readonly sightings: readonly Sighting[];
  readonly created: readonly { readonly record: LaptopRecord; readonly offer: FeedOffer }[];
  /** By seller: the offers of new laptops that need a person's consent, and why. */
  readonly notAdded: ReadonlyMap<string, { readonly why: string; readonly offers: readonly FeedOffer[] }>;
  /** Why a seller would have needed consent for additions that a person has accepted. */
  readonly acceptedAdditions: readonly string[];
}

/** @returns whether a person has confirmed the offer's price, or a lower one */
function confirmedBy(decisions: readonly Decision[]): (offer: FeedOffer) => boolean {
  const prices = new Map(decisions.map((decision) => [offerKey(decision), decision.priceEur]));
  return (offer) => {
    const confirmedEur = prices.get(offerKey(offer));
    return confirmedEur !== undefined && isConfirmedBy(confirmedEur, offer.priceEur);
  };
}

function matchOnce(feeds: readonly OffersOfFeed[], without: ReadonlySet<FeedOffer>, options: TrialOptions) {
  const { previous, embedded, decisions, orderCodes, now } = options;
  const known = new Map([...(previous?.records ?? []), ...embedded].map((record) => [record.id, record]));
  const offers = new Map(
    feeds.flatMap(({ offers: all, changed }) =>
      all.flatMap((offer): [FeedOffer, boolean][] => (without.has(offer) ? [] : [[offer, changed]])),
    ),
  );
  const { applied, created, ...rest } = matchOffers([...offers.keys()], [...known.values()], {
    decisions,
    identifiers: previous?.identifiers ?? {},
    orderCodes,
    day: dayOf(now),
  });
  const isConfirmed = confirmedBy(decisions);
  const placed = [...applied, ...created.map(({ offer, record }) => ({ offer, laptop: record.id }))];
  const sightings = placed.map(({ offer, laptop }) => ({
    offer,
    laptop,
    changed: offers.get(offer) ?? true,
    confirmed: isConfirmed(offer),
  }));
  return { sightings, created, ...rest };
}

/**
 * Matches the offers, then again without those that a seller may not add, because another shop may list the same
 * laptop.
 */
export function findOffers(feeds: readonly OffersOfFeed[], left: ReadonlySet<FeedOffer>, options: TrialOptions): Found {
  const { previous, before, now, accept, sellerOf } = options;
  const recent = Object.values(recentAdditions(previous?.added, now));
  const without = new Set(left);
  const notAdded = new Map<string, { why: string; offers: readonly FeedOffer[] }>();
  for (;;) {
    const found = matchOnce(feeds, without, options);
    const creating = found.created.map(({ offer }) => sellerOf(offer.shop));
    const over = overLimit(recent, creating, before.length);
    if (over.size === 0 || accept.has('additions'))
      return { ...found, notAdded, acceptedAdditions: [...over.values()] };
    const isNew = new Set(found.created.map(({ record }) => record.id));
    for (const [seller, why] of over) {
      const offers = found.sightings
        .filter(({ laptop, offer }) => isNew.has(laptop) && sellerOf(offer.shop) === seller)
        .map(({ offer }) => offer);
      for (const offer of offers) without.add(offer);
      notAdded.set(seller, { why, offers: [...(notAdded.get(seller)?.offers ?? []), ...offers] });
    }
  }
}
