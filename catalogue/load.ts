import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as z from 'zod';
import { deriveLaptops, newestPriceDate } from './derive/derive.ts';
import { contradictions, readFacts } from './facts/read-facts.ts';
import { CatalogueError, validated } from './errors.ts';
import type { Catalogue } from './laptop.ts';
import { type GoneRecord, goneRecordSchema, type LaptopRecord, laptopRecordSchema } from './laptop-record.ts';
import { parseJson, readBytes } from './files.ts';

export const CATALOGUE_FILE = join(import.meta.dirname, 'laptops.json');

function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' ? value.id : null;
}

/**
 * @param source file name for error messages
 * @throws CatalogueError naming record and field, on the first invalid record or duplicate id
 */
export const parseRecords = (text: string, source: string): LaptopRecord[] =>
  parseList(text, source, laptopRecordSchema);

export const readRecords = (file: string): LaptopRecord[] => parseRecords(readBytes(file).toString(), file);

function parseList<T extends { id: string }>(text: string, source: string, schema: z.ZodType<T>): T[] {
  const values = parseJson(text, source);
  if (!Array.isArray(values)) throw new CatalogueError(`${source}: expected a list of records`);
  const seen = new Set<string>();
  return values.map((value: unknown, position) => {
    const label = `${source}: record ${idOf(value) ?? `number ${position + 1}`}`;
    const record = validated(schema, value, label);
    if (seen.has(record.id)) throw new CatalogueError(`${label}, field id: occurs twice`);
    seen.add(record.id);
    return record;
  });
}

/** The file of retired laptops is beside the catalogue's file. */
export const goneFileOf = (file: string): string => join(dirname(file), 'gone.json');

/**
 * @param file of the catalogue; without a file of retired laptops there are none
 * @throws CatalogueError naming record and field
 */
export function readGone(file: string): GoneRecord[] {
  const source = goneFileOf(file);
  return existsSync(source) ? parseList(readFileSync(source, 'utf8'), source, goneRecordSchema) : [];
}

function goneErrors(gone: readonly GoneRecord[], records: readonly LaptopRecord[]): string[] {
  const ids = new Set(records.map(({ id }) => id));
  return gone.flatMap(({ id, now }) => [
    ...(ids.has(id) ? [`gone.json: record ${id}, field id: is in the catalogue`] : []),
    ...(now === undefined || ids.has(now) ? [] : [`gone.json: record ${id}, field now: no such laptop`]),
  ]);
}

/**
 * Reads, validates and derives the catalogue, synchronously, because the API cannot start without it. The project's
 * facts add to the project's catalogue only.
 * @throws CatalogueError if a file cannot be read, there is no laptop, or a record or fact is invalid
 */
export function loadCatalogue(file: string = CATALOGUE_FILE): Catalogue {
  const records = readRecords(file);
  if (records.length === 0) throw new CatalogueError(`${file}: contains no laptops`);
  const facts = file === CATALOGUE_FILE ? readFacts() : [];
  const gone = readGone(file);
  const wrong = [...contradictions(facts, records), ...goneErrors(gone, records)];
  if (wrong.length > 0) throw new CatalogueError(wrong.join('\n'));
  return {
    laptops: deriveLaptops(
      records,
      facts.map(({ fact }) => fact),
    ),
    date: newestPriceDate(records),
    gone,
  };
}
