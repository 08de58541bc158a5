/** `POST /api/recommendations/why`: why a laptop was or was not chosen for some answers. */
import * as z from 'zod/mini';
import { answersSchema } from './answers.ts';
import { ROLES } from './facts.ts';

export const whyRequestSchema = z.object({
  userInput: answersSchema,
  id: z.string().check(z.minLength(1), z.maxLength(200)),
});

const laptopReferenceSchema = z.object({ id: z.string(), name: z.string() });

/** A requirement that the laptop does not meet, or is not known to meet. */
const failureSchema = z.object({
  /** `budget` or a requirement field. */
  field: z.string(),
  wanted: z.union([z.string(), z.number()]),
  text: z.string(),
});
export type Failure = z.infer<typeof failureSchema>;

/** `text` is the whole answer for visitors; the other fields are for screens that present it differently. */
export const whySchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('excluded'), text: z.string(), failures: z.array(failureSchema) }),
  z.object({
    verdict: z.literal('chosen'),
    text: z.string(),
    role: z.nullable(z.enum(ROLES)),
    /** Position from 1, out of `of` laptops that meet requirements and budget; those capable of the purposes come first. */
    rank: z.int(),
    of: z.int(),
  }),
  z.object({ verdict: z.literal('beaten'), text: z.string(), by: laptopReferenceSchema }),
  z.object({
    verdict: z.literal('ranked'),
    text: z.string(),
    rank: z.int(),
    of: z.int(),
    /** The first card, and what this laptop lacks compared with it, most important first. */
    best: laptopReferenceSchema,
    lacks: z.array(z.string()),
  }),
]);
export type Why = z.infer<typeof whySchema>;
