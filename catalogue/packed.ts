/** The catalogue as a file of the site, with one list per field, which compresses better than one object per laptop. */
import type { Marketplace } from './derive/buy-link.ts';
import { slug } from './derive/record-id.ts';
import type { Catalogue, Laptop, OrderCode } from './laptop.ts';

/** Increment it when a field of `Laptop` or its form here changes: an engine rejects all other formats. */
export const PACKED_FORMAT = 4;

/** The engine's settings besides the laptops; the API reads the same from its environment. */
export interface EngineSettings {
  marketplace: Marketplace;
  shops: { linkHosts: readonly string[] };
}

/** The values of one field, one per laptop; a field with objects has a column per nested field. */
type Column = readonly unknown[] | { readonly [field: string]: Column };

interface Packed {
  format: number;
  date: string;
  size: number;
  settings: EngineSettings;
  laptops: Column;
  /** The position of a laptop, and one of its order codes. */
  orderCodes: readonly (readonly [number, string])[];
}

class PackedCatalogueError extends Error {
  override readonly name = 'PackedCatalogueError';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects with equal fields are split into columns; anything else is stored as it is. */
function columnOf(values: readonly unknown[]): Column {
  const records = values.filter(isRecord);
  const fields = Object.keys(records[0] ?? {});
  const isTable = records.length === values.length && records.every((one) => hasFields(one, fields));
  if (!isTable) return values;
  return Object.fromEntries(fields.map((field) => [field, columnOf(records.map((one) => one[field]))]));
}

const hasFields = (record: object, fields: readonly string[]): boolean =>
  Object.keys(record).length === fields.length && fields.every((field) => field in record);

const isList = (column: Column): column is readonly unknown[] => Array.isArray(column);

/** Unpacks by column, because unpacking by row takes five times as long. */
function valuesOf(column: Column, size: number): readonly unknown[] {
  if (isList(column)) return column;
  const rows: Record<string, unknown>[] = Array.from({ length: size }, () => ({}));
  for (const [field, inner] of Object.entries(column)) {
    const values = valuesOf(inner, size);
    rows.forEach((row, index) => (row[field] = values[index]));
  }
  return rows;
}

/** The engine only reads the kind of each figure's source. */
const withoutTexts = (sources: Laptop['sources']): Laptop['sources'] =>
  Object.fromEntries(Object.entries(sources).map(([field, { kind }]) => [field, { kind, source: '', date: '' }]));

/** Replaces chassis names by numbers, which take a tenth of the space: the engine only compares them. */
function numbered(names: readonly string[]): string[] {
  const numbers = new Map([...new Set(names)].map((name, index) => [name, index]));
  return names.map((name) => String(numbers.get(name)));
}

/** Ids and names begin with brand and model, which would be a sixth of the file. This mark replaces them. */
const MARK = '~';
const shortened = (text: string, start: string): string =>
  text.startsWith(start) ? `${MARK}${text.slice(start.length)}` : text;
const completed = (text: string, start: string): string =>
  text.startsWith(MARK) ? `${start}${text.slice(MARK.length)}` : text;

type Named = Pick<Laptop, 'brand' | 'model' | 'id' | 'name'>;

function withNames<T extends Named>(laptop: T, change: (text: string, start: string) => string): T {
  const start = `${laptop.brand} ${laptop.model}`;
  return { ...laptop, id: change(laptop.id, slug(start)), name: change(laptop.name, start) };
}

/**
 * Most ids end with the part number: then only its length is stored, negative for a part number in small letters. Any
 * other part number is stored as it is.
 */
function packedNumber({ id, partNumber }: Pick<Laptop, 'id' | 'partNumber'>): number | string | null {
  if (partNumber === null) return null;
  const [capitals, small] = [partNumber.length, -partNumber.length].map((length) => unpackedNumber(id, length));
  if (partNumber === capitals) return partNumber.length;
  return partNumber === small ? -partNumber.length : partNumber;
}

function unpackedNumber(id: string, packed: unknown): string | null {
  if (typeof packed !== 'number') return typeof packed === 'string' ? packed : null;
  const end = id.slice(-Math.abs(packed));
  return packed > 0 ? end.toUpperCase() : end;
}

/** @returns JSON, without fields that no answer needs: chassis names and the texts of sources */
export function packCatalogue({ laptops, date, orderCodes = [] }: Catalogue, settings: EngineSettings): string {
  const chassis = numbered(laptops.map((laptop) => laptop.chassis));
  const rows = laptops.map((laptop, row) => ({
    ...withNames(laptop, shortened),
    chassis: chassis[row] ?? '',
    partNumber: packedNumber(laptop),
    sources: withoutTexts(laptop.sources),
  }));
  const positions = new Map(laptops.map(({ id }, position) => [id, position]));
  const packed: Packed = {
    format: PACKED_FORMAT,
    date,
    size: rows.length,
    settings,
    laptops: columnOf(rows),
    orderCodes: orderCodes.flatMap(({ laptop, code }) => {
      const position = positions.get(laptop);
      return position === undefined ? [] : [[position, code] as const];
    }),
  };
  return JSON.stringify(packed);
}

/**
 * Unpacks a file with a verified hash, so it only checks for truncation and another format.
 * @throws {PackedCatalogueError} for truncated text or another format
 */
export function unpackCatalogue(text: string): { catalogue: Catalogue; settings: EngineSettings } {
  const value = parseJson(text);
  if (!isPacked(value)) throw new PackedCatalogueError(`Expected a catalogue of format ${PACKED_FORMAT}`);
  const { date, size, settings, laptops, orderCodes } = value;
  const rows = valuesOf(laptops, size).filter(isLaptop);
  if (size === 0 || rows.length < size) throw new PackedCatalogueError(`${size - rows.length} laptops are incomplete`);
  const all = rows.map((row) => {
    const named = withNames(row, completed);
    named.partNumber = unpackedNumber(named.id, named.partNumber);
    return named;
  });
  const codes = orderCodes.map(([position, code]): OrderCode => ({ laptop: all[position]?.id ?? '', code }));
  return { catalogue: { laptops: all, date, orderCodes: codes }, settings };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PackedCatalogueError('Not JSON', { cause: error });
  }
}

const isPacked = (value: unknown): value is Packed =>
  isRecord(value) &&
  value['format'] === PACKED_FORMAT &&
  typeof value['date'] === 'string' &&
  typeof value['size'] === 'number' &&
  isRecord(value['settings']) &&
  Array.isArray(value['orderCodes']) &&
  isRecord(value['laptops']);

const isLaptop = (value: unknown): value is Laptop =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['priceEur'] === 'number' &&
  isRecord(value['cost']);
