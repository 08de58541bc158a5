/** `POST /api/recommendations/compare`: laptops chosen by the visitor, compared by the criteria of their answers. */
import * as z from 'zod/mini';
import { parsedAdvertSchema } from './advert.ts';
import { answersSchema, catalogueInfoSchema } from './answers.ts';
import { fitSchema } from './computer.ts';
import { factsSchema } from './facts.ts';
import { COMPARED, REQUEST_ID_MAX } from './limits.ts';
import { targetSchema } from './target.ts';

/** The request: ids of laptops, an advert's laptop beside them if there is one, and the answers to compare them by. */
export const compareRequestSchema = z.object({
  userInput: answersSchema,
  /** What was read of an advert, whose laptop is compared too. */
  read: z.optional(parsedAdvertSchema),
  ids: z.array(z.string().check(z.maxLength(REQUEST_ID_MAX))).check(z.minLength(1), z.maxLength(COMPARED.max)),
});
export type CompareRequest = z.infer<typeof compareRequestSchema>;

const comparedLaptopSchema = z.object({
  id: z.string(),
  /** Whether it is within the budget and meets every requirement. */
  qualifies: z.boolean(),
  fit: fitSchema,
  /** At most ten words: «Encaja bien.», «Le falta gráfica (es integrada).», «No cumple: precio (350 € más).» */
  text: z.string(),
  /** The laptop's drawback; absent if it does not qualify or is not capable. */
  but: z.optional(z.string()),
  /** «Tiene 8 GB más de memoria y cuesta 47 € menos.»: at most two of its leads; empty if it has none of its own. */
  gains: z.string(),
  /** One entry per row of the target: its lead over the next laptop («Aguanta 3 h más»); empty without one. */
  better: z.array(z.string()),
  /** Euros of its lead in the price; absent without one. */
  cheaperBy: z.optional(z.number()),
});

/** The laptop of an advert, as far as it or those of its case are known. */
const advertSchema = z.object({
  /** Euros without the licence: the usual price where the advert has none; `null` if too little is known for it. */
  price: z.nullable(z.number()),
  facts: factsSchema,
});

/** The answer: each laptop's verdict in words, and the target with all of them. */
export const comparedSchema = z.object({
  /** The known laptops of the request in its order, without duplicates; before them the advert's laptop, `-advert`. */
  laptops: z.array(comparedLaptopSchema),
  /** Id of the recommended laptop; `null` if there is only one, or none qualifies and is capable. */
  best: z.nullable(z.string()),
  /** The same target as an answer with these laptops. */
  target: targetSchema,
  catalogue: catalogueInfoSchema,
  /** Only with one. */
  advert: z.optional(advertSchema),
});
export type Compared = z.infer<typeof comparedSchema>;
