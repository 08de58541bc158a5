/** The search data of the site's list, written by the build and loaded by every visitor who searches. */
import * as z from 'zod/mini';
import { factsSchema } from './facts.ts';

const {
  cpu,
  gpu,
  keyboard,
  priceCountry,
  ramGb,
  storageGb,
  screenInches,
  weightKg,
  batteryHours,
  os,
  year,
  priceKind,
  priceDate,
  licence,
} = factsSchema.shape;

const PACES = ['plenty', 'good', 'scant', 'short'] as const;

const listedLaptopSchema = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  cpu,
  gpu,
  ramGb,
  storageGb,
  screenInches,
  panel: z.nullable(z.string()),
  weightKg,
  batteryHours,
  os,
  year,
  /** Index of the processor, 0–100 on an absolute scale. */
  speed: z.nullable(z.number()),
  /** What that is like for work or study. */
  pace: z.nullable(z.enum(PACES)),
  /** Whether the graphics are dedicated. */
  dedicated: z.boolean(),
  /** Name of an illustration of the site. */
  form: z.string(),
  /** Whole euros, without the licence. */
  price: z.number(),
  priceKind,
  priceDate,
  priceCountry,
  keyboard,
  /** Whether a Spanish shop had it lately. */
  seenInSpain: z.boolean(),
  licence,
});
export type ListedLaptop = z.infer<typeof listedLaptopSchema>;

/** Those that give most for their price first. */
export const listedLaptopsSchema = z.array(listedLaptopSchema);
