import * as z from 'zod/mini';
import { listedLaptopSchema } from '../listed-laptops.ts';

/** A filter option of the list: a link that selects or clears it. */
const choiceSchema = z.object({ label: z.string(), chosen: z.boolean(), href: z.string() });
export type ListChoice = z.infer<typeof choiceSchema>;

const optionSchema = z.object({
  ...choiceSchema.shape,
  /** Number of laptops with this option, given the other filters. */
  count: z.number(),
});
export type FilterOption = z.infer<typeof optionSchema>;

const groupSchema = z.object({ key: z.string(), label: z.string(), options: z.array(optionSchema) });
export type FilterGroup = z.infer<typeof groupSchema>;

/** Data of `/portatiles` and its further pages: what they show without search and filters. */
export const laptopListSchema = z.object({
  /** Page number from 1. */
  page: z.number(),
  pages: z.number(),
  laptops: z.array(listedLaptopSchema),
  /** Number of laptops on all pages. */
  size: z.number(),
  groups: z.array(groupSchema),
  orders: z.array(choiceSchema),
  /** What the chosen order means; empty if its name says it. */
  orderNote: z.string(),
});
export type LaptopList = z.infer<typeof laptopListSchema>;
