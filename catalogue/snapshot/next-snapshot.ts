/** Computes the next snapshot from the previous one. Pure. */
import type { FeedOffer } from '../feeds/feed-offer.ts';
import { byId, type LaptopRecord } from '../laptop-record.ts';
import { asOf, dayOf, hoursBetween, type Offer, type PricePoint } from '../offer.ts';
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

interface Entry {
  record: LaptopRecord;
  offers: readonly Offer[];
  history: readonly PricePoint[];
}

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
  return {
    version: 1,
    refreshedAt: now,
    records: entries.map(({ record }) => record).toSorted(byId),
    offers: byLaptop(entries, ({ offers }) => offers),
    history: byLaptop(entries, ({ history }) => history),
    feeds,
  };
}

/** The first of a laptop's records counts: the project's, else the one of the feed that first named it. */
function allRecords(previous: Snapshot | null, { embedded, created }: News): LaptopRecord[] {
  const all = [...embedded, ...(previous?.records ?? []), ...created];
  return [...new Map(all.toReversed().map((record) => [record.id, record])).values()];
}

const byLaptop = <T>(entries: readonly Entry[], of: (entry: Entry) => readonly T[]): Record<string, readonly T[]> =>
  Object.fromEntries(entries.map((entry) => [entry.record.id, of(entry)] as const).filter(([, all]) => all.length > 0));

/** The newer of two prices, with its day and place. */
function withNewerPrice(record: LaptopRecord, other: LaptopRecord | undefined): LaptopRecord {
  if (other === undefined || other.priceDate <= record.priceDate) return record;
  const { priceEur, priceDate, priceBasis, priceShop, priceUrl } = other;
  return { ...record, priceEur, priceDate, priceBasis, priceShop, priceUrl };
}

function withPriceOf(record: LaptopRecord, { priceEur, seenAt, shop }: Offer): LaptopRecord {
  return { ...record, priceEur, priceDate: dayOf(seenAt), priceBasis: 'listed-es', priceShop: shop, priceUrl: null };
}

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

/** One year is shown; the extra days contain the price with which that year begins. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;

/**
 * Adds the price of a day if it changed. Of several prices on one day the last applies.
 * @param points oldest first
 * @param day ISO day, not before the last point's
 */
export function addPoint(points: readonly PricePoint[], day: string, priceEur: number): PricePoint[] {
  const before = points.filter(([other]) => other < day);
  const oldestKept = new Date(Date.parse(day) - KEPT_DAYS * DAY_MS).toISOString().slice(0, day.length);
  const firstRecent = Math.max(
    0,
    before.findLastIndex(([other]) => other <= oldestKept),
  );
  const recent = before.slice(firstRecent);
  return recent.at(-1)?.[1] === priceEur ? recent : [...recent, [day, priceEur]];
}
