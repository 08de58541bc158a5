/** The part of a `why` answer that the site reads. */
import * as z from 'zod/mini';
import { ROLES } from './facts.ts';
import type { Why } from './why.ts';

const reference = z.object({ id: z.string(), name: z.string() });
const euros = z.nullable(z.number());

export const shownWhySchema = z.object({
  verdict: z.enum(['excluded', 'chosen', 'beaten', 'ranked'] satisfies Why['verdict'][]),
  aside: z.string(),
  price: z.number(),
  best: z.nullable(reference),
  keeps: z.array(z.object({ criterion: z.string(), text: z.string(), weight: z.number() })),
  unknownsText: z.string(),
  prices: z.object({ first: euros, shown: euros }),
  pricesText: z.string(),
  /** Absent if the laptop does not qualify. */
  role: z.optional(z.nullable(z.enum(ROLES))),
  rank: z.optional(z.number()),
  of: z.optional(z.number()),
});
export type ShownWhy = z.infer<typeof shownWhySchema>;
