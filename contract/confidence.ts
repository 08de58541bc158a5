import * as z from 'zod/mini';

/** Share of simulated draws (0–1), in which all data vary within their errors, that choose the laptop. */
export const confidenceSchema = z.object({
  first: z.number(),
  /** Share in which it is among the three cards. */
  three: z.number(),
  /** Ids of laptops of the same answer with a statistical tie. */
  tiedWith: z.array(z.string()),
});
export type Confidence = z.infer<typeof confidenceSchema>;
