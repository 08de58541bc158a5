/** Merges a shop's sighting of today into its known offer. */
import type { FeedOffer } from '../feeds/feed-offer.ts';
import type { Offer } from '../offer.ts';
import { asOf, hoursBetween, isFresh } from './freshness.ts';
import { agree, type Floors } from './price-floor.ts';

/** Maximum relative price rise that is accepted at once. */
const JUMP = 0.35;
/** Two sightings with a smaller relative difference confirm each other. */
const SAME_PRICE = 0.05;
/**
 * An unchanged file confirms its own price rise only after this long, because most mistakes are corrected within a
 * day.
 */
const UNCHANGED_CONFIRMS_HOURS = 24;
/** An offer is deleted if no shop has listed it for this long. */
const FORGOTTEN_HOURS = 24 * 365;

/** An offer of a feed, matched to a laptop. */
export interface Sighting {
  readonly laptop: string;
  readonly offer: FeedOffer;
  /** Whether the feed was downloaded again; `false`: the server responded that it has not changed. */
  readonly changed: boolean;
  /** A person has confirmed the price. */
  readonly confirmed: boolean;
}

/** The reference for the prices of a laptop. */
export interface Market {
  /** The usual price, which limits the rise of a shop's first price; `null` if unknown. */
  readonly usualEur: number | null;
  /** Prices below these wait for a second seller or a person. */
  readonly floors: Floors;
  /** The seller behind a shop: two shops of one seller do not confirm each other. */
  readonly sellerOf: (shop: string) => string;
}

/**
 * @param confirmedEur the price of the offer that a person confirmed
 * @returns whether the confirmation covers the price
 */
export const isConfirmedBy = (confirmedEur: number, priceEur: number): boolean =>
  priceEur >= confirmedEur * (1 - SAME_PRICE);

/** All fresh prices with their sellers, whether they are accepted or not. */
function claimsOf(known: readonly Offer[], sightings: readonly Sighting[], { sellerOf }: Market, now: string) {
  const seenNow = new Set(sightings.map(({ offer }) => offer.shop));
  const before = known.filter((offer) => !seenNow.has(offer.shop) && isFresh(lastSeen(offer), now));
  return [
    ...before.map(({ shop, priceEur, pending }) => ({
      seller: sellerOf(shop),
      priceEur: pending?.priceEur ?? priceEur,
    })),
    ...sightings.map(({ offer: { shop, priceEur } }) => ({ seller: sellerOf(shop), priceEur })),
  ];
}

/** @returns ISO day and time of the last sighting, pending prices included */
export const lastSeen = ({ seenAt, pending }: Offer): string =>
  pending && pending.seenAt > seenAt ? pending.seenAt : seenAt;

/** Whether the offer ever had an accepted price; a new offer with a pending price has none. */
export const hasCounted = ({ priceEur, pending }: Offer): boolean => priceEur !== pending?.priceEur;

const hasSoldLately = (known: Offer | undefined, now: string): boolean =>
  known !== undefined && hasCounted(known) && isFresh(lastSeen(known), now);

const offerOf = ({ shop, priceEur, availability, link }: FeedOffer, now: string): Offer => ({
  shop,
  priceEur,
  available: availability === 'in_stock',
  link,
  seenAt: now,
  pending: null,
});

/** Adds a pending price: the known offer stays unchanged and ages; a new one is unavailable. */
const held = (known: Offer | undefined, seen: Offer, pending: Offer['pending']): Offer =>
  known && hasCounted(known) ? { ...known, pending } : { ...seen, pending, available: false };

/** @returns the shop's offer for a price that is not too low */
function sight(known: Offer | undefined, { offer, changed }: Sighting, usualEur: number | null, now: string): Offer {
  const seen = offerOf(offer, now);
  // The reference includes the usual price, so that the end of a sale is not a jump.
  const reference = Math.max(known && hasCounted(known) ? known.priceEur : 0, usualEur ?? 0);
  if (reference === 0 || seen.priceEur <= reference * (1 + JUMP)) return seen;
  const pending = known?.pending ?? null;
  if (pending === null || Math.abs(seen.priceEur - pending.priceEur) > SAME_PRICE * pending.priceEur)
    return held(known, seen, { priceEur: seen.priceEur, seenAt: now });
  const isConfirmed = changed || hoursBetween(pending.seenAt, now) >= UNCHANGED_CONFIRMS_HOURS;
  return isConfirmed ? seen : held(known, seen, pending);
}

/**
 * Of several sightings of one laptop in one shop, accepted prices come before pending ones, then available before
 * sold out, then cheap.
 */
const worstFirst =
  (isTooLow: (sighting: Sighting) => boolean) =>
  (one: Sighting, other: Sighting): number =>
    Number(isTooLow(other)) - Number(isTooLow(one)) ||
    Number(one.offer.availability === 'in_stock') - Number(other.offer.availability === 'in_stock') ||
    other.offer.priceEur - one.offer.priceEur;

/**
 * The offers of one laptop, one per shop, available ones first, then cheapest first. A shop that does not list it any
 * more keeps its offer, which becomes unavailable after three days and is deleted after a year. While a price is too
 * low, the offer is unavailable, because nobody can buy at the previous price.
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
