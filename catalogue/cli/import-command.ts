import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { importTable } from '../feeds/import-table.ts';
import { parseMapping } from '../feeds/table-mapping.ts';
import { goneAfter } from '../gone.ts';
import { CATALOGUE_FILE, goneFileOf, parseJson, readBytes, readGone, readRecords } from '../load.ts';
import { writeCatalogue } from '../write-catalogue.ts';
import { print, readArguments, readDate, today, UsageError } from './usage.ts';

const OPTIONS = {
  mapping: { type: 'string' },
  out: { type: 'string' },
  'price-date': { type: 'string' },
} as const;

/** Maximum printed lines of the file for each reason. */
const MAX_LINES = 10;

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
  const { records, report } = await importTable(Readable.from([readBytes(source)]), mapping, existing, priceDate);
  const { rows, added, merged, skipped } = report;
  const isUseful = added + merged > 0;
  if (isUseful) {
    writeCatalogue(out, records);
    // Imported laptops may have returned to the catalogue.
    const gone = readGone(out);
    const left = goneAfter(gone, { before: existing, after: records, day: today() });
    if (left.length !== gone.length) writeCatalogue(goneFileOf(out), left);
  }
  for (const [reason, lines] of skipped) {
    const shown = lines.slice(0, MAX_LINES).join(', ') + (lines.length > MAX_LINES ? ' …' : '');
    print(`  ${lines.length} skipped, ${reason}: line ${shown}`);
  }
  const counts = `${added} added, ${merged} merged, ${rows - added - merged} skipped`;
  print(`${source}: ${rows} rows: ${counts}. ${out} now holds ${records.length} laptops.`);
  return isUseful ? 0 : 1;
}
