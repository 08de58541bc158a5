/** How the columns of a shop's table are found: of a `csv` feed, and of a file to import. */
import * as z from 'zod';
import { PRICE_BASES } from '../laptop-record.ts';
import { DETAIL_NAMES, FIGURE_FIELDS, GOOGLE_NAMES, type Layout, NEEDED_FIELDS, plainName } from './feed-item.ts';
import { FeedError } from './feed-offer.ts';

const column = z.string('expected the name of a column').min(1);

const optional = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, column.optional()]));
const needed = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, column]));

const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source, 'i');
  } catch {
    context.addIssue({ code: 'custom', message: `«${source}» is not a regular expression` });
    return z.NEVER;
  }
});

const skip = z.array(z.strictObject({ column, matches: pattern, reason: z.string().min(1) })).default([]);

/** A feed needs no entry for columns named like a detail, such as «Procesador», and for the country's. */
export const feedTable = {
  columns: z.strictObject({
    ...optional([...Object.keys(GOOGLE_NAMES), ...Object.keys(DETAIL_NAMES)]),
    ...needed(NEEDED_FIELDS),
  }),
  skip,
};

const importMappingSchema = z.strictObject({
  about: z.string().optional(),
  /** Fields without a column stay unknown. */
  columns: z.strictObject({
    ...optional([...Object.keys(GOOGLE_NAMES), ...FIGURE_FIELDS]),
    ...needed(['brand', 'model', 'priceEur']),
  }),
  skip,
  /** An empty graphics cell means the processor's integrated graphics. */
  emptyGpuMeansIntegrated: z.boolean().default(false),
  priceBasis: z.enum(PRICE_BASES).default('listed-es'),
});
export type ImportMapping = z.infer<typeof importMappingSchema>;

/**
 * @param source file name for messages
 * @throws FeedError naming the first invalid entry
 */
export function parseMapping(value: unknown, source: string): ImportMapping {
  const parsed = importMappingSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new FeedError(`${source}: ${issue?.path.join('.') || 'mapping'}: ${issue?.message}`);
}

/** All columns that the operator names are needed: without that of the condition, used goods would count as new. */
export function layoutOf(
  { columns, skip: rules }: Pick<ImportMapping, 'columns' | 'skip'>,
  hasOwnDetails: boolean,
): Layout {
  const names = Object.fromEntries(
    Object.entries(columns).flatMap(([field, name]) => (name ? [[field, [plainName(name)]]] : [])),
  );
  return { names, needed: Object.keys(names), skip: rules, hasOwnDetails };
}
