import { nameLaptops } from '../derive/laptop-name.ts';
import { byId, type GoneRecord } from '../laptop-record.ts';
import { CATALOGUE_FILE, goneFileOf, readGone, readRecords } from '../load.ts';
import { dayOf } from '../offer.ts';
import { serialiseRecords, writeAtomically } from '../files.ts';
import { readArguments, UsageError } from './usage.ts';

const OPTIONS = { catalogue: { type: 'string' } } as const;

/**
 * Moves laptops from the catalogue to the file of retired ones, with the names that visitors know.
 * @returns exit code 0
 */
export function runRetire(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, OPTIONS);
  const file = values.catalogue ?? CATALOGUE_FILE;
  const records = readRecords(file);
  const unknown = positionals.find((id) => records.every((record) => record.id !== id));
  if (unknown !== undefined) throw new UsageError(`retire: ${file} has no laptop ${unknown}`);
  if (positionals.length === 0) throw new UsageError('retire: expected ids of laptops');
  const names = nameLaptops(records);
  const left = dayOf(new Date().toISOString());
  const retired = records
    .map((record, at): GoneRecord => {
      const { id, brand, model, screenInches, formFactor, priceEur, priceDate } = record;
      return { id, brand, model, screenInches, formFactor, priceEur, priceDate, name: names[at] ?? id, left };
    })
    .filter(({ id }) => positionals.includes(id));
  const kept = records.filter(({ id }) => !positionals.includes(id));
  const gone = [...readGone(file), ...retired].toSorted(byId);
  // The catalogue is written first, because a laptop in both files is invalid.
  writeAtomically(file, serialiseRecords(kept));
  writeAtomically(goneFileOf(file), serialiseRecords(gone));
  console.log(`${retired.length} retired; ${file} now holds ${kept.length} laptops.`);
  return 0;
}
