import type { CsvRow } from '../feeds/csv-rows.ts';
import { FeedError } from '../feeds/feed-offer.ts';
import { byId, type LaptopRecord, seenPriceOf } from '../laptop-record.ts';
import type { Mapping } from './mapping.ts';
import { type CellOf, rowToRecord } from './row-to-record.ts';

export interface ImportReport {
  /** Rows after the header: the sum of added, merged, rejected and skipped. */
  rows: number;
  added: number;
  /** Rows that updated a record or repeat another row. */
  merged: number;
  rejected: readonly { line: number; reason: string }[];
  /** Number of rows by reason. */
  skipped: ReadonlyMap<string, number>;
}

type Outcome = { record: LaptopRecord } | { skipped: string } | { rejected: string };

const CELL_MAX_CHARACTERS = 2000;

/** @throws FeedError if the file lacks a column that the mapping names, or has one of them twice */
function checkColumns({ columns, skip }: Mapping, header: readonly string[]): void {
  const named = [...Object.values(columns), ...skip.map(({ column }) => column)];
  const missing = named.filter((column) => !header.includes(column)).map((column) => `«${column}»`);
  if (missing.length > 0) {
    const columnsOfFile = header.map((name) => `«${name}»`).join(', ');
    throw new FeedError(`the file has no column ${missing.join(', ')}; it has ${columnsOfFile}`);
  }
  const twice = named.find((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (twice !== undefined) throw new FeedError(`the column «${twice}» occurs twice in the header`);
}

function readOutcome(
  cells: readonly string[],
  header: readonly string[],
  mapping: Mapping,
  priceDate: string,
): Outcome {
  if (cells.length !== header.length) return { rejected: `has ${cells.length} fields, the header ${header.length}` };
  const longest = cells.find((cell) => cell.length > CELL_MAX_CHARACTERS);
  if (longest !== undefined) return { rejected: `a cell of ${longest.length} characters` };
  const cellIn = (column: string): string => cells[header.indexOf(column)] ?? '';
  const skip = mapping.skip.find(({ column, matches }) => matches.test(cellIn(column)));
  if (skip) return { skipped: skip.reason };
  const cellOf: CellOf = (field) => {
    const column = mapping.columns[field];
    return column === undefined ? '' : cellIn(column);
  };
  const record = rowToRecord(cellOf, mapping, priceDate);
  return 'problem' in record ? { rejected: record.problem } : { record };
}

/** Fills unknown values and takes the newer price; known values are not overwritten. */
function update(known: LaptopRecord, seen: LaptopRecord): LaptopRecord {
  const knownFields = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  const newer = seen.priceDate >= known.priceDate ? seen : known;
  return { ...seen, ...knownFields, ...seenPriceOf(newer) };
}

/** Of duplicate configurations in a file the cheapest applies, so importing it again changes nothing. Sorts by id. */
function mergeRecords(existing: readonly LaptopRecord[], incoming: readonly LaptopRecord[]) {
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

/** The line in which a row begins. */
const lineOf = ({ record, info }: CsvRow): number =>
  info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

/**
 * Converts the rows of a shop's CSV into records and merges them into a catalogue. Pure.
 * @param priceDate ISO day, month or year for prices without a date of their own
 * @throws FeedError if the mapping does not fit the file
 */
export function importCsv(
  [first, ...rows]: readonly CsvRow[],
  mapping: Mapping,
  existing: readonly LaptopRecord[],
  priceDate: string,
): { records: LaptopRecord[]; report: ImportReport } {
  const header = first?.record ?? [];
  checkColumns(mapping, header);
  const rejected: { line: number; reason: string }[] = [];
  const skipped = new Map<string, number>();
  const incoming: LaptopRecord[] = [];
  for (const row of rows) {
    const outcome = readOutcome(row.record, header, mapping, priceDate);
    if ('record' in outcome) incoming.push(outcome.record);
    else if ('rejected' in outcome) rejected.push({ line: lineOf(row), reason: outcome.rejected });
    else skipped.set(outcome.skipped, (skipped.get(outcome.skipped) ?? 0) + 1);
  }
  const { records, added, merged } = mergeRecords(existing, incoming);
  return { records, report: { rows: rows.length, added, merged, rejected, skipped } };
}
