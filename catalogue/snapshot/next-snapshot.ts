/** Computes the next snapshot from the previous one. Pure. */
import type { FeedOffer } from '../feeds/feed-offer.ts';
import { goneAfter } from '../gone.ts';
import { byId, type LaptopRecord } from '../laptop-record.ts';
import { dayOf, type Offer, type PricePoint } from '../offer.ts';
import { mergeOffers } from './merge-offers.ts';
import { addPoint } from './price-history.ts';
import type { Snapshot } from './snapshot.ts';

/** An offer of a feed, matched to a laptop. */
export interface Sighting {
  readonly laptop: string;
  readonly offer: FeedOffer;
}

export interface News {
  /** Records of the embedded file, which define what a laptop is; changes of the file are followed. */
  embedded: readonly LaptopRecord[];
  /** New configurations from feeds. */
  created: readonly LaptopRecord[];
  sightings: readonly Sighting[];
  feeds: Snapshot['feeds'];
  /** ISO day and time. */
  now: string;
}

/** The newer of two prices, with its day and place. */
function withNewerPrice(record: LaptopRecord, other: LaptopRecord | undefined): LaptopRecord {
  if (other === undefined || other.priceDate <= record.priceDate) return record;
  const { priceEur, priceDate, priceBasis, priceShop, priceUrl } = other;
  return { ...record, priceEur, priceDate, priceBasis, priceShop, priceUrl };
}

function withPriceOf(record: LaptopRecord, { priceEur, seenAt, shop }: Offer): LaptopRecord {
  return { ...record, priceEur, priceDate: dayOf(seenAt), priceBasis: 'listed-es', priceShop: shop, priceUrl: null };
}

interface Entry {
  record: LaptopRecord;
  offers: readonly Offer[];
  history: readonly PricePoint[];
}

/** The first of a laptop's records counts: the project's, else the one of the feed that first named it. */
function allRecords(previous: Snapshot | null, { embedded, created }: News): LaptopRecord[] {
  const all = [...embedded, ...(previous?.records ?? []), ...created];
  return [...new Map(all.toReversed().map((record) => [record.id, record])).values()];
}

const byLaptop = <T>(entries: readonly Entry[], of: (entry: Entry) => readonly T[]): Record<string, readonly T[]> =>
  Object.fromEntries(entries.map((entry) => [entry.record.id, of(entry)] as const).filter(([, all]) => all.length > 0));

/**
 * @param previous `null` for the first one
 * @returns a snapshot whose records have the price of their cheapest available offer, or else the newest known one. A
 *   laptop that a feed added stays for as long as a shop listed it within a year.
 */
export function nextSnapshot(previous: Snapshot | null, news: News): Snapshot {
  const { now, embedded, sightings, feeds } = news;
  const day = dayOf(now);
  const listed = Map.groupBy(sightings, ({ laptop }) => laptop);
  const priors = new Map(previous?.records.map((record) => [record.id, record]));
  const embeddedIds = new Set(embedded.map(({ id }) => id));
  const entries = allRecords(previous, news)
    .map((bare): Entry => {
      const seen = (listed.get(bare.id) ?? []).map(({ offer }) => offer);
      const offers = mergeOffers(previous?.offers[bare.id] ?? [], seen, now);
      const record = withNewerPrice(bare, priors.get(bare.id));
      const history = previous?.history[bare.id] ?? [];
      // The available ones come first, and of these the cheapest.
      const [best] = offers;
      if (!best?.available) return { record, offers, history };
      return { record: withPriceOf(record, best), offers, history: addPoint(history, day, best.priceEur) };
    })
    .filter(({ record, offers }) => embeddedIds.has(record.id) || offers.length > 0);
  const records = entries.map(({ record }) => record).toSorted(byId);
  const gone = goneAfter(previous?.gone ?? [], { before: previous?.records ?? [], after: records, day });
  return {
    version: 1,
    refreshedAt: now,
    records,
    offers: byLaptop(entries, ({ offers }) => offers),
    history: byLaptop(entries, ({ history }) => history),
    ...(gone.length > 0 && { gone }),
    feeds,
  };
}
