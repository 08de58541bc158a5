import { goneAfter } from '../gone.ts';
import { writeCatalogue } from '../write-atomically.ts';
import { CATALOGUE_FILE, goneFileOf, readRecords, readGone } from '../load.ts';
import { dayOf } from '../offer.ts';
import { readArguments, UsageError } from './usage.ts';

const OPTIONS = { catalogue: { type: 'string' } } as const;

/**
 * Moves laptops from the catalogue to the file of retired ones, with the names that visitors know.
 * @returns exit code 0
 */
export function runRetire(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, OPTIONS);
  const file = values.catalogue ?? CATALOGUE_FILE;
  const before = readRecords(file);
  const unknown = positionals.find((id) => before.every((record) => record.id !== id));
  if (unknown !== undefined) throw new UsageError(`retire: ${file} has no laptop ${unknown}`);
  if (positionals.length === 0) throw new UsageError('retire: expected ids of laptops');
  const after = before.filter(({ id }) => !positionals.includes(id));
  const gone = goneAfter(readGone(file), { before, after, day: dayOf(new Date().toISOString()) });
  // The catalogue is written first, because a laptop in both files is invalid.
  writeCatalogue(file, after);
  writeCatalogue(goneFileOf(file), gone);
  console.log(`${positionals.length} retired; ${file} now holds ${after.length} laptops.`);
  return 0;
}
