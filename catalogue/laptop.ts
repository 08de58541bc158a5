/** The record in the catalogue file, and the laptop with its derived figures. `null` means unknown. */
import * as z from 'zod';
import { type CpuFamily, type GpuSeries, OPERATING_SYSTEMS, resolutionSchema } from '../contract/facts.ts';
import { HIDDEN } from './derive/hidden-characters.ts';
import type { Offer, PricePoint } from './offer.ts';

const FORM_FACTORS = ['ultrabook', 'all-rounder', 'gaming', 'workstation', 'convertible', 'macbook'] as const;
export type FormFactor = (typeof FORM_FACTORS)[number];

const PANELS = ['ips', 'oled', 'tn', 'va', 'mini-led'] as const;
type Panel = (typeof PANELS)[number];
type Resolution = z.infer<typeof resolutionSchema>;

/** Kind of place where a price was seen; `describe.ts` has the wording for visitors. */
export const PRICE_BASES = ['listed-es', 'listed-eu', 'converted'] as const;

const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((value) => !HIDDEN.test(value), 'has a control or direction character');

export const laptopRecordSchema = z.strictObject({
  /** Unique and stable, because favorites and links refer to it. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  brand: text(40),
  /** The model without brand and part number. */
  model: text(80),
  partNumber: text(40).nullable(),
  cpu: text(60).nullable(),
  gpu: text(60).nullable(),
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
  year: z.number().int().min(2015).max(2035).nullable(),
  priceEur: z.number().min(80).max(12_000),
  /** ISO day, month or year, as precise as the source. */
  priceDate: z.string().regex(/^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
  priceBasis: z.enum(PRICE_BASES),
  rating: z.strictObject({ stars: z.number().min(0).max(5), count: z.number().int().min(1) }).nullable(),
  /** https URL of a picture that we may show; `null`: the form factor's illustration is used. */
  image: z.url({ protocol: /^https$/ }).nullable(),
  /** Amazon's ASIN. */
  marketId: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .nullable(),
});
export type LaptopRecord = z.infer<typeof laptopRecordSchema>;

/** A laptop that left the catalogue, with its last record. */
export const goneRecordSchema = z.strictObject({
  ...laptopRecordSchema.shape,
  /** The unique name that visitors knew. */
  name: z.string().min(1),
  /** ISO day. */
  left: z.iso.date(),
  /** Id of the record that replaced it. */
  now: laptopRecordSchema.shape.id.optional(),
});
export type GoneRecord = z.infer<typeof goneRecordSchema>;

/**
 * How a figure is known: read in a shop or on a machine (`seen`), stated by the maker in a text that we read
 * (`published`), measured by a reviewer (`measured`), or inferred from machines of the same line or general knowledge
 * (`estimated`).
 */
export const FACT_KINDS = ['seen', 'published', 'measured', 'estimated'] as const;

/** Figures that come only from a file in `catalogue/facts` or a rule, never from a shop's page. */
export interface LaptopFacts {
  /** `es` has the Ñ; `other` is made for another country. */
  keyboard: 'es' | 'other' | null;
  /** `false`: all memory is soldered. */
  ramUpgradable: boolean | null;
  /** The maker's power limit of the dedicated graphics in watts, boost included. */
  gpuPowerW: number | null;
  /** Hours of browsing over Wi-Fi that a reviewer measured. */
  measuredHours: number | null;
}

/** The fields that a file in `catalogue/facts` can fill; a price can only be confirmed. */
type FactField = 'priceEur' | 'weightKg' | 'batteryWh' | 'resolution' | 'refreshHz' | 'panel' | keyof LaptopFacts;

interface FactSource {
  kind: (typeof FACT_KINDS)[number];
  /** The source: a maker's data sheet, a reviewer, a public table. */
  source: string;
  /** ISO day, month or year of the source. */
  date: string;
}

/**
 * Groups of machines with correlated errors of the battery estimate: processors by maker and power class; `hybrid`
 * switches dedicated graphics off in favour of integrated ones, `dedicated` has only graphics that stay on.
 */
export const BATTERY_CLASSES = [
  'apple',
  'snapdragon',
  'lunar-lake',
  'u',
  'p',
  'h',
  'hx',
  'hybrid',
  'dedicated',
] as const;
export type BatteryClass = (typeof BATTERY_CLASSES)[number];

/** Standard deviations of our estimates; `null` if there is no estimate. */
interface EstimateErrors {
  /** As a share of the hours. */
  battery: number | null;
  /** In points. */
  silence: number | null;
  build: number | null;
  /** As a share of the index. */
  cpu: number | null;
  gpu: number | null;
  creation: number | null;
}

export interface Laptop extends LaptopRecord, LaptopFacts {
  /** The probable price in a Spanish shop; `cost` describes how it is known. */
  priceEur: number;
  cost: {
    /** The seen price in euros, converted if the shop has another currency; see `priceDate` and `priceBasis`. */
    seenEur: number;
    /** Standard deviation of the logarithm of the price. */
    spread: number;
    /** Whether a Spanish shop had this price shortly before the catalogue's date. */
    exact: boolean;
    /** Months since the price was seen. */
    months: number;
    /** Whether the seen price is implausibly low, so that `priceEur` is the usual one. */
    doubtful: boolean;
    /** Price of a Windows licence in euros; 0 if a system is included. */
    licenceEur: number;
    /** Only of an advert that shows no shop's stock: second-hand, or without a price. */
    notInShops?: true;
  };
  /** Brand and model, with distinguishing details only if needed to be unique. */
  name: string;
  /** Key shared by all configurations of one machine, which count as one choice. */
  chassis: string;
  /** 0–100 on an absolute scale. */
  cpuIndex: number | null;
  /** Speed in games at this laptop's power limit. */
  gpuIndex: number | null;
  /** Speed in native editing and 3D programs at this laptop's power limit. */
  creationIndex: number | null;
  cpuFamily: CpuFamily | null;
  gpuSeries: GpuSeries | null;
  /** Own memory of dedicated graphics in gigabytes; `null` if unknown, or sold with different sizes. */
  videoMemoryGb: number | null;
  /** Estimated hours of light use. */
  batteryHours: number | null;
  batteryClass: BatteryClass | null;
  /** Scores from 0 to 100; higher is quieter or better built. */
  silence: number | null;
  build: number | null;
  /** Likely values of unknown figures: nine equally likely ones, worst first; empty if there are no similar laptops. */
  likely: {
    readonly weightKg: readonly number[];
    readonly batteryHours: readonly number[];
    readonly resolution: readonly Resolution[];
    readonly refreshHz: readonly number[];
    readonly panel: readonly Panel[];
  };
  errors: EstimateErrors;
  /** Kind and source of figures that did not come from the shop's page. */
  sources: Readonly<Partial<Record<FactField, FactSource>>>;
  /** Offers of Spanish shops, including sold-out and old ones; empty in the embedded catalogue. */
  offers: readonly Offer[];
  history: readonly PricePoint[];
}

/** The id of a laptop and a code by which makers or shops order it; it counts as a part number. */
export interface OrderCode {
  readonly laptop: string;
  readonly code: string;
}

export interface Catalogue {
  laptops: readonly Laptop[];
  /** The newest price date. */
  date: string;
  /** Laptops that left the catalogue; none of them is in `laptops`. */
  gone?: readonly GoneRecord[];
  /** For the reader of adverts. */
  orderCodes?: readonly OrderCode[];
}
