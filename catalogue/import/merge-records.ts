import type { LaptopRecord } from '../laptop-record.ts';

interface Merged {
  records: LaptopRecord[];
  added: number;
  merged: number;
}

/** Fills unknown values and takes the newer price; known values are not overwritten. */
function update(known: LaptopRecord, seen: LaptopRecord): LaptopRecord {
  const knownFields = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  const { priceEur, priceDate, priceBasis } = seen.priceDate >= known.priceDate ? seen : known;
  return { ...seen, ...knownFields, priceEur, priceDate, priceBasis };
}

const byId = (a: LaptopRecord, b: LaptopRecord) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** Of duplicate configurations in a file the cheapest applies, so importing it again changes nothing. Sorts by id. */
export function mergeRecords(existing: readonly LaptopRecord[], incoming: readonly LaptopRecord[]): Merged {
  const cheapest = new Map<string, LaptopRecord>();
  for (const record of incoming) {
    const other = cheapest.get(record.id);
    if (!other || record.priceEur < other.priceEur) cheapest.set(record.id, record);
  }
  const records = new Map(existing.map((record): [string, LaptopRecord] => [record.id, record]));
  let added = 0;
  for (const [id, record] of cheapest) {
    const known = records.get(id);
    if (!known) added += 1;
    records.set(id, known ? update(known, record) : record);
  }
  return { records: [...records.values()].toSorted(byId), added, merged: incoming.length - added };
}
