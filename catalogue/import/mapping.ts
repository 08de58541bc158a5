/** Maps a shop's columns to catalogue fields, from a small JSON file. */
import * as z from 'zod';
import { laptopRecordSchema, PRICE_BASES } from '../laptop-record.ts';
import { isUnknown } from '../reading/cell-figures.ts';
import { DELIMITERS, ImportError } from './decode-text.ts';

/** The record's fields that a shop can know. */
const FIELDS = [
  ...laptopRecordSchema.omit({ id: true, formFactor: true, priceBasis: true, rating: true }).keyof().options,
  'ratingStars',
  'ratingCount',
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
  about: z.string().optional(),
  /** Detected from the header when absent. */
  delimiter: z.enum(DELIMITERS).optional(),
  /** Fields without a column stay unknown. */
  columns: z.partialRecord(z.enum(FIELDS), z.string().min(1)),
  /** The column with the product title, and the fields read from it if it is more specific than their own column. */
  title: z.strictObject({ column: z.string().min(1), reads: z.array(z.enum(TITLE_FIELDS)) }).optional(),
  /** An empty graphics cell means the processor's integrated graphics. */
  emptyGpuMeansIntegrated: z.boolean().default(false),
  /** Default for an empty field if another column matches. */
  set: z
    .array(z.strictObject({ field: z.enum(FIELDS), value: z.string(), column: z.string(), matches: patternSchema }))
    .default([]),
  /** Rows to skip; they are counted by reason, not rejected. */
  skip: z.array(z.strictObject({ column: z.string(), matches: patternSchema, reason: z.string() })).default([]),
  priceBasis: z.enum(PRICE_BASES).default('listed-es'),
});
export type Mapping = z.infer<typeof mappingSchema>;

/** @throws ImportError naming the first invalid entry */
export function parseMapping(value: unknown, source: string): Mapping {
  const parsed = mappingSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ImportError(`${source}: ${issue?.path.join('.') || 'mapping'}: ${issue?.message}`);
  }
  return parsed.data;
}

const columnsOf = ({ columns, title, set, skip }: Mapping): string[] => [
  ...Object.values(columns),
  ...(title ? [title.column] : []),
  ...set.map(({ column }) => column),
  ...skip.map(({ column }) => column),
];

export type CellReader = (cells: readonly string[], column: string) => string;

/** @returns a reader of cells by the name of their column; cells that a row lacks are empty */
export function cellReader(header: readonly string[]): CellReader {
  const positions = new Map(header.map((name, position): [string, number] => [name, position]));
  return (cells, column) => cells[positions.get(column) ?? -1] ?? '';
}

/** @returns the cell of a field; if it is unknown, the default that the mapping sets, or '' */
export function readField({ columns, set }: Mapping, field: Field, cell: (column: string) => string): string {
  const column = columns[field];
  const own = column === undefined ? '' : cell(column);
  if (!isUnknown(own)) return own;
  return set.find((rule) => rule.field === field && rule.matches.test(cell(rule.column)))?.value ?? '';
}

/** @throws ImportError if the file lacks a mapped column, or the mapping lacks brand, model or price */
export function bindMapping(mapping: Mapping, header: readonly string[]): CellReader {
  const missing = columnsOf(mapping).filter((column) => !header.includes(column));
  if (missing.length > 0) {
    const names = [...new Set(missing)].map((column) => `«${column}»`).join(', ');
    throw new ImportError(`the file has no column ${names}; it has ${header.map((name) => `«${name}»`).join(', ')}`);
  }
  const { brand, model, priceEur } = mapping.columns;
  const readsModel = model !== undefined || (mapping.title?.reads.includes('model') ?? false);
  if (brand === undefined || !readsModel || priceEur === undefined) {
    throw new ImportError('the mapping must name the columns of brand, model and priceEur');
  }
  return cellReader(header);
}
