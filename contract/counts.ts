/** What the form says while one answers; only the device is asked (docs/decisions/012-one-engine-two-hosts.md). */
import * as z from 'zod/mini';
import { requirementsSchema } from './answers.ts';

export const countsSchema = z.object({
  /** Laptops within the budget that meet every requirement. */
  count: z.int(),
  /** The same in words: «187 portátiles cumplen esto». */
  text: z.string(),
  /** The same with every other option in place of the one chosen: by requirement none, then each in the contract's order. */
  options: z.array(z.array(z.int())),
  /** Where there is none: the smallest change that gives some, in words («Con 60 € más, 3») and made. */
  help: z.nullable(z.object({ text: z.string(), budget: z.number(), requirements: requirementsSchema })),
});
export type Counts = z.infer<typeof countsSchema>;
