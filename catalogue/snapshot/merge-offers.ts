/** Merges what shops list now into the known offers of a laptop. Pure. */
import type { FeedOffer } from '../feeds/feed-offer.ts';
import type { Offer } from '../offer.ts';
import { asOf, hoursBetween } from '../offer.ts';

/** An offer is deleted if its shop has not listed it for this long. */
const FORGOTTEN_HOURS = 24 * 365;

const offerOf = ({ shop, priceEur, available, link }: FeedOffer, now: string): Offer => ({
  shop,
  priceEur,
  available,
  link,
  seenAt: now,
});

/** Available before sold out, then cheap before dear. */
const byWorth = (one: Offer, other: Offer): number =>
  Number(other.available) - Number(one.available) || one.priceEur - other.priceEur || (one.shop < other.shop ? -1 : 1);

/**
 * The offers of one laptop, one per shop, the best first. A shop that does not list it any more keeps its offer, which
 * becomes unavailable after three days and is deleted after a year.
 * @param listed offers of this laptop
 * @param now ISO day and time
 */
export function mergeOffers(known: readonly Offer[], listed: readonly FeedOffer[], now: string): Offer[] {
  const seen = listed.map((offer) => offerOf(offer, now)).toSorted(byWorth);
  // The last of a shop stays: its best one of now, else the known one.
  const byShop = new Map([...known, ...seen.toReversed()].map((offer) => [offer.shop, offer]));
  return [...byShop.values()]
    .filter(({ seenAt }) => hoursBetween(seenAt, now) < FORGOTTEN_HOURS)
    .map((offer) => asOf(offer, now))
    .toSorted(byWorth);
}
