/** `POST /api/recommendations/why`: why a laptop was chosen for some answers, or was not. */
import * as z from 'zod/mini';
import { answersSchema } from './answers.ts';
import { ROLES } from './facts.ts';

export const whyRequestSchema = z.object({
  userInput: answersSchema,
  id: z.string().check(z.minLength(1), z.maxLength(200)),
});

const laptopReferenceSchema = z.object({ id: z.string(), name: z.string() });

/** Something the visitor demanded and the laptop does not have, or does not say it has. */
export const failureSchema = z.object({
  /** `budget`, or the name of the requirement. */
  field: z.string(),
  /** The option or amount asked for. */
  wanted: z.union([z.string(), z.number()]),
  text: z.string(),
});
export type Failure = z.infer<typeof failureSchema>;

/** `text` is the whole answer as a visitor reads it; the rest is for screens that show it their own way. */
export const whySchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('excluded'), text: z.string(), failures: z.array(failureSchema) }),
  z.object({
    verdict: z.literal('chosen'),
    text: z.string(),
    role: z.nullable(z.enum(ROLES)),
    /** Place among all that meet the criteria, from 1, and how many those are. */
    rank: z.int(),
    of: z.int(),
  }),
  z.object({ verdict: z.literal('beaten'), text: z.string(), by: laptopReferenceSchema }),
  z.object({
    verdict: z.literal('ranked'),
    text: z.string(),
    rank: z.int(),
    of: z.int(),
    /** The first card, and what this laptop lacks against it, most important first. */
    best: laptopReferenceSchema,
    lacks: z.array(z.string()),
  }),
]);
export type Why = z.infer<typeof whySchema>;
