/** How a shop's columns become the catalogue's fields: a small JSON file, or options on the command line. */
import * as z from 'zod';
import { PRICE_BASES } from '../laptop.ts';
import { DELIMITERS } from './csv-table.ts';
import { ImportError } from './decode-text.ts';

export const FIELDS = [
  'brand',
  'model',
  'partNumber',
  'cpu',
  'gpu',
  'ramGb',
  'storageGb',
  'screenInches',
  'resolution',
  'refreshHz',
  'panel',
  'weightKg',
  'batteryWh',
  'os',
  'year',
  'priceEur',
  'priceDate',
  'ratingStars',
  'ratingCount',
  'image',
  'marketId',
] as const;
export type Field = (typeof FIELDS)[number];

const TITLE_FIELDS = ['model', 'partNumber', 'cpu', 'gpu'] as const;

const patternSchema = z.string().transform((source, context) => {
  try {
    return new RegExp(source, 'i');
  } catch {
    context.addIssue({ code: 'custom', message: `«${source}» is not a regular expression` });
    return z.NEVER;
  }
});

export const mappingSchema = z.strictObject({
  /** For whoever reads the file. */
  about: z.string().optional(),
  /** Found from the header when absent. */
  delimiter: z.enum(DELIMITERS).optional(),
  /** The column of each field; what is not listed is unknown. */
  columns: z.partialRecord(z.enum(FIELDS), z.string().min(1)),
  /** A column with the whole product title, and what is read from it where it says more than the field's own column. */
  title: z.strictObject({ column: z.string().min(1), reads: z.array(z.enum(TITLE_FIELDS)) }).optional(),
  /** An empty graphics cell means the graphics of the processor (its maker's integrated series). */
  emptyGpuMeansIntegrated: z.boolean().default(false),
  /** A field's value where its own cell is silent and another column matches. */
  set: z
    .array(z.strictObject({ field: z.enum(FIELDS), value: z.string(), column: z.string(), matches: patternSchema }))
    .default([]),
  /** Rows that are not for this catalogue; they are counted under their reason, not refused. */
  skip: z.array(z.strictObject({ column: z.string(), matches: patternSchema, reason: z.string() })).default([]),
  priceBasis: z.enum(PRICE_BASES).default('listed-es'),
});
export type Mapping = z.infer<typeof mappingSchema>;

/** @throws ImportError naming the first wrong entry */
export function parseMapping(value: unknown, source: string): Mapping {
  const parsed = mappingSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ImportError(`${source}: ${issue?.path.join('.') || 'mapping'}: ${issue?.message}`);
  }
  return parsed.data;
}

/**
 * @param pairs `field=Column`, as given with `--map`
 * @throws ImportError on an unknown field or a pair without `=`
 */
export function mappingFromPairs(pairs: readonly string[]): Mapping {
  const columns = pairs.map((pair): [string, string] => {
    const at = pair.indexOf('=');
    if (at <= 0) throw new ImportError(`--map ${pair}: expected field=Column`);
    const field = FIELDS.find((name) => name === pair.slice(0, at));
    if (!field) throw new ImportError(`--map ${pair}: no such field; there are ${FIELDS.join(', ')}`);
    return [field, pair.slice(at + 1)];
  });
  return parseMapping({ columns: Object.fromEntries(columns) }, '--map');
}

/** Every column that a mapping speaks of. */
const columnsOf = ({ columns, title, set, skip }: Mapping): string[] => [
  ...Object.values(columns),
  ...(title ? [title.column] : []),
  ...set.map(({ column }) => column),
  ...skip.map(({ column }) => column),
];

export type CellReader = (cells: readonly string[], column: string) => string;

/**
 * @returns reads a row's cell by its column's name
 * @throws ImportError when the file lacks a column that the mapping names, or the mapping lacks brand, model or price
 */
export function bindMapping(mapping: Mapping, header: readonly string[]): CellReader {
  const positions = new Map(header.map((name, position): [string, number] => [name, position]));
  const missing = columnsOf(mapping).filter((column) => !positions.has(column));
  if (missing.length > 0) {
    const wanted = [...new Set(missing)].map((column) => `«${column}»`).join(', ');
    throw new ImportError(`the file has no column ${wanted}; it has ${header.map((name) => `«${name}»`).join(', ')}`);
  }
  const { brand, model, priceEur } = mapping.columns;
  const readsModel = model !== undefined || (mapping.title?.reads.includes('model') ?? false);
  if (brand === undefined || !readsModel || priceEur === undefined) {
    throw new ImportError('the mapping must say where brand, model and priceEur stand');
  }
  return (cells, column) => cells[positions.get(column) ?? -1] ?? '';
}
