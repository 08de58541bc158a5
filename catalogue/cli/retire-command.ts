import { readFileSync } from 'node:fs';
import { goneAfter } from '../gone.ts';
import { writeCatalogue } from '../import/write-catalogue.ts';
import { CATALOGUE_FILE, goneFileOf, loadCatalogue, parseRecords, readGone } from '../load.ts';
import { readArguments, readDate, UsageError } from './usage.ts';

const OPTIONS = { catalogue: { type: 'string' } } as const;

/** Moves laptops to the file of what is gone, under the names that visitors know. @returns exit code 0 */
export function runRetire(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, OPTIONS);
  const file = values.catalogue ?? CATALOGUE_FILE;
  const before = parseRecords(readFileSync(file, 'utf8'), file);
  const unknown = positionals.find((id) => before.every((record) => record.id !== id));
  if (unknown !== undefined) throw new UsageError(`retire: ${file} has no laptop ${unknown}`);
  if (positionals.length === 0) throw new UsageError('retire: expected ids of laptops');
  const after = before.filter(({ id }) => !positionals.includes(id));
  const names = loadCatalogue(file).laptops.map(({ name }) => name);
  const gone = goneAfter(readGone(file), { before, after, day: readDate('day', undefined) }, names);
  // In this order, because a laptop in both files is refused.
  writeCatalogue(file, after);
  writeCatalogue(goneFileOf(file), gone);
  console.log(`${positionals.length} retired; ${file} now holds ${after.length} laptops.`);
  return 0;
}
