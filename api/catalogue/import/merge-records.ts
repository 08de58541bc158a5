import { type LaptopRecord } from '../laptop.ts';

export interface Merged {
  /** Sorted by id. */
  records: LaptopRecord[];
  taken: number;
  merged: number;
}

/** A known value is not overwritten by a shop's list: what was unknown is filled, and the newer price counts. */
function updated(known: LaptopRecord, seen: LaptopRecord): LaptopRecord {
  const knownFields = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  const { priceEur, priceDate, priceBasis } = seen.priceDate >= known.priceDate ? seen : known;
  return { ...seen, ...knownFields, priceEur, priceDate, priceBasis };
}

const byId = (a: LaptopRecord, b: LaptopRecord) => (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Adds rows of a file to a catalogue. Within the file the cheapest of equal configurations counts, so that importing
 * the same file again changes nothing.
 */
export function mergeRecords(existing: readonly LaptopRecord[], incoming: readonly LaptopRecord[]): Merged {
  const cheapest = new Map<string, LaptopRecord>();
  for (const record of incoming) {
    const other = cheapest.get(record.id);
    if (!other || record.priceEur < other.priceEur) cheapest.set(record.id, record);
  }
  const records = new Map(existing.map((record): [string, LaptopRecord] => [record.id, record]));
  let taken = 0;
  for (const [id, record] of cheapest) {
    const known = records.get(id);
    if (!known) taken += 1;
    records.set(id, known ? updated(known, record) : record);
  }
  return { records: [...records.values()].toSorted(byId), taken, merged: incoming.length - taken };
}
