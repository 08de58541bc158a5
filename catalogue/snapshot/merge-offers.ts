/** How what a shop says today changes what is known of its offer. */
import type { FeedOffer } from '../feeds/feed-offer.ts';
import type { Offer } from '../offer.ts';
import { asOf, hoursBetween, isRecent } from './freshness.ts';
import { agree, type Floors } from './price-floor.ts';

/** Share by which a price may rise at once. */
const JUMP = 0.35;
/** Two sightings this close say the same price. */
const SAME_PRICE = 0.05;
/** An unchanged file confirms its own rise only after this long: most mistakes are mended within a day. */
const UNCHANGED_CONFIRMS_HOURS = 24;
/** Nobody sells what no shop has listed for this long. */
const FORGOTTEN_HOURS = 24 * 365;

/** An offer of a feed, matched to a laptop. */
export interface Sighting {
  readonly laptop: string;
  readonly offer: FeedOffer;
  /** The feed was downloaded anew; `false`: its server says that it has not changed since the last refresh. */
  readonly changed: boolean;
  /** A person has confirmed the price. */
  readonly confirmed: boolean;
}

/** What the prices of a laptop are held against. */
export interface Market {
  /** What it costs as far as is known, from which a shop's first price may rise; `null`: nothing is known. */
  readonly usualEur: number | null;
  /** Lower prices wait for a second seller or a person. */
  readonly floors: Floors;
  /** Who stands behind a shop: two shops of one seller do not confirm each other. */
  readonly sellerOf: (shop: string) => string;
}

/** @param confirmedEur what a person has confirmed of the offer @returns whether that holds for the price */
export const isConfirmedBy = (confirmedEur: number, priceEur: number): boolean =>
  priceEur >= confirmedEur * (1 - SAME_PRICE);

interface Claim {
  readonly seller: string;
  readonly priceEur: number;
}

/** What every shop asks, as far as it was seen within three days; whether that is believed does not matter here. */
function claimsOf(known: readonly Offer[], sightings: readonly Sighting[], { sellerOf }: Market, now: string): Claim[] {
  const seenNow = new Set(sightings.map(({ offer }) => offer.shop));
  const before = known.filter((offer) => !seenNow.has(offer.shop) && isRecent(lastSeen(offer), now));
  return [
    ...before.map(({ shop, priceEur, pending }) => ({
      seller: sellerOf(shop),
      priceEur: pending?.priceEur ?? priceEur,
    })),
    ...sightings.map(({ offer: { shop, priceEur } }) => ({ seller: sellerOf(shop), priceEur })),
  ];
}

/** @returns ISO day and time, of a price that waits too */
export const lastSeen = ({ seenAt, pending }: Offer): string =>
  pending && pending.seenAt > seenAt ? pending.seenAt : seenAt;

/** A first offer that waits has no price of its own yet. */
export const hasCounted = ({ priceEur, pending }: Offer): boolean => priceEur !== pending?.priceEur;

const hasSoldLately = (known: Offer | undefined, now: string): boolean =>
  known !== undefined && hasCounted(known) && isRecent(lastSeen(known), now);

const offerOf = ({ shop, priceEur, availability, link, image }: FeedOffer, now: string): Offer => ({
  shop,
  priceEur,
  available: availability === 'in_stock',
  link,
  image,
  seenAt: now,
  pending: null,
});

/** The known offer stays as it was, and ages; a new one is not available. */
const held = (known: Offer | undefined, seen: Offer, pending: Offer['pending']): Offer =>
  known && hasCounted(known) ? { ...known, pending } : { ...seen, pending, available: false };

/** @returns the shop's offer where the price is no lower than what may be believed */
function sight(known: Offer | undefined, { offer, changed }: Sighting, usualEur: number | null, now: string): Offer {
  const seen = offerOf(offer, now);
  // After a sale the usual price is no jump.
  const reference = Math.max(known && hasCounted(known) ? known.priceEur : 0, usualEur ?? 0);
  if (reference === 0 || seen.priceEur <= reference * (1 + JUMP)) return seen;
  const pending = known?.pending ?? null;
  if (pending === null || Math.abs(seen.priceEur - pending.priceEur) > SAME_PRICE * pending.priceEur)
    return held(known, seen, { priceEur: seen.priceEur, seenAt: now });
  const isConfirmed = changed || hoursBetween(pending.seenAt, now) >= UNCHANGED_CONFIRMS_HOURS;
  return isConfirmed ? seen : held(known, seen, pending);
}

/** Where one shop lists a laptop several times, what is believed counts, then what is in stock, then what is cheap. */
const worstFirst =
  (isTooLow: (sighting: Sighting) => boolean) =>
  (one: Sighting, other: Sighting): number =>
    Number(isTooLow(other)) - Number(isTooLow(one)) ||
    Number(one.offer.availability === 'in_stock') - Number(other.offer.availability === 'in_stock') ||
    other.offer.priceEur - one.offer.priceEur;

/**
 * The offers of one laptop, one of each shop, available ones first and cheap ones before dear ones. A shop that is silent
 * about it keeps its offer, which is no longer available after three days and forgotten after a year. Of one whose price is
 * too low nothing is available meanwhile, because nobody can buy at the price before.
 * @param sightings of this laptop only
 * @param now ISO day and time
 */
export function mergeOffers(
  known: readonly Offer[],
  sightings: readonly Sighting[],
  market: Market,
  now: string,
): Offer[] {
  const offers = new Map(known.map((offer): [string, Offer] => [offer.shop, offer]));
  const claims = claimsOf(known, sightings, market, now);
  const isTooLow = ({ confirmed, offer: { shop, priceEur } }: Sighting): boolean => {
    const floorEur = hasSoldLately(offers.get(shop), now) ? market.floors.fall : market.floors.any;
    if (floorEur === null || priceEur >= floorEur || confirmed) return false;
    const seller = market.sellerOf(shop);
    return !claims.some((claim) => claim.seller !== seller && agree(claim.priceEur, priceEur));
  };
  const best = new Map(sightings.toSorted(worstFirst(isTooLow)).map((one) => [one.offer.shop, one]));
  for (const [shop, sighting] of best) {
    const { priceEur } = sighting.offer;
    const merged = isTooLow(sighting)
      ? { ...held(offers.get(shop), offerOf(sighting.offer, now), { priceEur, seenAt: now }), available: false }
      : sight(offers.get(shop), sighting, market.usualEur, now);
    offers.set(shop, merged);
  }
  return [...offers.values()]
    .filter((offer) => hoursBetween(lastSeen(offer), now) < FORGOTTEN_HOURS)
    .map((offer) => asOf(offer, now))
    .toSorted(
      (a, b) => Number(b.available) - Number(a.available) || a.priceEur - b.priceEur || (a.shop < b.shop ? -1 : 1),
    );
}
