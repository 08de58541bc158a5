/** Live counts below the form, computed only on the device (docs/decisions/012-one-engine-two-hosts.md). */
import * as z from 'zod/mini';
import { requirementsSchema, SWITCHES } from './answers.ts';

export const countsSchema = z.object({
  /** Laptops within the budget that meet every requirement. */
  count: z.int(),
  /** The count as text: «187 portátiles cumplen esto». */
  text: z.string(),
  /**
   * Counts with every other option selected. For each requirement: no preference first, then the contract's options
   * in order.
   */
  options: z.array(z.array(z.int())),
  /** Counts with each switch turned the other way. */
  switched: z.record(z.enum(SWITCHES), z.int()),
  /** If the count is 0: the smallest change that gives laptops that serve, as text («Con 60 € más, 3») and as answers. */
  help: z.nullable(
    z.object({
      text: z.string(),
      budget: z.number(),
      requirements: requirementsSchema,
      seenInSpain: z.boolean(),
    }),
  ),
});
export type Counts = z.infer<typeof countsSchema>;
