/** `POST /api/recommendations` and `POST /api/recommendations/more`. */
import * as z from 'zod/mini';
import { answersSchema, catalogueInfoSchema, offeredChangesSchema } from './answers.ts';
import { MORE_COUNT, MORE_COUNT_DEFAULT, REQUEST_ID_MAX } from './limits.ts';
import { computerSchema } from './computer.ts';
import { targetSchema } from './target.ts';

/** Maximum number of ids in `filteredLaptops`, in requests and responses. */
export const FILTERED_LAPTOPS_MAX = 200;

/** Maximum number of computers in the first answer. */
export const FIRST_ANSWER_COUNT = 3;

const requestIdSchema = z.string().check(z.maxLength(REQUEST_ID_MAX));
const atMost = z.maxLength(FILTERED_LAPTOPS_MAX);

/** An id may also come inside an object. */
export const inObject = <T>(id: z.ZodMiniType<T>) =>
  z.pipe(
    z.looseObject({ id }),
    z.transform((object) => object.id),
  );

const relaxationSchema = z.object({ text: z.string(), answers: answersSchema });
export type Relaxation = z.infer<typeof relaxationSchema>;

/**
 * Warns that no laptop that qualifies reaches the minimum of a purpose, so the first card is only the least bad one.
 */
const cautionSchema = z.object({
  /** «Con 400 € no hay portátil para juegos actuales. Desde 680 €, sí.» */
  text: z.string(),
  /** The lowest budget with a capable laptop, as text and as answers to ask again; `null` if there is none. */
  raise: z.nullable(relaxationSchema),
});
export type Caution = z.infer<typeof cautionSchema>;

/** The answer. */
export const recommendationSchema = z.object({
  computers: z.array(computerSchema),
  target: targetSchema,
  caution: z.nullable(cautionSchema),
  /** It is present only where no laptop sold in Spain serves, and says that these were seen abroad, and from how much one is sold here. */
  abroad: z.optional(cautionSchema),
  /** «Casi empatado con el HP Victus 15»: other cards are as good as the first, as far as we know; else `null`. */
  nearTie: z.nullable(z.string()),
  /** «No pagues más de 1050 €: por encima no notarías mejora.»; `null` if more money is worth it. */
  enough: z.nullable(z.string()),
  /** One paragraph: how the answers were interpreted, how many laptops qualify, and how many of them are capable. */
  explanation: z.string(),
  /** Keyed by computer name, which is unique. */
  comparisons: z.record(z.string(), z.object({ pros: z.array(z.string()), cons: z.array(z.string()) })),
  /** The text below the cards; without computers it contains «no se encontraron» and the smallest changes that help. */
  reason: z.string(),
  /**
   * If there are no computers: the smallest changes that give laptops that serve, as text (the last lines of `reason`, in their order) and
   * as answers to ask again. If nothing serves at any budget, they give laptops, and the text says so.
   */
  relaxations: z.array(relaxationSchema),
  /**
   * Requirements of which the first card misses so much that every laptop that meets them is noticed, and that a capable
   * one within the budget meets.
   */
  changes: offeredChangesSchema,
  /** Ids of the remaining laptops that meet requirements and budget, best first. */
  filteredLaptops: z.array(z.string()),
  /** Sent back to ask for more options; the API validates it. */
  userInput: answersSchema,
  catalogue: catalogueInfoSchema,
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** The request for more: the answers and ids of the first answer, and how many computers are wanted. */
export const moreRequestSchema = z.object({
  userInput: answersSchema,
  filteredLaptops: z.array(z.union([requestIdSchema, inObject(requestIdSchema)])).check(atMost),
  count: z._default(z.int().check(z.gte(MORE_COUNT.min), z.lte(MORE_COUNT.max)), MORE_COUNT_DEFAULT),
});
export type MoreRequest = z.infer<typeof moreRequestSchema>;

/** The answer to it: the next computers, best first, without those that are only worse than the first card. */
export const moreOptionsSchema = z.object({
  computers: z.array(computerSchema),
  /** Present if no laptops are left. */
  message: z.optional(z.string()),
  catalogue: catalogueInfoSchema,
});
export type MoreOptions = z.infer<typeof moreOptionsSchema>;
