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

/** Where a price was seen; `describe.ts` has the visitor's wording. */
export const PRICE_BASES = ['listed-es', 'listed-eu', 'converted'] as const;

const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((value) => !HIDDEN.test(value), 'has a control or direction character');

export const laptopRecordSchema = z.strictObject({
  /** Unique and stable: favorites and links refer to it. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  brand: text(40),
  /** Without brand and part number. */
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
  /** https URL of a picture we may show; `null`: the form factor's illustration is used. */
  image: z.url({ protocol: /^https$/ }).nullable(),
  /** Amazon's ASIN. */
  marketId: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .nullable(),
});
export type LaptopRecord = z.infer<typeof laptopRecordSchema>;

/** A laptop that left the catalogue, as its record stood last. */
export const goneRecordSchema = z.strictObject({
  ...laptopRecordSchema.shape,
  /** As visitors knew it. */
  name: z.string().min(1),
  /** ISO day. */
  left: z.iso.date(),
  /** The id that the same laptop has now. */
  now: laptopRecordSchema.shape.id.optional(),
});
export type GoneRecord = z.infer<typeof goneRecordSchema>;

/**
 * How a figure is known: read in a shop or on a machine (`seen`), stated by the maker in a text that was opened
 * (`published`), measured by a reviewer (`measured`), or taken from machines of the same line or general knowledge of
 * it (`estimated`).
 */
export const FACT_KINDS = ['seen', 'published', 'measured', 'estimated'] as const;

/** Figures that only a file in `catalogue/facts` or a rule gives, no shop's page. */
export interface LaptopFacts {
  /** With Ñ, or made for another country. */
  keyboard: 'es' | 'other' | null;
  /** `false`: all memory is soldered. */
  ramUpgradable: boolean | null;
  /** Most watts that the maker lets the dedicated graphics take, boost included. */
  gpuPowerW: number | null;
  /** Hours of browsing over Wi-Fi that a reviewer measured. */
  measuredHours: number | null;
}

/** The fields that a file in `catalogue/facts` can fill; a price is confirmed. */
type FactField = 'priceEur' | 'weightKg' | 'batteryWh' | 'resolution' | 'refreshHz' | 'panel' | keyof LaptopFacts;

interface FactSource {
  kind: (typeof FACT_KINDS)[number];
  /** Who says so: a maker's data sheet, a reviewer, a public table. */
  source: string;
  /** ISO day, month or year of the source. */
  date: string;
}

/**
 * Machines whose battery estimates err together, by what draws: processors by maker and power class; `hybrid` has
 * dedicated graphics that switch off beside integrated ones, `dedicated` has no others, which stay on.
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

/** Standard deviations of our estimates; `null` where there is none. */
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
  /** What it probably costs in a Spanish shop; `cost` says how that is known. */
  priceEur: number;
  cost: {
    /** Euros, converted where the shop has another currency; `priceDate` and `priceBasis` say when and where. */
    seenEur: number;
    /** Standard deviation of the logarithm of the price. */
    spread: number;
    /** The price is the one that a Spanish shop asked shortly before the catalogue's date. */
    exact: boolean;
    /** Months since the price was seen. */
    months: number;
    /** So far below what such a machine costs that the likely price counts instead. */
    doubtful: boolean;
    /** What Windows costs on top, 0 where a system is included. */
    licenceEur: number;
  };
  /** Brand and model, with distinguishing details only where needed to be unique. */
  name: string;
  /** Shared by the configurations of one machine, which count as one choice. */
  chassis: string;
  /** 0–100 on an absolute scale. */
  cpuIndex: number | null;
  /** Games, as this laptop's power limit lets them run. */
  gpuIndex: number | null;
  /** Native editing and 3D, likewise. */
  creationIndex: number | null;
  cpuFamily: CpuFamily | null;
  gpuSeries: GpuSeries | null;
  /** Of light use, estimated. */
  batteryHours: number | null;
  batteryClass: BatteryClass | null;
  /** 0–100, higher is quieter or better built. */
  silence: number | null;
  build: number | null;
  /** What an unknown figure probably is: nine equally likely values, worst first; none where nothing like it is known. */
  likely: {
    readonly weightKg: readonly number[];
    readonly batteryHours: readonly number[];
    readonly resolution: readonly Resolution[];
    readonly refreshHz: readonly number[];
    readonly panel: readonly Panel[];
  };
  errors: EstimateErrors;
  /** Kind and source of the figures that the shop's page did not give. */
  sources: Readonly<Partial<Record<FactField, FactSource>>>;
  /** Of Spanish shops, sold out and old ones too; none in the embedded catalogue. */
  offers: readonly Offer[];
  history: readonly PricePoint[];
}

export interface Catalogue {
  laptops: readonly Laptop[];
  /** Newest price date. */
  date: string;
  /** Laptops that left; none of them is among the others. */
  gone?: readonly GoneRecord[];
}
