/** The search data of the site's list, written by the build and loaded by every visitor who searches. */
import * as z from 'zod/mini';
import { factsSchema } from './facts.ts';

const facts = factsSchema.shape;

/** One row of the list; `null` where a figure is unknown. */
export const listedLaptopSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Brand and line, with which the name begins for people. */
  line: z.string(),
  brand: z.string(),
  cpu: facts.cpu,
  gpu: facts.gpu,
  ramGb: facts.ramGb,
  storageGb: facts.storageGb,
  screenInches: facts.screenInches,
  panel: z.nullable(z.string()),
  weightKg: facts.weightKg,
  batteryHours: facts.batteryHours,
  os: facts.os,
  year: facts.year,
  /** What the processor is like for work or study. */
  pace: z.nullable(z.enum(['plenty', 'good', 'scant', 'short'])),
  /** Whether the graphics are dedicated. */
  dedicated: z.boolean(),
  /** Name of an illustration of the site. */
  form: z.string(),
  /** Whole euros, without the licence. */
  price: z.number(),
  priceKind: facts.priceKind,
  priceDate: facts.priceDate,
  priceCountry: facts.priceCountry,
  keyboard: facts.keyboard,
  /** Whether a Spanish shop had it lately. */
  seenInSpain: z.boolean(),
  licence: facts.licence,
});
export type ListedLaptop = z.infer<typeof listedLaptopSchema>;

/** Laptops that give most for their price come first. */
export const listedLaptopsSchema = z.array(listedLaptopSchema);

export const LISTED_LAPTOPS_PATH = '/data/laptops.json';
