/** Reads a shop's table of laptops, with a column for each figure, and merges it into a catalogue. */
import { byId, type LaptopRecord, seenPriceOf } from '../laptop-record.ts';
import { bindColumns } from './bind-columns.ts';
import { csvItems } from './csv-items.ts';
import { feedText } from './feed-text.ts';
import { statedRecord } from './stated-record.ts';
import { type ImportMapping, layoutOf } from './table-mapping.ts';
import { unpack } from './unpack.ts';

interface ImportReport {
  /** Rows after the header: the sum of added, merged and skipped. */
  readonly rows: number;
  readonly added: number;
  /** Rows that updated a record or repeat another row. */
  readonly merged: number;
  /** The lines of the file by reason. */
  readonly skipped: ReadonlyMap<string, readonly number[]>;
}

/** A file on this machine has its last row, whether that ends with a line break or not. */
async function* whole(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let last = '';
  for await (const text of texts) {
    last = text || last;
    yield text;
  }
  if (!last.endsWith('\n')) yield '\n';
}

/** Fills unknown values and takes the newer price; known values are not overwritten. */
function update(known: LaptopRecord, seen: LaptopRecord): LaptopRecord {
  const knownFields = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  const newer = seen.priceDate >= known.priceDate ? seen : known;
  return { ...seen, ...knownFields, ...seenPriceOf(newer) };
}

/** Of duplicate configurations in a file the cheapest applies, so importing it again changes nothing. */
function cheapestOfEach(incoming: readonly LaptopRecord[]): LaptopRecord[] {
  const dearestFirst = incoming.toSorted((one, other) => other.priceEur - one.priceEur);
  return [...new Map(dearestFirst.map((record) => [record.id, record])).values()];
}

/**
 * @param existing records of the catalogue
 * @param priceDate ISO day, month or year for prices without a date of their own
 * @returns the records sorted by id
 * @throws FeedError if the file as a whole cannot be read, or the mapping does not fit it
 */
export async function importTable(
  bytes: AsyncIterable<Uint8Array>,
  mapping: ImportMapping,
  existing: readonly LaptopRecord[],
  priceDate: string,
): Promise<{ records: LaptopRecord[]; report: ImportReport }> {
  const texts = whole(feedText(unpack(bytes), false, undefined));
  const incoming: LaptopRecord[] = [];
  const skipped = new Map<string, number[]>();
  for await (const item of csvItems(texts, undefined, bindColumns(layoutOf(mapping, false)))) {
    const row = 'skipped' in item ? item : statedRecord(item, mapping, priceDate);
    if ('skipped' in row) skipped.set(row.skipped, [...(skipped.get(row.skipped) ?? []), item.line]);
    else incoming.push(row);
  }
  const records = new Map(existing.map((record) => [record.id, record]));
  for (const record of cheapestOfEach(incoming)) {
    const known = records.get(record.id);
    records.set(record.id, known ? update(known, record) : record);
  }
  const added = records.size - existing.length;
  const rows = [...skipped.values()].reduce((sum, lines) => sum + lines.length, incoming.length);
  return {
    records: [...records.values()].toSorted(byId),
    report: { rows, added, merged: incoming.length - added, skipped },
  };
}
