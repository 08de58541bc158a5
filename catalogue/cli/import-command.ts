import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { type CsvRow, csvRows } from '../feeds/csv-rows.ts';
import { feedText } from '../feeds/feed-text.ts';
import { importCsv, type ImportReport } from '../import/import-csv.ts';
import { parseMapping } from '../import/mapping.ts';
import { writeCatalogue } from '../import/write-catalogue.ts';
import { goneAfter } from '../gone.ts';
import { CATALOGUE_FILE, goneFileOf, parseJson, readBytes, readGone, readRecords } from '../load.ts';
import { print, readArguments, readDate, today, UsageError } from './usage.ts';

const OPTIONS = {
  mapping: { type: 'string' },
  out: { type: 'string' },
  'price-date': { type: 'string' },
} as const;

async function readRows(file: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of csvRows(feedText(Readable.from([readBytes(file)]), false, undefined))) rows.push(row);
  return rows;
}

function printReport(source: string, out: string, total: number, report: ImportReport): void {
  const { rows, added, merged, rejected, skipped } = report;
  for (const { line, reason } of rejected) print(`  line ${line}: rejected, ${reason}`);
  for (const [reason, count] of skipped) print(`  ${count} rows skipped: ${reason}`);
  const skippedRows = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  print(
    `${source}: ${rows} rows: ${added} added, ${merged} merged, ${rejected.length} rejected, ${skippedRows} skipped. ` +
      `${out} now holds ${total} laptops.`,
  );
}

/** @returns exit code: 0 when at least one row was added or merged. Errors leave the catalogue unchanged. */
export async function runImport(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw new UsageError('import: expected one CSV file');
  if (values.mapping === undefined) throw new UsageError('import: expected --mapping FILE.json');
  const mapping = parseMapping(parseJson(readBytes(values.mapping).toString(), values.mapping), values.mapping);
  const priceDate = readDate('price-date', values['price-date']);
  const out = values.out ?? CATALOGUE_FILE;
  const existing = existsSync(out) ? readRecords(out) : [];
  const rows = await readRows(source);
  const { records, report } = importCsv(rows, mapping, existing, priceDate);
  const isUseful = report.added + report.merged > 0;
  if (isUseful) {
    writeCatalogue(out, records);
    // Imported laptops may have returned to the catalogue.
    const gone = readGone(out);
    const left = goneAfter(gone, { before: existing, after: records, day: today() });
    if (left.length !== gone.length) writeCatalogue(goneFileOf(out), left);
  }
  printReport(source, out, records.length, report);
  return isUseful ? 0 : 1;
}
