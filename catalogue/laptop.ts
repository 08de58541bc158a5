/** The laptop of the catalogue, with its derived figures. `null` means unknown. */
import type { CpuFamily } from '../contract/facts.ts';
import type { GpuSeries } from '../contract/graphics-series.ts';
import type { GoneRecord, LaptopRecord } from './laptop-record.ts';
import type { Offer, PricePoint } from './offer.ts';

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
  /** Percent of sRGB that the screen covers: stated by the maker, or measured by a reviewer on another configuration. */
  srgbPct: number | null;
  /** Percent of P3, which contains sRGB: stated by the maker, or usual of OLED panels. */
  p3Pct: number | null;
  brightnessNits: number | null;
}

/** The fields that a file in `catalogue/facts` can fill. */
type FactField = 'weightKg' | 'batteryWh' | 'resolution' | 'refreshHz' | 'panel' | keyof LaptopFacts;

interface FactSource {
  kind: (typeof FACT_KINDS)[number];
  /** The source in Spanish: a maker's data sheet, a reviewer, a public table. */
  source: string;
  /** ISO day, month or year of the source. */
  date: string;
}

/** Standard deviations of our estimates; `null` if there is no estimate. */
interface EstimateErrors {
  /** The error is a share of the hours. */
  battery: number | null;
  /** The error is in points. */
  silence: number | null;
  build: number | null;
  /** The error is a share of the index. */
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
    /** Price of a Windows licence in euros; 0 if a system is included. */
    licenceEur: number;
    /** Set if the visitor knows the price, or it is of no laptop of the catalogue: it says nothing about Spanish shops. */
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
  /** Scores from 0 to 100; higher is quieter or better built. */
  silence: number | null;
  build: number | null;
  /** Likely values of unknown figures: nine equally likely ones, worst first; empty if there are no similar laptops. */
  likely: {
    readonly weightKg: readonly number[];
    readonly batteryHours: readonly number[];
    readonly resolution: readonly NonNullable<LaptopRecord['resolution']>[];
    readonly refreshHz: readonly number[];
    readonly panel: readonly NonNullable<LaptopRecord['panel']>[];
  };
  errors: EstimateErrors;
  /** Kind and source of figures that did not come from the shop's page. */
  sources: Readonly<Partial<Record<FactField, FactSource>>>;
  /** Offers of Spanish shops, including sold-out and old ones; empty in the embedded catalogue. */
  offers: readonly Offer[];
  history: readonly PricePoint[];
}

export interface Catalogue {
  laptops: readonly Laptop[];
  /** The newest price date. */
  date: string;
  /** Laptops that left the catalogue; none of them is in `laptops`. */
  gone?: readonly GoneRecord[];
}
