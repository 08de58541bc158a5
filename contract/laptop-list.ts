/** `GET /api/laptops`: the catalogue, page by page. */
import * as z from 'zod/mini';
import { catalogueInfoSchema } from './answer-parts.ts';
import { REQUIREMENT_OPTIONS } from './answers.ts';
import { laptopSheetSchema } from './computer.ts';
import { OPERATING_SYSTEMS } from './facts.ts';
import { REQUEST_ID_MAX } from './limits.ts';

const LIMIT = { min: 1, max: 100, default: 24 } as const;

const words = z.string().check(z.minLength(1), z.maxLength(100));

/** A laptop has to meet all filters. An unknown figure meets none. */
export const laptopQuerySchema = z.strictObject({
  /** Ids separated by commas. The other filters are ignored then. */
  ids: z.optional(z.string()),
  /** Id of the last laptop of the previous page. */
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(REQUEST_ID_MAX))),
  limit: z._default(z.int().check(z.gte(LIMIT.min), z.lte(LIMIT.max)), LIMIT.default),
  /** Case-insensitive. */
  brand: z.optional(words),
  /** Euros, compared with `price`. */
  maxPrice: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  /** In GB. */
  minRam: z.optional(z.int().check(z.gte(1), z.lte(1024))),
  /** Size in inches, as in the questionnaire: 15 is from 14.7 to 15.8. */
  screen: z.optional(z.enum(REQUIREMENT_OPTIONS.screenSize)),
  os: z.optional(z.enum(OPERATING_SYSTEMS)),
  /** Words that the name has to contain; only the first eight different ones count. */
  q: z.optional(words),
});
export type LaptopQuery = z.infer<typeof laptopQuerySchema>;

export const laptopPageSchema = z.object({
  /** Sorted by id, which never changes. */
  laptops: z.array(laptopSheetSchema),
  /** Number of matching laptops on all pages. */
  total: z.int(),
  /** Relative URL of the next page; `null` on the last one. */
  next: z.nullable(z.string()),
  catalogue: catalogueInfoSchema,
});
