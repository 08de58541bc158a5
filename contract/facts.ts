import * as z from 'zod/mini';
import { GPU_SERIES } from './graphics-series.ts';

/** Processor classes; newer names count by class (Core Ultra 5 is `intel_i5`, Ryzen AI 7 `amd_r7`). */
export const CPU_FAMILIES = [
  'intel_i3',
  'intel_i5',
  'intel_i7',
  'intel_i9',
  'amd_r3',
  'amd_r5',
  'amd_r7',
  'amd_r9',
  'apple_m',
  'snapdragon_x',
] as const;
export type CpuFamily = (typeof CPU_FAMILIES)[number];

export const OPERATING_SYSTEMS = ['windows', 'macOS', 'linux', 'chromeos', 'none'] as const;
export type OperatingSystem = (typeof OPERATING_SYSTEMS)[number];

export const OS_NAMES: Readonly<Record<OperatingSystem, string>> = {
  windows: 'Windows',
  macOS: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
  none: 'sin sistema operativo',
};

export const PANELS = ['ips', 'oled', 'tn', 'va', 'mini-led'] as const;
export type Panel = (typeof PANELS)[number];

export const PANEL_NAMES: Readonly<Record<Panel, string>> = {
  tn: 'TN',
  va: 'VA',
  ips: 'IPS',
  'mini-led': 'mini-LED',
  oled: 'OLED',
};

/** Pixels of a screen. */
export const resolutionSchema = z.object({ width: z.int(), height: z.int() });

/** `likely`: probably Spanish. */
const KEYBOARDS = ['es', 'likely', 'other'] as const;

const PRICE_KINDS = ['seen', 'estimated'] as const;

/** Countries of the shops that prices were seen in: Spain, Poland. */
const PRICE_COUNTRIES = ['es', 'pl'] as const;
export type PriceCountry = (typeof PRICE_COUNTRIES)[number];

export const COUNTRY_NAMES: Readonly<Record<PriceCountry, string>> = { es: 'España', pl: 'Polonia' };

/** Retail price of Windows 11 Home in Spain (Microsoft Store, 2026). */
export const WINDOWS_LICENCE_EUR = 145;

/** Facts about a computer for programs. `null` means unknown. */
export const factsSchema = z.object({
  brand: z.string(),
  model: z.string(),
  cpu: z.nullable(z.string()),
  cpuFamily: z.nullable(z.enum(CPU_FAMILIES)),
  gpu: z.nullable(z.string()),
  /** The most watts that dedicated graphics get. */
  gpuPowerW: z.nullable(z.number()),
  gpuSeries: z.nullable(z.enum(GPU_SERIES)),
  ramGb: z.nullable(z.number()),
  storageGb: z.nullable(z.number()),
  screenInches: z.nullable(z.number()),
  resolution: z.nullable(resolutionSchema),
  refreshHz: z.nullable(z.number()),
  panel: z.nullable(z.enum(PANELS)),
  /** How much of sRGB or P3 the screen covers, and who says so. */
  colour: z.nullable(z.string()),
  brightnessNits: z.nullable(z.number()),
  weightKg: z.nullable(z.number()),
  batteryWh: z.nullable(z.number()),
  /** Estimated from capacity and typical draw. */
  batteryHours: z.nullable(z.number()),
  /** Standard deviation of the estimate, in hours. */
  batteryHoursError: z.nullable(z.number()),
  /** `other`: made for another country. */
  keyboard: z.nullable(z.enum(KEYBOARDS)),
  os: z.nullable(z.enum(OPERATING_SYSTEMS)),
  year: z.nullable(z.int()),
  /** The price seen in a shop, in euros, from which the computer's price was derived. */
  seenPrice: z.nullable(z.number()),
  /** When the price was seen: ISO day, month or year. */
  priceDate: z.string(),
  /** Where the price was seen, in words for visitors: «en PcComponentes», «en una tienda polaca». */
  priceBasis: z.string(),
  /** The shop that had it: «PcComponentes». */
  priceShop: z.nullable(z.string()),
  /** The page of the laptop in the shop that showed the price. */
  priceUrl: z.nullable(z.string()),
  priceCountry: z.nullable(z.enum(PRICE_COUNTRIES)),
  /** `seen`: a Spanish shop had this price recently. */
  priceKind: z.nullable(z.enum(PRICE_KINDS)),
  /** The 80 % range of the price, in euros. */
  priceRange: z.nullable(z.object({ low: z.number(), high: z.number() })),
  /** Price of a Windows licence in euros, 0 if a system is included, or probably included where that is not known. */
  licence: z.number(),
  /**
   * Which of `resolution`, `refreshHz`, `panel`, `brightnessNits` and `weightKg` are estimated; the hours of battery
   * always are.
   */
  estimated: z.array(z.string()),
});
export type Facts = z.infer<typeof factsSchema>;

/** How a computer's price is known. Older versions of the site saved laptops without the last three. */
export const priceFactsSchema = z.extend(
  z.pick(factsSchema, { seenPrice: true, priceDate: true, priceBasis: true, priceKind: true, licence: true }),
  z.partial(z.pick(factsSchema, { priceCountry: true, keyboard: true, os: true })).shape,
);
export type PriceFacts = z.infer<typeof priceFactsSchema>;
export type EvidenceFacts = Pick<PriceFacts, 'priceCountry' | 'keyboard' | 'os'>;
