/** One snapshot follows another. Pure. */
import { goneAfter } from '../gone.ts';
import type { LaptopRecord } from '../laptop.ts';
import type { Offer, PricePoint } from '../offer.ts';
import { mergeOffers, type Sighting } from './merge-offers.ts';
import { addPoint } from './price-history.ts';
import type { Snapshot } from './snapshot.ts';

const ISO_DAY_LENGTH = 10;

interface News {
  /** What the embedded file holds: it says what a laptop is, and is followed when it changes. */
  embedded: readonly LaptopRecord[];
  /** New configurations that feeds told of. */
  created: readonly LaptopRecord[];
  sightings: readonly Sighting[];
  /** New GTINs by laptop id. */
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
function identifiersOf(
  records: readonly LaptopRecord[],
  known: Snapshot['identifiers'],
  learnt: Snapshot['identifiers'],
): Snapshot['identifiers'] {
  const all = records.map(
    ({ id }) => [id, [...new Set([...(known[id] ?? []), ...(learnt[id] ?? [])])].toSorted()] as const,
  );
  return Object.fromEntries(all.filter(([, gtins]) => gtins.length > 0));
}

/**
 * @param previous `null` for the first
 * @returns a snapshot whose records have the price of their cheapest available offer, or else the newest known one
 */
export function nextSnapshot(previous: Snapshot | null, news: News): Snapshot {
  const { sightings, now } = news;
  const seen = Map.groupBy(sightings, ({ laptop }) => laptop);
  const priorById = new Map(previous?.records.map((record) => [record.id, record]));
  const embeddedIds = new Set(news.embedded.map(({ id }) => id));
  const createdIds = new Set(news.created.map(({ id }) => id));
  const records: LaptopRecord[] = [];
  const offers: [string, Offer[]][] = [];
  const history: [string, PricePoint[]][] = [];

  for (const [id, record] of allRecords(previous, news)) {
    const known = withNewerPrice(record, priorById.get(id));
    const usualEur = createdIds.has(id) && !priorById.has(id) ? null : known.priceEur;
    const merged = mergeOffers(previous?.offers[id] ?? [], seen.get(id) ?? [], usualEur, now);
    if (merged.length === 0 && !embeddedIds.has(id)) continue;
    const cheapest = cheapestAvailable(merged);
    const points = previous?.history[id] ?? [];
    const changed = cheapest ? addPoint(points, now.slice(0, ISO_DAY_LENGTH), cheapest.priceEur) : points;
    records.push(withPriceOf(known, cheapest));
    if (merged.length > 0) offers.push([id, merged]);
    if (changed.length > 0) history.push([id, [...changed]]);
  }
  const day = now.slice(0, ISO_DAY_LENGTH);
  const gone = goneAfter(previous?.gone ?? [], { before: previous?.records ?? [], after: records, day });
  return {
    version: 1,
    refreshedAt: now,
    records: records.toSorted(byId),
    offers: Object.fromEntries(offers),
    history: Object.fromEntries(history),
    ...(gone.length > 0 && { gone }),
    identifiers: identifiersOf(records, previous?.identifiers ?? {}, news.learnt),
  };
}
