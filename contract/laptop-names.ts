/** `GET /api/laptops/names`: all laptops, for a search by name. */
import * as z from 'zod/mini';
import { factsSchema } from './facts.ts';

/** What a search shows of a laptop. */
export const laptopNameSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Euros, without a Windows licence. */
  price: z.number(),
  /** What its total price is computed from. */
  facts: z.pick(factsSchema, { priceKind: true, licence: true }),
});
export type NamedLaptop = z.infer<typeof laptopNameSchema>;

/** The answer: all laptops of the catalogue. */
export const laptopNamesSchema = z.object({ laptops: z.array(laptopNameSchema) });
export type LaptopNames = z.infer<typeof laptopNamesSchema>;
