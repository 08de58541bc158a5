/**
 * One laptop configuration: the record as it stands in the catalogue file, and the laptop as the engine sees it, with
 * what is derived on load. Units are in the names; `null` is "unknown" and is never guessed silently.
 */
import * as z from 'zod';
import { type CpuFamily, type GpuSeries, OPERATING_SYSTEMS, resolutionSchema } from '../../src/contract/facts.ts';

export const FORM_FACTORS = ['ultrabook', 'all-rounder', 'gaming', 'workstation', 'convertible', 'macbook'] as const;
export type FormFactor = (typeof FORM_FACTORS)[number];

export const PANELS = ['ips', 'oled', 'tn', 'va', 'mini-led'] as const;

/** Where a price was seen. What each means in words for a visitor stands in `describe.ts`. */
export const PRICE_BASES = ['listed-es', 'listed-eu', 'converted'] as const;

export const laptopRecordSchema = z.strictObject({
  /** Lower-case slug, unique and stable: favourites and links hold on to it. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  brand: z.string().min(1).max(40),
  /** As a shop window would show it, without the brand and the part number. */
  model: z.string().min(1).max(80),
  /** The maker's part number, where known: tells two otherwise equal configurations apart. */
  partNumber: z.string().min(1).max(40).nullable(),
  cpu: z.string().min(1).max(60).nullable(),
  gpu: z.string().min(1).max(60).nullable(),
  ramGb: z.number().int().min(2).max(256).nullable(),
  storageGb: z.number().int().min(32).max(16_384).nullable(),
  screenInches: z.number().min(9).max(19).nullable(),
  resolution: z.nullable(resolutionSchema),
  refreshHz: z.number().int().min(40).max(600).nullable(),
  panel: z.enum(PANELS).nullable(),
  weightKg: z.number().min(0.6).max(6).nullable(),
  batteryWh: z.number().min(15).max(110).nullable(),
  os: z.enum(OPERATING_SYSTEMS).nullable(),
  formFactor: z.enum(FORM_FACTORS),
  /** Year of the model, where its chips or name tell. */
  year: z.number().int().min(2015).max(2035).nullable(),
  priceEur: z.number().min(80).max(12_000),
  /** ISO day or month; the year alone where no more is known. */
  priceDate: z.string().regex(/^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
  priceBasis: z.enum(PRICE_BASES),
  rating: z.strictObject({ stars: z.number().min(0).max(5), count: z.number().int().min(1) }).nullable(),
  /** An https address of a picture that may be shown, or `null`: then the form factor's illustration is. */
  image: z.url({ protocol: /^https$/ }).nullable(),
  /** The marketplace's product id (ASIN), where known. */
  marketId: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .nullable(),
});
export type LaptopRecord = z.infer<typeof laptopRecordSchema>;

/** A record with what is derived from it by the documented rules of `derive.ts`. */
export interface Laptop extends LaptopRecord {
  /** Brand, model and, only where needed to be unique in the catalogue, what tells it apart. */
  name: string;
  /** Configurations of one machine share this: they count as one choice. */
  chassis: string;
  /** 0–100, absolute scale; `null` where the chip is unknown. */
  cpuIndex: number | null;
  gpuIndex: number | null;
  cpuFamily: CpuFamily | null;
  gpuSeries: GpuSeries | null;
  /** Estimated hours of light use. */
  batteryHours: number | null;
  /** Estimates 0–100, higher is quieter / better built. */
  silence: number | null;
  build: number | null;
}

/** The whole catalogue, loaded once. */
export interface Catalogue {
  laptops: readonly Laptop[];
  /** Newest price date among the records (ISO day or month). */
  date: string;
}
