/** Maps a shop's columns to catalogue fields, from a small JSON file. */
import * as z from 'zod';
import { laptopRecordSchema, PRICE_BASES } from '../laptop-record.ts';
import { CatalogueError } from '../load.ts';

/** The record's fields that a shop can know. */
const FIELDS = [
  ...laptopRecordSchema.omit({ id: true, formFactor: true, priceBasis: true, rating: true }).keyof().options,
  'ratingStars',
  'ratingCount',
] as const;
export type Field = (typeof FIELDS)[number];

const patternSchema = z.string().transform((source, context) => {
  try {
    return new RegExp(source, 'i');
  } catch {
    context.addIssue({ code: 'custom', message: `«${source}» is not a regular expression` });
    return z.NEVER;
  }
});

const mappingSchema = z.strictObject({
  about: z.string().optional(),
  /** Fields without a column stay unknown. */
  columns: z.partialRecord(z.enum(FIELDS), z.string().min(1)),
  /** An empty graphics cell means the processor's integrated graphics. */
  emptyGpuMeansIntegrated: z.boolean().default(false),
  /** Rows to skip; they are counted by reason, not rejected. */
  skip: z.array(z.strictObject({ column: z.string(), matches: patternSchema, reason: z.string() })).default([]),
  priceBasis: z.enum(PRICE_BASES).default('listed-es'),
});
export type Mapping = z.infer<typeof mappingSchema>;

/** @throws CatalogueError naming the first invalid entry */
export function parseMapping(value: unknown, source: string): Mapping {
  const parsed = mappingSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CatalogueError(`${source}: ${issue?.path.join('.') || 'mapping'}: ${issue?.message}`);
  }
  const { brand, model, priceEur } = parsed.data.columns;
  if (brand === undefined || model === undefined || priceEur === undefined) {
    throw new CatalogueError(`${source}: it must name the columns of brand, model and priceEur`);
  }
  return parsed.data;
}
