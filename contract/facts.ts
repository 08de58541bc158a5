import * as z from 'zod/mini';
import { goodItems } from './good-items.ts';
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

/** Pixels of a screen. */
export const resolutionSchema = z.object({ width: z.int(), height: z.int() });

/** `likely`: probably Spanish. */
export const KEYBOARDS = ['es', 'likely', 'other'] as const;

const PRICE_KINDS = ['seen', 'estimated', 'doubtful'] as const;

/** Countries of the shops that prices were seen in: Spain, Slovakia, Poland. */
export const PRICE_COUNTRIES = ['es', 'sk', 'pl'] as const;
export type PriceCountry = (typeof PRICE_COUNTRIES)[number];

export const COUNTRY_NAMES: Readonly<Record<PriceCountry, string>> = { es: 'España', sk: 'Eslovaquia', pl: 'Polonia' };

/** Retail price of Windows 11 Home in Spain (Microsoft Store, 2026). */
export const WINDOWS_LICENCE_EUR = 145;

const fact = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);

const textSchema = z.catch(z.string(), '');

/** Facts about a computer for programs. `null` means unknown, which an invalid one is too. */
export const factsSchema = z.object({
  brand: textSchema,
  model: textSchema,
  cpu: fact(z.string()),
  cpuFamily: fact(z.enum(CPU_FAMILIES)),
  gpu: fact(z.string()),
  gpuSeries: fact(z.enum(GPU_SERIES)),
  ramGb: fact(z.number()),
  storageGb: fact(z.number()),
  screenInches: fact(z.number()),
  resolution: fact(resolutionSchema),
  refreshHz: fact(z.number()),
  weightKg: fact(z.number()),
  batteryWh: fact(z.number()),
  /** Estimated from capacity and typical draw. */
  batteryHours: fact(z.number()),
  /** Standard deviation of the estimate, in hours. */
  batteryHoursError: fact(z.number()),
  /** `other`: made for another country. */
  keyboard: fact(z.enum(KEYBOARDS)),
  os: fact(z.enum(OPERATING_SYSTEMS)),
  year: fact(z.int()),
  /** The price seen in a shop, in euros, from which the computer's price was derived. */
  seenPrice: fact(z.number()),
  /** When the price was seen: ISO day, month or year. */
  priceDate: textSchema,
  /** It says where the price was seen, in words for visitors: «en PcComponentes», «en una tienda polaca». */
  priceBasis: textSchema,
  /** The shop that had it: «PcComponentes». */
  priceShop: fact(z.string()),
  /** That shop's page of the laptop. */
  priceUrl: fact(z.string()),
  priceCountry: fact(z.enum(PRICE_COUNTRIES)),
  /** `seen`: a Spanish shop had this price recently; `doubtful`: the seen price is too low to be believed. */
  priceKind: fact(z.enum(PRICE_KINDS)),
  /** The 80 % range of the price, in euros. */
  priceRange: fact(z.object({ low: z.number(), high: z.number() })),
  /** Price of a Windows licence in euros, 0 if a system is included, or probably included where that is not known. */
  licence: z.catch(z.number(), 0),
  /** Which of `resolution`, `refreshHz` and `weightKg` are estimated; the hours of battery always are. */
  estimated: z.catch(goodItems(z.string()), []),
});
export type Facts = z.infer<typeof factsSchema>;

/** What a saved laptop may lack: older versions of the site did not store it. */
export type EvidenceFacts = { [Name in 'priceCountry' | 'keyboard' | 'os']?: Facts[Name] | undefined };

/** How a computer's price is known. */
export type PriceFacts = Pick<Facts, 'seenPrice' | 'priceDate' | 'priceBasis' | 'priceKind' | 'licence'> &
  EvidenceFacts;
