/** `GET /api/laptops`: the catalogue, page by page. */
import * as z from 'zod/mini';
import { catalogueInfoSchema } from './answer-parts.ts';
import { REQUIREMENT_OPTIONS } from './answers.ts';
import { laptopSheetSchema } from './computer.ts';
import { OPERATING_SYSTEMS } from './facts.ts';

const LIMIT = { min: 1, max: 100, default: 24 } as const;

const words = z.string().check(z.minLength(1), z.maxLength(100));

/** All of them have to be met; a laptop of which the figure is unknown meets none. */
export const laptopQuerySchema = z.strictObject({
  /** With commas between; with it the others do not count. */
  ids: z.optional(z.string()),
  /** Id of the last laptop that was read. */
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z._default(z.int().check(z.gte(LIMIT.min), z.lte(LIMIT.max)), LIMIT.default),
  /** In upper or lower case. */
  brand: z.optional(words),
  /** Euros, compared with `price`. */
  maxPrice: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  /** In GB. */
  minRam: z.optional(z.int().check(z.gte(1), z.lte(1024))),
  /** Size in inches, as in the questionnaire: 15 is from 14.7 to 15.8. */
  screen: z.optional(z.enum(REQUIREMENT_OPTIONS.screenSize)),
  os: z.optional(z.enum(OPERATING_SYSTEMS)),
  /** Words that all stand in the name; of more than eight different ones the first eight count. */
  q: z.optional(words),
});
export type LaptopQuery = z.infer<typeof laptopQuerySchema>;

export const laptopPageSchema = z.object({
  /** By id, which never changes. */
  laptops: z.array(laptopSheetSchema),
  /** How many meet the filters, on all pages. */
  total: z.int(),
  /** Address of the next page, relative to this one; `null` on the last. */
  next: z.nullable(z.string()),
  catalogue: catalogueInfoSchema,
});
