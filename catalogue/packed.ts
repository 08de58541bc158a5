/** The catalogue as a file of the site, for the engine on the device. */
import type { Marketplace } from './derive/buy-link.ts';
import type { Catalogue, Laptop, OrderCode } from './laptop.ts';

/** Increment it when a field of `Laptop` or its form here changes: an engine rejects all other formats. */
export const PACKED_FORMAT = 7;

/** The engine's settings besides the laptops; the API reads the same from its environment. */
export interface EngineSettings {
  marketplace: Marketplace;
  shops: { linkHosts: readonly string[] };
}

interface Packed {
  format: number;
  date: string;
  size: number;
  settings: EngineSettings;
  laptops: readonly Laptop[];
  orderCodes: readonly OrderCode[];
}

/** The engine only reads the kind of each figure's source. */
const withoutTexts = ({ sources, ...laptop }: Laptop): Laptop => ({
  ...laptop,
  sources: Object.fromEntries(
    Object.entries(sources).map(([field, { kind }]) => [field, { kind, source: '', date: '' }]),
  ),
});

/** @returns JSON, without the texts of sources, which no answer needs */
export function packCatalogue({ laptops, date, orderCodes = [] }: Catalogue, settings: EngineSettings): string {
  const size = laptops.length;
  const packed: Packed = {
    format: PACKED_FORMAT,
    date,
    size,
    settings,
    laptops: laptops.map(withoutTexts),
    orderCodes,
  };
  return JSON.stringify(packed);
}

/**
 * Unpacks a file with a verified hash, so it only checks for truncation and another format.
 * @throws for truncated text or another format
 */
export function unpackCatalogue(text: string): { catalogue: Catalogue; settings: EngineSettings } {
  const value: unknown = JSON.parse(text);
  if (!isPacked(value)) throw new Error(`Expected a whole catalogue of format ${PACKED_FORMAT}`);
  const { date, settings, laptops, orderCodes } = value;
  return { catalogue: { laptops, date, orderCodes }, settings };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPacked = (value: unknown): value is Packed =>
  isRecord(value) &&
  value['format'] === PACKED_FORMAT &&
  typeof value['date'] === 'string' &&
  isRecord(value['settings']) &&
  Array.isArray(value['orderCodes']) &&
  Array.isArray(value['laptops']) &&
  value['laptops'].length > 0 &&
  value['laptops'].length === value['size'];
