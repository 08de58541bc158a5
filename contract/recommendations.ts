/** `POST /api/recommendations` and `POST /api/recommendations/more`. */
import * as z from 'zod/mini';
import { type Answers, answersSchema } from './answers.ts';
import { type CatalogueInfo, catalogueInfoSchema, offeredChangesSchema } from './answer-parts.ts';
import { MORE_COUNT, MORE_COUNT_DEFAULT, REQUEST_ID_MAX } from './limits.ts';
import { computerSchema, listOf } from './computer.ts';
import { textSchema, textsSchema } from './computer-fields.ts';
import { goodEntries, goodItems } from './good-items.ts';
import { targetSchema } from './target.ts';

/** Maximum number of ids in `filteredLaptops`, in requests and responses. */
export const FILTERED_LAPTOPS_MAX = 200;

/** Maximum number of computers in the first answer. */
export const FIRST_ANSWER_COUNT = 3;

const requestIdSchema = z.string().check(z.maxLength(REQUEST_ID_MAX));
const atMost = z.maxLength(FILTERED_LAPTOPS_MAX);

/** An id may also come inside an object. */
const inObject = <T>(id: z.ZodMiniType<T>) =>
  z.pipe(
    z.looseObject({ id }),
    z.transform((object) => object.id),
  );

const bareIdSchema = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);
const idSchema = z.union([bareIdSchema, inObject(bareIdSchema)]);

const comparisonsSchema = z.pipe(
  goodEntries(z.object({ pros: textsSchema, cons: textsSchema })),
  z.transform((entries) => Object.fromEntries(entries)),
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
  raise: z.catch(z.nullable(relaxationSchema), null),
});
export type Caution = z.infer<typeof cautionSchema>;

const orNull = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);
const orAbsent = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

/** The first answer, as the site reads it from the API or from its storage. */
export const recommendationSchema = z.object({
  computers: listOf(computerSchema),
  target: targetSchema,
  caution: orNull(cautionSchema),
  /** It is present only where no laptop sold in Spain serves, and says that these were seen abroad, and from how much one is sold here. */
  abroad: orAbsent(cautionSchema),
  /** «Casi empatado con el HP Victus 15»: other cards are as good as the first, as far as we know; else `null`. */
  nearTie: orNull(z.string()),
  /** «No pagues más de 1050 €: por encima no notarías mejora.»; `null` if more money is worth it. */
  enough: orNull(z.string()),
  /** One paragraph: how the answers were interpreted, how many laptops qualify, and how many of them are capable. */
  explanation: textSchema,
  /** Keyed by computer name, which is unique. */
  comparisons: z.catch(comparisonsSchema, {}),
  /** The text below the cards; without computers it contains «no se encontraron» and the smallest changes that help. */
  reason: textSchema,
  /**
   * If there are no computers: the smallest changes that give laptops that serve, as text (the last lines of `reason`, in their order) and
   * as answers to ask again. If nothing serves at any budget, they give laptops, and the text says so.
   */
  relaxations: z.catch(goodItems(relaxationSchema), []),
  /**
   * Requirements of which the first card misses so much that every laptop that meets them is noticed, and that a capable
   * one within the budget meets.
   */
  changes: orAbsent(offeredChangesSchema),
  /** Ids of the remaining laptops that meet requirements and budget, best first. */
  filteredLaptops: orAbsent(goodItems(idSchema)),
  /** Sent back to ask for more options; the API validates it. */
  userInput: orAbsent(z.looseObject({})),
  catalogue: orAbsent(catalogueInfoSchema),
});
export type ReadRecommendation = z.infer<typeof recommendationSchema>;

/** The answer that the API makes. */
export interface Recommendation extends ReadRecommendation {
  filteredLaptops: string[];
  userInput: Answers;
  catalogue: CatalogueInfo;
}

/** The request for more: the answers and ids of the first answer, and how many computers are wanted. */
export const moreRequestSchema = z.object({
  userInput: answersSchema,
  filteredLaptops: z.array(z.union([requestIdSchema, inObject(requestIdSchema)])).check(atMost),
  count: z._default(z.int().check(z.gte(MORE_COUNT.min), z.lte(MORE_COUNT.max)), MORE_COUNT_DEFAULT),
});
export type MoreRequest = z.infer<typeof moreRequestSchema>;

/** The answer to it: the next computers, best first. */
export const moreOptionsSchema = z.object({
  computers: listOf(computerSchema),
  /** Present if no laptops are left. */
  message: orAbsent(z.string()),
  catalogue: orAbsent(catalogueInfoSchema),
});
export type MoreOptions = z.infer<typeof moreOptionsSchema>;
