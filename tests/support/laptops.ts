/** Laptops and answers, ordinary except for what a test sets. */
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, NO_REQUIREMENTS, type Requirements } from '#contract/answers.ts';
import { readSheetSchema } from '#src/services/read-answer.ts';

const DEFAULTS: Laptop = {
  id: 'ordinary',
  brand: 'Marca',
  model: 'Modelo',
  partNumber: null,
  cpu: 'Intel Core i5-13420H',
  gpu: 'Intel UHD',
  ramGb: 16,
  storageGb: 512,
  screenInches: 15.6,
  resolution: { width: 1920, height: 1080 },
  refreshHz: 60,
  panel: 'ips',
  weightKg: 1.7,
  batteryWh: 50,
  os: 'windows',
  formFactor: 'all-rounder',
  year: 2025,
  priceEur: 700,
  cost: { seenEur: 700, spread: 0.07, exact: true, months: 0, licenceEur: 0 },
  priceDate: '2026-05-29',
  priceBasis: 'listed-es',
  priceUrl: null,
  priceShop: null,
  rating: null,
  marketId: null,
  name: 'Marca Modelo',
  chassis: 'ordinary',
  cpuIndex: 41.2,
  gpuIndex: 5.4,
  creationIndex: 2.7,
  cpuFamily: 'intel_i5',
  gpuSeries: 'integrated_intel',
  videoMemoryGb: null,
  batteryHours: 7.5,
  silence: 55,
  build: 60,
  likely: { weightKg: [], batteryHours: [], resolution: [], refreshHz: [], panel: [] },
  errors: { battery: 0.15, silence: 10, build: 8, cpu: 0.08, gpu: 0.12, creation: 0.2 },
  keyboard: null,
  ramUpgradable: null,
  gpuPowerW: null,
  measuredHours: null,
  srgbPct: null,
  p3Pct: null,
  brightnessNits: null,
  sources: {},
  offers: [],
  history: [],
};

/** @param id also the chassis and part of the name */
export const laptop = (id: string, differences: Partial<Laptop> = {}): Laptop => ({
  ...DEFAULTS,
  id,
  name: `Marca ${id}`,
  chassis: id,
  ...differences,
});

/** Defaults to office work for 1,500 €. */
export const answers = (
  differences: Partial<Omit<Answers, 'requirements'>> & { requirements?: Partial<Requirements> } = {},
): Answers => ({
  deviceType: 'laptop',
  purposes: ['office'],
  priorities: [],
  budget: 1500,
  ...differences,
  requirements: { ...NO_REQUIREMENTS, ...differences.requirements },
});

/** A laptop as the API describes it, of which nothing else is known. */
export const sheetWith = (known: object) => readSheetSchema.parse(known);
