/** The record of a laptop in the catalogue file. `null` means unknown. */
import * as z from 'zod';
import { OPERATING_SYSTEMS, PANELS, resolutionSchema } from '../contract/facts.ts';
import { LEAST_EUR, MOST_EUR } from './offer.ts';
import { LAPTOP_ID, LAPTOP_ID_MAX } from '../contract/limits.ts';

const FORM_FACTORS = ['ultrabook', 'all-rounder', 'gaming', 'workstation', 'convertible', 'macbook'] as const;
export type FormFactor = (typeof FORM_FACTORS)[number];

/** Where a price was seen: in a Spanish shop, or in a Polish one in another currency. */
export const PRICE_BASES = ['listed-es', 'converted'] as const;

/**
 * Terminal control characters and characters that change the writing direction, which make a text look like another.
 * No name may contain one, not even a tab.
 */
const HIDDEN = /[\p{Bidi_Control}\p{Cc}]/u;

const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((value) => !HIDDEN.test(value), 'has a control or direction character');

export const laptopRecordSchema = z.strictObject({
  /** Unique and stable, because favorites and links refer to it. */
  id: z.string().regex(LAPTOP_ID).max(LAPTOP_ID_MAX),
  brand: text(40),
  /** The model without brand and part number. */
  model: text(80),
  partNumber: text(40).nullable(),
  /** By which makers and shops order it, and which shops write in place of the part number. */
  orderCodes: z.array(z.string().min(7).max(40)).optional(),
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
  priceEur: z.number().min(LEAST_EUR).max(MOST_EUR),
  /** ISO day, month or year, as precise as the source. */
  priceDate: z.string().regex(/^20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
  priceBasis: z.enum(PRICE_BASES),
  /** The shop's name for visitors. */
  priceShop: text(40).nullable(),
  /** The shop's page of the laptop. */
  priceUrl: z.url({ protocol: /^https$/ }).nullable(),
  rating: z.strictObject({ stars: z.number().min(0).max(5), count: z.number().int().min(1) }).nullable(),
  /** Amazon's ASIN. */
  marketId: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .nullable(),
});
export type LaptopRecord = z.infer<typeof laptopRecordSchema>;

const { id, brand, model, screenInches, formFactor, priceEur, priceDate } = laptopRecordSchema.shape;

/** A laptop that left the catalogue, with what similar ones are found by. */
export const goneRecordSchema = z.strictObject({
  id,
  brand,
  model,
  screenInches,
  formFactor,
  priceEur,
  priceDate,
  /** The unique name that visitors knew. */
  name: z.string().min(1),
  /** ISO day. */
  left: z.iso.date(),
  /** Id of the record that replaced it. */
  now: id.optional(),
});
export type GoneRecord = z.infer<typeof goneRecordSchema>;

export const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : Number(a.id > b.id));
