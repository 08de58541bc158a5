import * as z from 'zod/mini';

/** How often a laptop is chosen when all data are moved within their error; 0–1. */
export const confidenceSchema = z.object({
  first: z.number(),
  /** Among the three. */
  three: z.number(),
  /** Ids of laptops of the same answer that it cannot be told from. */
  tiedWith: z.array(z.string()),
});
export type Confidence = z.infer<typeof confidenceSchema>;
