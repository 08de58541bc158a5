import type { FeedOffer } from '#catalogue/feeds/feed-offer.ts';
import type { Sighting } from '#catalogue/snapshot/merge-offers.ts';
import type { News } from '#catalogue/snapshot/next-snapshot.ts';
import { aRecord } from '../a-record.ts';
import { anOffer } from '../feeds/a-feed.ts';

export const MONDAY = '2026-11-16T06:00:00.000Z';
export const TUESDAY = '2026-11-17T06:00:00.000Z';
export const WEDNESDAY = '2026-11-18T06:00:00.000Z';
export const FRIDAY = '2026-11-20T06:00:00.000Z';

/** A sighting of the laptop of `aRecord`, at 600 € unless the offer says otherwise. */
export const aSighting = (offer: Partial<FeedOffer> = {}, changes: Partial<Sighting> = {}): Sighting => ({
  laptop: 'acme-book-14',
  offer: anOffer(offer),
  changed: true,
  confirmed: false,
  ...changes,
});

/** Each shop is a seller of its own, and the project knows what its own laptops cost. */
export function someNews({ embedded = [aRecord()], ...changes }: Partial<News> = {}): News {
  const prices = new Map(embedded.map(({ id, priceEur }) => [id, priceEur]));
  return {
    embedded,
    created: [],
    added: {},
    sightings: [],
    learnt: {},
    usualEur: ({ id }) => prices.get(id) ?? null,
    sellerOf: (shop) => shop,
    now: MONDAY,
    ...changes,
  };
}
