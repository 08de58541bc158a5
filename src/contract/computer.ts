/** A computer as an answer carries it: what is shown, and the machine-readable `facts` behind it. */
import * as z from 'zod/mini';
import { factsSchema, ROLES } from './facts.ts';

/** `Valoracion` (stars out of 5) and `Reviews` (their number) are present only where the catalogue has real figures. */
export const attributeSchema = z.object({ key: z.string(), value: z.union([z.string(), z.number()]) });

export const computerSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  /** An https address, or the path of one of the site's own illustrations by form factor (`/illustrations/….svg`). */
  image: z.string(),
  /** Euros, taxes included. */
  price: z.number(),
  /** `label: value` lines, in the order in which they are shown. */
  specs: z.array(z.string()),
  attributes: z.array(attributeSchema),
  /** Where to buy it: an https address. */
  link: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  role: z.nullable(z.enum(ROLES)),
  /** One sentence: why it suits this visitor. */
  fit: z.string(),
  facts: factsSchema,
});
export type Computer = z.infer<typeof computerSchema>;
