/** The file with all laptops that the site's list searches, made by the build: every searcher loads it. */
import * as z from 'zod/mini';
import { factsSchema } from './facts.ts';

const { cpu, gpu, ramGb, storageGb, screenInches, weightKg, batteryHours, os, year, priceKind, priceDate, licence } =
  factsSchema.shape;

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
  /** Of the processor, 0–100 on an absolute scale. */
  speed: z.nullable(z.number()),
  /** Graphics with memory of their own. */
  dedicated: z.boolean(),
  /** Names one of the site's illustrations. */
  form: z.string(),
  /** Whole euros, without the licence. */
  price: z.number(),
  priceKind,
  priceDate,
  licence,
});
export type ListedLaptop = z.infer<typeof listedLaptopSchema>;

/** Those with the newest price first. */
export const listedLaptopsSchema = z.array(listedLaptopSchema);
