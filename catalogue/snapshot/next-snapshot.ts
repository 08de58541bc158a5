/** Computes the next snapshot from the previous one. Pure. */
import { goneAfter } from '../gone.ts';
import { byId, type LaptopRecord, seenPriceOf } from '../laptop-record.ts';
import { dayOf, type Offer, type PricePoint, type UnconfirmedPrice } from '../offer.ts';
import type { Addition } from './additions.ts';
import { isFresh } from './freshness.ts';
import { hasCounted, lastSeen, type Market, mergeOffers, type Sighting } from './merge-offers.ts';
import { addPoint, type Floors, floorsOf, usualOfLastDays } from './price-floor.ts';
import type { Snapshot } from './snapshot.ts';

export interface News {
  /** Records of the embedded file, which define what a laptop is; changes of the file are followed. */
  embedded: readonly LaptopRecord[];
  /** New configurations from feeds. */
  created: readonly LaptopRecord[];
  /** Additions by id that count against the limits of the next refreshes; retired laptops are excluded. */
  added: Readonly<Record<string, Addition>>;
  /** The usual price of a laptop in euros from the project's own data; `null` if unknown. */
  usualEur: (record: LaptopRecord) => number | null;
  sellerOf: Market['sellerOf'];
  sightings: readonly Sighting[];
  /** All GTINs known now. */
  learnt: Snapshot['identifiers'];
  /** ISO day and time. */
  now: string;
}

/** The newer of two prices, with its day and place. */
const withNewerPrice = (record: LaptopRecord, other: LaptopRecord | undefined): LaptopRecord =>
  other === undefined || other.priceDate <= record.priceDate ? record : { ...record, ...seenPriceOf(other) };

function withPriceOf(record: LaptopRecord, offer: Offer | undefined): LaptopRecord {
  if (!offer) return record;
  const { priceEur, seenAt, shop } = offer;
  return { ...record, priceEur, priceDate: dayOf(seenAt), priceBasis: 'listed-es', priceShop: shop, priceUrl: null };
}

/**
 * Laptops of the embedded file, those that feeds added now, and those added before that a shop has listed within a
 * year.
 */
function allRecords(previous: Snapshot | null, { embedded, created }: News): Map<string, LaptopRecord> {
  const records = new Map(embedded.map((record) => [record.id, record]));
  for (const record of [...(previous?.records ?? []), ...created]) {
    if (!records.has(record.id)) records.set(record.id, record);
  }
  return records;
}

/** @returns the GTINs of the remaining laptops */
function identifiersOf(records: readonly LaptopRecord[], learnt: Snapshot['identifiers']): Snapshot['identifiers'] {
  return Object.fromEntries(
    records.flatMap(({ id }) => {
      const gtins = learnt[id] ?? [];
      return gtins.length === 0 ? [] : [[id, gtins.toSorted((one, other) => (one.gtin < other.gtin ? -1 : 1))]];
    }),
  );
}

/** The lowest pending price, if no offer has an accepted one. */
function unconfirmedOf(
  offers: readonly Offer[],
  { fall }: Floors,
  usualEur: number | null,
  now: string,
): UnconfirmedPrice | null {
  if (offers.some(({ available }) => available)) return null;
  const [lowest] = offers
    .flatMap(({ pending }) => pending ?? [])
    .filter(({ priceEur, seenAt }) => fall !== null && priceEur < fall && isFresh(seenAt, now))
    .toSorted((one, other) => one.priceEur - other.priceEur);
  return lowest ? { ...lowest, usualEur } : null;
}

/** A laptop whose price was never confirmed is removed with its row, any other after a year. */
const isForgotten = (offers: readonly Offer[], now: string): boolean =>
  offers.every((offer) => !hasCounted(offer) && !isFresh(lastSeen(offer), now));

interface Entry {
  record: LaptopRecord;
  offers: Offer[];
  history: readonly PricePoint[];
  unconfirmed: UnconfirmedPrice | null;
}

/**
 * @param bare the embedded record, or else the previous one
 * @param prior the previous one
 */
function follow(
  bare: LaptopRecord,
  prior: LaptopRecord | undefined,
  previous: Snapshot | null,
  seen: readonly Sighting[],
  { now, sellerOf, usualEur: usualOf }: News,
): Entry {
  const known = previous?.offers[bare.id] ?? [];
  const history = previous?.history[bare.id] ?? [];
  const day = dayOf(now);
  const projectEur = usualOf(bare);
  const floors = floorsOf(projectEur, usualOfLastDays(history, day));
  const isBelievable = ({ priceEur }: LaptopRecord) => floors.any === null || priceEur >= floors.any;
  // A shop's price that was accepted only because others confirmed it no longer counts when they are gone.
  const newer = withNewerPrice(bare, prior);
  const record = isBelievable(newer) ? newer : bare;
  const usualEur = isBelievable(record) ? record.priceEur : projectEur;
  const offers = mergeOffers(known, seen, { usualEur, floors, sellerOf }, now);
  // The available ones come first, and of these the cheapest.
  const cheapest = offers.find(({ available }) => available);
  return {
    record: withPriceOf(record, cheapest),
    offers,
    history: cheapest ? addPoint(history, day, cheapest.priceEur) : history,
    unconfirmed: unconfirmedOf(offers, floors, isBelievable(record) ? null : projectEur, now),
  };
}

const byLaptop = <T>(entries: readonly Entry[], of: (entry: Entry) => T | null): Record<string, T> =>
  Object.fromEntries(
    entries.flatMap((entry): [string, T][] => {
      const value = of(entry);
      return value === null ? [] : [[entry.record.id, value]];
    }),
  );

const unlessEmpty = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);

/**
 * @param previous `null` for the first one
 * @returns a snapshot whose records have the price of their cheapest available offer, or else the newest known one
 */
export function nextSnapshot(previous: Snapshot | null, news: News): Snapshot {
  const { now } = news;
  const seen = Map.groupBy(news.sightings, ({ laptop }) => laptop);
  const priorById = new Map(previous?.records.map((record) => [record.id, record]));
  const embeddedIds = new Set(news.embedded.map(({ id }) => id));
  const entries = [...allRecords(previous, news).values()]
    .map((record) => follow(record, priorById.get(record.id), previous, seen.get(record.id) ?? [], news))
    .filter(({ record, offers }) => embeddedIds.has(record.id) || !isForgotten(offers, now));
  const records = entries.map(({ record }) => record);
  const ids = new Set(records.map(({ id }) => id));
  const unconfirmed = byLaptop(entries, (entry) => entry.unconfirmed);
  const added = Object.entries(news.added).filter(([id]) => ids.has(id));
  const day = dayOf(now);
  const gone = goneAfter(previous?.gone ?? [], { before: previous?.records ?? [], after: records, day });
  return {
    version: 1,
    refreshedAt: now,
    records: records.toSorted(byId),
    offers: byLaptop(entries, ({ offers }) => unlessEmpty(offers)),
    history: byLaptop(entries, ({ history }) => unlessEmpty(history)),
    ...(Object.keys(unconfirmed).length > 0 && { unconfirmed }),
    ...(gone.length > 0 && { gone }),
    ...(added.length > 0 && { added: Object.fromEntries(added) }),
    identifiers: identifiersOf(records, news.learnt),
  };
}
