import { byId, type LaptopRecord } from '../laptop-record.ts';
import { type CsvRow, readCsv, type Rejection } from './csv-table.ts';
import { bindMapping, type CellReader, type Mapping } from './mapping.ts';
import { rowToRecord } from './row-to-record.ts';
import { RowError } from './shop-row.ts';

export interface ImportReport {
  /** Rows after the header: the sum of added, merged, rejected and skipped. */
  rows: number;
  added: number;
  /** Rows that updated a record or repeat another row. */
  merged: number;
  rejected: readonly Rejection[];
  /** Number of rows by reason. */
  skipped: ReadonlyMap<string, number>;
}

interface ImportResult {
  records: LaptopRecord[];
  report: ImportReport;
}

type Outcome = { record: LaptopRecord } | { skipped: string } | { rejected: string };

function readOutcome(row: CsvRow, width: number, cellOf: CellReader, mapping: Mapping, priceDate: string): Outcome {
  const { cells } = row;
  if (cells.length !== width) return { rejected: `has ${cells.length} fields, the header ${width}` };
  const skip = mapping.skip.find(({ column, matches }) => matches.test(cellOf(cells, column)));
  if (skip) return { skipped: skip.reason };
  try {
    return { record: rowToRecord(cells, cellOf, mapping, priceDate) };
  } catch (error) {
    if (error instanceof RowError) return { rejected: error.message };
    throw error;
  }
}

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

/** Of duplicate configurations in a file the cheapest applies, so importing it again changes nothing. Sorts by id. */
function mergeRecords(existing: readonly LaptopRecord[], incoming: readonly LaptopRecord[]): Merged {
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

/**
 * Converts a shop's CSV into records and merges them into a catalogue. Pure.
 * @param priceDate ISO day, month or year for prices without a date of their own
 * @throws ImportError if the mapping does not fit the file
 */
export function importCsv(
  text: string,
  mapping: Mapping,
  existing: readonly LaptopRecord[],
  priceDate: string,
): ImportResult {
  const table = readCsv(text, mapping.delimiter);
  const cellOf = bindMapping(mapping, table.header);
  const rejected: Rejection[] = [...table.malformed];
  const skipped = new Map<string, number>();
  const incoming: LaptopRecord[] = [];
  for (const row of table.rows) {
    const outcome = readOutcome(row, table.header.length, cellOf, mapping, priceDate);
    if ('record' in outcome) incoming.push(outcome.record);
    else if ('rejected' in outcome) rejected.push({ line: row.line, reason: outcome.rejected });
    else skipped.set(outcome.skipped, (skipped.get(outcome.skipped) ?? 0) + 1);
  }
  const { records, added, merged } = mergeRecords(existing, incoming);
  const rows = table.rows.length + table.malformed.length;
  return { records, report: { rows, added, merged, rejected: rejected.toSorted((a, b) => a.line - b.line), skipped } };
}
