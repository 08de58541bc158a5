/** How close a laptop comes to what was asked for: where the point of its target lies. */
import * as z from 'zod/mini';

const shareSchema = z.number().check(z.gte(0), z.lte(1));

/** The share of what was asked for that a laptop gives, with its words. */
export const fitSchema = z.object({
  /** 1: each need is met as well as would be noticed, so the point is in the centre. */
  share: shareSchema,
  /** Whether it meets the budget, every requirement and the minimum of each use; else the point is outside the ring. */
  serves: z.boolean(),
  /** «Encaja de lleno» */
  words: z.string(),
});
export type Fit = z.infer<typeof fitSchema>;
