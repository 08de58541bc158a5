/** Selects the offers of a laptop for an answer. */
import { isOfferCurrent, type Offer, OFFERS_MAX } from '../../contract/offers.ts';
import { safeLink } from '../../contract/safe-link.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Offer as KnownOffer } from '../../catalogue/offer.ts';

/** Hosts that links may lead to, subdomains included, because feeds are not trusted. */
export interface Shops {
  linkHosts: readonly string[];
}

/** Current offers can be bought now; the cheapest comes first. */
function currentOffers({ offers }: Pick<Laptop, 'offers'>, now: number): KnownOffer[] {
  return offers
    .filter((offer) => offer.available && isOfferCurrent(offer, now))
    .toSorted((one, other) => one.priceEur - other.priceEur);
}

const allowedLink = (address: string, hosts: readonly string[]): string | null =>
  address.startsWith('https://') ? safeLink(address, hosts) : null;

/**
 * @param now milliseconds since 1970
 * @returns the cheapest offer of each shop, cheapest first
 */
export function offersOf(laptop: Pick<Laptop, 'offers'>, { linkHosts }: Shops, now: number): Offer[] {
  const byShop = new Map<string, Offer>();
  for (const { shop, priceEur, link, seenAt } of currentOffers(laptop, now)) {
    const safe = allowedLink(link, linkHosts);
    if (safe !== null && !byShop.has(shop)) byShop.set(shop, { shop, price: priceEur, link: safe, seenAt });
  }
  return [...byShop.values()].slice(0, OFFERS_MAX);
}
