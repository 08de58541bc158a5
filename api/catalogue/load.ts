import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveLaptops } from './derive.ts';
import { type Catalogue, type LaptopRecord, laptopRecordSchema } from './laptop.ts';

/** The catalogue that ships with the project. */
export const CATALOGUE_FILE = join(import.meta.dirname, 'laptops.json');

/** The catalogue cannot be used; the message names the record (its id or its position) and the field. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' ? value.id : null;
}

function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CatalogueError(`${source}: not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

/**
 * @param text the catalogue file: a JSON array of records
 * @param source how messages name the file
 * @returns the records, in the file's order
 * @throws CatalogueError on the first record that does not fit the schema, or an id that occurs twice
 */
export function parseRecords(text: string, source: string): LaptopRecord[] {
  const values = parseJson(text, source);
  if (!Array.isArray(values)) throw new CatalogueError(`${source}: expected a list of records`);
  const seen = new Set<string>();
  return values.map((value: unknown, position) => {
    const who = `${source}: record ${idOf(value) ?? `number ${position + 1}`}`;
    const parsed = laptopRecordSchema.safeParse(value);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new CatalogueError(`${who}, field ${issue?.path.join('.') || '(whole record)'}: ${issue?.message}`);
    }
    if (seen.has(parsed.data.id)) throw new CatalogueError(`${who}, field id: occurs twice`);
    seen.add(parsed.data.id);
    return parsed.data;
  });
}

/**
 * Reads, validates and derives the whole catalogue, synchronously: the API does not start without it.
 * @param file path of the catalogue file; the one that ships by default
 * @throws CatalogueError when the file is empty, cannot be read or holds a bad record
 */
export function loadCatalogue(file: string = CATALOGUE_FILE): Catalogue {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new CatalogueError(`${file}: cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
  const records = parseRecords(text, file);
  if (records.length === 0) throw new CatalogueError(`${file}: holds no laptop`);
  const date = records.reduce((newest, { priceDate }) => (priceDate > newest ? priceDate : newest), '');
  return { laptops: deriveLaptops(records), date };
}
