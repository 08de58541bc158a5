import { type LaptopRecord } from '../laptop.ts';
import { type CsvRow, readCsv, type Refusal } from './csv-table.ts';
import { bindMapping, type CellReader, type Mapping } from './mapping.ts';
import { mergeRecords } from './merge-records.ts';
import { rowToRecord } from './row-to-record.ts';
import { RowRefused } from './shop-row.ts';

export interface ImportReport {
  /** Rows after the header. `taken + merged + refused + skipped` adds up to it. */
  rows: number;
  /** Rows that became a new record. */
  taken: number;
  /** Rows that updated a record, or repeat another row of the file. */
  merged: number;
  refused: readonly Refusal[];
  /** Rows that the mapping leaves out, counted by its reason. */
  skipped: ReadonlyMap<string, number>;
}

export interface ImportResult {
  records: LaptopRecord[];
  report: ImportReport;
}

type Outcome = { record: LaptopRecord } | { skipped: string } | { refused: string };

function readOutcome(row: CsvRow, width: number, cellOf: CellReader, mapping: Mapping, priceDate: string): Outcome {
  const { cells } = row;
  if (cells.length !== width) return { refused: `has ${cells.length} fields, the header ${width}` };
  const skip = mapping.skip.find(({ column, matches }) => matches.test(cellOf(cells, column)));
  if (skip) return { skipped: skip.reason };
  try {
    return { record: rowToRecord(cells, cellOf, mapping, priceDate) };
  } catch (error) {
    if (error instanceof RowRefused) return { refused: error.message };
    throw error;
  }
}

/**
 * Turns a shop's CSV into records and merges them into a catalogue; pure.
 * @param text the file's text
 * @param existing records that are already there; their ids never change
 * @param priceDate ISO day, month or year of the prices, for rows that name none
 * @throws ImportError when the file as a whole cannot be read with this mapping
 */
export function importCsv(
  text: string,
  mapping: Mapping,
  existing: readonly LaptopRecord[],
  priceDate: string,
): ImportResult {
  const table = readCsv(text, mapping.delimiter);
  const cellOf = bindMapping(mapping, table.header);
  const refused: Refusal[] = [...table.broken];
  const skipped = new Map<string, number>();
  const incoming: LaptopRecord[] = [];
  for (const row of table.rows) {
    const outcome = readOutcome(row, table.header.length, cellOf, mapping, priceDate);
    if ('record' in outcome) incoming.push(outcome.record);
    else if ('refused' in outcome) refused.push({ line: row.line, reason: outcome.refused });
    else skipped.set(outcome.skipped, (skipped.get(outcome.skipped) ?? 0) + 1);
  }
  const { records, taken, merged } = mergeRecords(existing, incoming);
  const rows = table.rows.length + table.broken.length;
  return { records, report: { rows, taken, merged, refused: refused.toSorted((a, b) => a.line - b.line), skipped } };
}
