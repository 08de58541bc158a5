/** `POST /api/recommendations` and `POST /api/recommendations/more`: what goes in and what comes out. */
import * as z from 'zod/mini';
import { answersSchema } from './answers.ts';
import { catalogueInfoSchema, MORE_COUNT, MORE_COUNT_DEFAULT } from './answer-parts.ts';
import { computerSchema } from './computer.ts';

/** `filteredLaptops` never holds more ids than this, in either direction. */
export const FILTERED_LAPTOPS_MAX = 200;

/** How many computers the first answer shows at most. */
export const FIRST_ANSWER_COUNT = 3;

const idSchema = z.string().check(z.maxLength(200));
const atMost = z.maxLength(FILTERED_LAPTOPS_MAX);
const idsSchema = z.array(idSchema).check(atMost);

/** Ids may also be asked for inside the objects they belong to. */
const idInObjectSchema = z.pipe(
  z.object({ id: idSchema }),
  z.transform(({ id }) => id),
);

export const comparisonSchema = z.object({ pros: z.array(z.string()), cons: z.array(z.string()) });

export const recommendationSchema = z.object({
  computers: z.array(computerSchema),
  /** One paragraph: how the answers were read. */
  explanation: z.string(),
  /** Keyed by computer name, which is unique in one answer. */
  comparisons: z.record(z.string(), comparisonSchema),
  /** The text under the cards; with no computers it contains «no se encontraron» and names the smallest changes. */
  reason: z.string(),
  /** Ids of all other laptops that meet the hard criteria, best first, at most {@link FILTERED_LAPTOPS_MAX}. */
  filteredLaptops: idsSchema,
  userInput: answersSchema,
  catalogue: catalogueInfoSchema,
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const moreRequestSchema = z.object({
  userInput: answersSchema,
  filteredLaptops: z.array(z.union([idSchema, idInObjectSchema])).check(atMost),
  count: z._default(z.int().check(z.gte(MORE_COUNT.min), z.lte(MORE_COUNT.max)), MORE_COUNT_DEFAULT),
});
export type MoreRequest = z.infer<typeof moreRequestSchema>;

export const moreOptionsSchema = z.object({
  computers: z.array(computerSchema),
  /** Present when nothing is left. */
  message: z.optional(z.string()),
  catalogue: catalogueInfoSchema,
});
export type MoreOptions = z.infer<typeof moreOptionsSchema>;
