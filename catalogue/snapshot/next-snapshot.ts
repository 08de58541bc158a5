/** One snapshot follows another. Pure. */
import { goneAfter } from '../gone.ts';
import type { LaptopRecord } from '../laptop.ts';
import type { Offer, PricePoint, UnconfirmedPrice } from '../offer.ts';
import type { Addition } from './additions.ts';
import { isRecent } from './freshness.ts';
import { hasCounted, lastSeen, type Market, mergeOffers, type Sighting } from './merge-offers.ts';
import { type Floors, floorsOf, usualOfLastDays } from './price-floor.ts';
import { addPoint } from './price-history.ts';
import type { Snapshot } from './snapshot.ts';

const ISO_DAY_LENGTH = 10;

export interface News {
  /** What the embedded file holds: it says what a laptop is, and is followed when it changes. */
  embedded: readonly LaptopRecord[];
  /** New configurations that feeds told of. */
  created: readonly LaptopRecord[];
  /** What counts against the limits of the next refreshes, by id; laptops that are gone do not. */
  added: Readonly<Record<string, Addition>>;
  /** What laptops cost as far as the project itself knows, in euros, whatever feeds say; `null`: it does not. */
  usualEur: (record: LaptopRecord) => number | null;
  sellerOf: Market['sellerOf'];
  sightings: readonly Sighting[];
  /** All that are known now. */
  learnt: Snapshot['identifiers'];
  /** ISO day and time. */
  now: string;
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** The newer of two prices, with its day and place. */
function withNewerPrice(record: LaptopRecord, other: LaptopRecord | undefined): LaptopRecord {
  if (other === undefined || other.priceDate <= record.priceDate) return record;
  const { priceEur, priceDate, priceBasis } = other;
  return { ...record, priceEur, priceDate, priceBasis };
}

const cheapestAvailable = (offers: readonly Offer[]): Offer | undefined => offers.find(({ available }) => available);

const withPriceOf = (record: LaptopRecord, offer: Offer | undefined): LaptopRecord =>
  offer
    ? {
        ...record,
        priceEur: offer.priceEur,
        priceDate: offer.seenAt.slice(0, ISO_DAY_LENGTH),
        priceBasis: 'listed-es',
      }
    : record;

/** Laptops of the embedded file, those that feeds added, and those added before that a shop has listed within a year. */
function allRecords(previous: Snapshot | null, { embedded, created }: News): Map<string, LaptopRecord> {
  const records = new Map(embedded.map((record) => [record.id, record]));
  for (const record of [...(previous?.records ?? []), ...created]) {
    if (!records.has(record.id)) records.set(record.id, record);
  }
  return records;
}

/** @returns the GTINs of the laptops that are left */
function identifiersOf(records: readonly LaptopRecord[], learnt: Snapshot['identifiers']): Snapshot['identifiers'] {
  return Object.fromEntries(
    records.flatMap(({ id }) => {
      const gtins = learnt[id] ?? [];
      return gtins.length === 0 ? [] : [[id, gtins.toSorted((one, other) => (one.gtin < other.gtin ? -1 : 1))]];
    }),
  );
}

/** Where nobody sells the laptop for a price that counts, the lowest that waits. */
function unconfirmedOf(
  offers: readonly Offer[],
  { fall }: Floors,
  usualEur: number | null,
  now: string,
): UnconfirmedPrice | null {
  if (offers.some(({ available }) => available)) return null;
  const [lowest] = offers
    .flatMap(({ pending }) => pending ?? [])
    .filter(({ priceEur, seenAt }) => fall !== null && priceEur < fall && isRecent(seenAt, now))
    .toSorted((one, other) => one.priceEur - other.priceEur);
  return lowest ? { ...lowest, usualEur } : null;
}

/** A laptop whose price nobody ever confirmed stays for as long as its row is seen, any other for a year. */
const isForgotten = (offers: readonly Offer[], now: string): boolean =>
  offers.every((offer) => !hasCounted(offer) && !isRecent(lastSeen(offer), now));

/** What the snapshot before knows of a laptop. */
interface Before {
  record: LaptopRecord | undefined;
  offers: readonly Offer[];
  history: readonly PricePoint[];
}

interface Entry {
  record: LaptopRecord;
  offers: Offer[];
  history: readonly PricePoint[];
  unconfirmed: UnconfirmedPrice | null;
}

/** @param bare as the embedded file has it, or else as it was before */
function follow(bare: LaptopRecord, before: Before, seen: readonly Sighting[], news: News): Entry {
  const { now, sellerOf } = news;
  const day = now.slice(0, ISO_DAY_LENGTH);
  const projectEur = news.usualEur(bare);
  const floors = floorsOf(projectEur, usualOfLastDays(before.history, day));
  const isBelievable = ({ priceEur }: LaptopRecord) => floors.any === null || priceEur >= floors.any;
  // What a shop asked when others confirmed it does not count once they are gone.
  const newer = withNewerPrice(bare, before.record);
  const record = isBelievable(newer) ? newer : bare;
  const usualEur = isBelievable(record) ? record.priceEur : projectEur;
  const offers = mergeOffers(before.offers, seen, { usualEur, floors, sellerOf }, now);
  const cheapest = cheapestAvailable(offers);
  return {
    record: withPriceOf(record, cheapest),
    offers,
    history: cheapest ? addPoint(before.history, day, cheapest.priceEur) : before.history,
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
 * @param previous `null` for the first
 * @returns a snapshot whose records have the price of their cheapest available offer, or else the newest known one
 */
export function nextSnapshot(previous: Snapshot | null, news: News): Snapshot {
  const { now } = news;
  const seen = Map.groupBy(news.sightings, ({ laptop }) => laptop);
  const priorById = new Map(previous?.records.map((record) => [record.id, record]));
  const embeddedIds = new Set(news.embedded.map(({ id }) => id));
  const before = (id: string): Before => ({
    record: priorById.get(id),
    offers: previous?.offers[id] ?? [],
    history: previous?.history[id] ?? [],
  });
  const entries = [...allRecords(previous, news).values()]
    .map((record) => follow(record, before(record.id), seen.get(record.id) ?? [], news))
    .filter(({ record, offers }) => embeddedIds.has(record.id) || !isForgotten(offers, now));
  const records = entries.map(({ record }) => record);
  const ids = new Set(records.map(({ id }) => id));
  const unconfirmed = byLaptop(entries, (entry) => entry.unconfirmed);
  const added = Object.entries(news.added).filter(([id]) => ids.has(id));
  const day = now.slice(0, ISO_DAY_LENGTH);
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
