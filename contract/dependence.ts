import * as z from 'zod/mini';

/** A single figure that would change the winner of an answer. */
export const dependenceSchema = z.object({
  /** «Si el Acer pesa 1,7 kg o más, elige el Dell.» */
  text: z.string(),
  /** Probability of that change, 0–1. */
  share: z.number(),
});
export type Dependence = z.infer<typeof dependenceSchema>;

/** Maximum number in one answer. */
export const DEPENDS_ON_MAX = 3;
