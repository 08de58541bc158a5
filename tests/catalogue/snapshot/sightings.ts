import type { FeedOffer } from '#catalogue/feeds/feed-offer.ts';
import type { News, Sighting } from '#catalogue/snapshot/next-snapshot.ts';
import { aRecord } from '../a-record.ts';
import { anOffer } from '../feeds/a-feed.ts';

export const MONDAY = '2026-11-16T06:00:00.000Z';
export const TUESDAY = '2026-11-17T06:00:00.000Z';
export const WEDNESDAY = '2026-11-18T06:00:00.000Z';
export const FRIDAY = '2026-11-20T06:00:00.000Z';

/** A sighting of the laptop of `aRecord`, at 600 € unless the offer says otherwise. */
export const aSighting = (offer: Partial<FeedOffer> = {}, laptop = 'acme-book-14'): Sighting => ({
  laptop,
  offer: anOffer(offer),
});

export const someNews = (changes: Partial<News> = {}): News => ({
  embedded: [aRecord()],
  created: [],
  sightings: [],
  feeds: {},
  now: MONDAY,
  ...changes,
});
