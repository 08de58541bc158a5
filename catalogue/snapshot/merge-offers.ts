/** How what a shop says today changes what is known of its offer. */
import type { FeedOffer } from '../feeds/feed-offer.ts';
import type { Offer } from '../offer.ts';
import { asOf, hoursBetween } from './freshness.ts';

/** Share by which a price may move at once. */
const JUMP = 0.35;
/** Two sightings this close say the same price. */
const SAME_PRICE = 0.05;
/** An unchanged file confirms its own price only after this long: most mistakes are mended within a day. */
const UNCHANGED_CONFIRMS_HOURS = 24;
/** Nobody sells what no shop has listed for this long. */
const FORGOTTEN_HOURS = 24 * 365;

/** An offer of a feed, matched to a laptop. */
export interface Sighting {
  readonly laptop: string;
  readonly offer: FeedOffer;
  /** The feed was downloaded anew; `false`: its server says that it has not changed since the last refresh. */
  readonly changed: boolean;
}

const differsBy = (share: number, price: number, from: number): boolean => Math.abs(price - from) > share * from;

/**
 * @param usualEur what the laptop costs as far as is known, against which a shop's first price is held; `null`: unknown
 * @returns the shop's offer with what was seen now
 */
function sight(known: Offer | undefined, { offer, changed }: Sighting, usualEur: number | null, now: string): Offer {
  const { shop, priceEur, link, image } = offer;
  const seen: Offer = {
    shop,
    priceEur,
    available: offer.availability === 'in_stock',
    link,
    image,
    seenAt: now,
    pending: null,
  };
  const reference = known && hasCounted(known) ? known.priceEur : usualEur;
  if (reference === null || !differsBy(JUMP, priceEur, reference)) return seen;
  const pending = known?.pending ?? null;
  if (pending === null || differsBy(SAME_PRICE, priceEur, pending.priceEur)) {
    return held(known, { ...seen, pending: { priceEur, seenAt: now } });
  }
  const isConfirmed = changed || hoursBetween(pending.seenAt, now) >= UNCHANGED_CONFIRMS_HOURS;
  return isConfirmed ? seen : held(known, { ...seen, pending });
}

/** A first offer that waits for its second sighting has no price of its own yet. */
const hasCounted = ({ priceEur, pending }: Offer): boolean => priceEur !== pending?.priceEur;

/** The known offer stays as it was, and ages; a new one is not available. */
const held = (known: Offer | undefined, waiting: Offer): Offer =>
  known && hasCounted(known) ? { ...known, pending: waiting.pending } : { ...waiting, available: false };

/** Where one shop lists a laptop several times, what is in stock counts, then what is cheap. */
const worstFirst = ({ offer: one }: Sighting, { offer: other }: Sighting): number =>
  Number(one.availability === 'in_stock') - Number(other.availability === 'in_stock') || other.priceEur - one.priceEur;

/**
 * The offers of one laptop, one of each shop, available ones first and cheap ones before dear ones. A shop that is silent
 * about it keeps its offer, which is no longer available after three days and forgotten after a year.
 * @param sightings of this laptop only
 * @param now ISO day and time
 */
export function mergeOffers(
  known: readonly Offer[],
  sightings: readonly Sighting[],
  usualEur: number | null,
  now: string,
): Offer[] {
  const offers = new Map(known.map((offer): [string, Offer] => [offer.shop, offer]));
  const best = new Map(sightings.toSorted(worstFirst).map((one) => [one.offer.shop, one]));
  for (const [shop, sighting] of best) offers.set(shop, sight(offers.get(shop), sighting, usualEur, now));
  return [...offers.values()]
    .filter(({ seenAt }) => hoursBetween(seenAt, now) < FORGOTTEN_HOURS)
    .map((offer) => asOf(offer, now))
    .toSorted(
      (a, b) => Number(b.available) - Number(a.available) || a.priceEur - b.priceEur || (a.shop < b.shop ? -1 : 1),
    );
}
