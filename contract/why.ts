/** `POST /api/recommendations/why`: why a laptop was or was not chosen for some answers. */
import * as z from 'zod/mini';
import { answersSchema } from './answers.ts';
import { ROLES } from './facts.ts';
import { REQUEST_ID_MAX } from './limits.ts';

export const whyRequestSchema = z.object({
  userInput: answersSchema,
  id: z.string().check(z.minLength(1), z.maxLength(REQUEST_ID_MAX)),
});

const laptopReferenceSchema = z.object({ id: z.string(), name: z.string() });

/** A requirement that the laptop does not meet, or is not known to meet. */
const failureSchema = z.object({
  /** `budget`, a requirement field or `market`: it is not sold in Spain. */
  field: z.string(),
  wanted: z.union([z.string(), z.number(), z.boolean()]),
  text: z.string(),
});
export type Failure = z.infer<typeof failureSchema>;

const keepSchema = z.object({
  /** A criterion of the target, including `price`. */
  criterion: z.string(),
  /** «18 % de potencia gráfica», «200 € más» */
  text: z.string(),
  /** Weighted value lost against the first card, in thousandths of the total. */
  weight: z.number(),
});
export type Keep = z.infer<typeof keepSchema>;

const euros = z.nullable(z.int());

/**
 * Fields of every answer. `text` is the complete explanation; the other fields are for screens that arrange it
 * differently.
 */
const commonFields = {
  text: z.string(),
  /** Only the conclusion: its rank, or what excludes it. */
  lead: z.string(),
  /** What excludes it, or an addition to its rank; may be empty. */
  aside: z.string(),
  /** Euros, with a Windows licence if it has to be bought. */
  price: z.number(),
  /** The first card; `null` if nothing qualifies. */
  best: z.nullable(laptopReferenceSchema),
  /** What the laptop loses against the first card, most important first. */
  keeps: z.array(keepSchema),
  /** Unknown figures that affect the rank: «la autonomía». */
  unknowns: z.array(z.string()),
  /** How the unknown figures could change the rank; empty if there are none. */
  unknownsText: z.string(),
  /**
   * The highest price in whole euros, below the current one, at which the laptop would be the first card or any card;
   * `null` if it already is, is not capable of what was chosen, or if half of its price does not help.
   */
  prices: z.object({ first: euros, shown: euros }),
  /** Empty for the first card. */
  pricesText: z.string(),
};

/**
 * Rank from 1 in the answer's order (cards first, the others by points) among `of` laptops: the capable ones that
 * qualify, or all that qualify if this one is not capable.
 */
const place = { rank: z.int(), of: z.int() };

export const whySchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('excluded'), ...commonFields, failures: z.array(failureSchema) }),
  z.object({ verdict: z.literal('chosen'), ...commonFields, ...place, role: z.nullable(z.enum(ROLES)) }),
  z.object({ verdict: z.literal('beaten'), ...commonFields, ...place, by: laptopReferenceSchema }),
  z.object({ verdict: z.literal('ranked'), ...commonFields, ...place }),
]);
export type Why = z.infer<typeof whySchema>;
