/** Laptops that left the catalogue, so that links to them still lead to similar ones. */
import { nameLaptops } from './derive/laptop-name.ts';
import { byId, type GoneRecord, type LaptopRecord } from './laptop-record.ts';

/** A change of the records. */
interface Change {
  before: readonly LaptopRecord[];
  after: readonly LaptopRecord[];
  /** ISO day. */
  day: string;
}

/**
 * @param known the retired laptops before the change
 * @returns the retired laptops after it, sorted by id, without those that came back
 */
export function goneAfter(known: readonly GoneRecord[], { before, after, day }: Change): GoneRecord[] {
  const names = nameLaptops(before);
  const left = before.map((record, at): GoneRecord => ({ ...record, name: names[at] ?? record.id, left: day }));
  const all = new Map([...known, ...left].map((record) => [record.id, record]));
  for (const { id } of after) all.delete(id);
  return [...all.values()].toSorted(byId);
}
