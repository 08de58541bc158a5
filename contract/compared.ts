/** `POST /api/recommendations/compare`: laptops that a visitor chose, by what these answers ask for. */
import * as z from 'zod/mini';
import { answersSchema } from './answers.ts';
import { catalogueInfoSchema } from './answer-parts.ts';
import { COMPARED } from './compared-count.ts';
import { shownTargetSchema, targetSchema } from './target.ts';

export const compareRequestSchema = z.object({
  userInput: answersSchema,
  ids: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(COMPARED.max)),
});
export type CompareRequest = z.infer<typeof compareRequestSchema>;

const comparedLaptopSchema = z.object({
  id: z.string(),
  /** Whether it is within the budget and meets every requirement. */
  qualifies: z.boolean(),
  /** At most ten words: «Cumple lo que pides.», «Le falta gráfica (es integrada).», «No cumple: precio (350 € más) y peso.» */
  text: z.string(),
  /** One for each row of the target: what it has more than the next («18 % de velocidad»); empty where it is not the better one. */
  better: z.array(z.string()),
});

export const comparedSchema = z.object({
  /** The known ones of the request, each once, in its order. */
  laptops: z.array(comparedLaptopSchema),
  /** Which of them is recommended first; `null` for one alone, and where none qualifies and is capable. */
  best: z.nullable(z.string()),
  /** As in an answer that shows these laptops. */
  target: targetSchema,
  catalogue: catalogueInfoSchema,
});
export type Compared = z.infer<typeof comparedSchema>;

/** As the site reads it. */
export const shownComparedSchema = z.extend(comparedSchema, { target: shownTargetSchema });
export type ShownCompared = z.infer<typeof shownComparedSchema>;
