/** Finds values that are unlikely for a real laptop and should be checked against the source, and laptops that occur twice. */
import type { Laptop } from '../laptop.ts';

interface Rule {
  readonly reason: string;
  readonly applies: (laptop: Laptop) => boolean;
}

/** The lowest plausible price in euros of a new laptop with these graphics. */
const LOWEST_PRICE_BY_GPU: readonly (readonly [RegExp, number])[] = [
  [/RTX (5090|4090)\b/, 1900],
  [/RTX (5080|4080)\b/, 1400],
  [/RTX (5070|4070|3080)\b/, 800],
  [/RTX (5060|4060|3070)\b/, 550],
];

/** The maximum watts that NVIDIA allows for laptop graphics, boost included. */
const MOST_WATTS_BY_GPU: readonly (readonly [RegExp, number])[] = [
  [/RTX (4080|4090|5080|5090)\b/, 175],
  [/RTX (40[567]0\b|5070 Ti)/, 140],
  [/RTX 50[567]0\b/, 115],
];

/**
 * Graphics encoded by the letter after the processor's in ASUS models since GeForce 40: «G614JIR», «FA808UM»,
 * «H7606WV», «V3607VM».
 */
const ASUS_GRAPHICS: ReadonlyMap<string, string> = new Map([
  ['U', '4050'],
  ['V', '4060'],
  ['I', '4070'],
  ['Z', '4080'],
  ['Y', '4090'],
  ['H', '5050'],
  ['M', '5060'],
  ['P', '5070'],
  ['R', '5070 Ti'],
  ['W', '5080'],
  ['X', '5090'],
]);
const ASUS_CODE = /\b(?:(?:F[AX]|G[AUVZ]?)\d{3}|(?:HN?|V)\d{4})[A-Z]([A-Z])[A-Z]?\b/;

const hasOtherGraphicsThanItsCode = ({ brand, model, gpu }: Laptop) => {
  const [, letter = ''] = (brand === 'ASUS' && ASUS_CODE.exec(model)) || [];
  const [, graphics] = /RTX ([45]0[5-9]0(?: Ti)?)/.exec(gpu ?? '') ?? [];
  const named = ASUS_GRAPHICS.get(letter);
  return named !== undefined && graphics !== undefined && named !== graphics;
};

/** ASUS ends part numbers in W or X where Windows comes with the machine; MSI begins the last letters with X where nothing does. */
const hasOtherSystemThanItsCode = ({ brand, partNumber, os }: Laptop) => {
  if (partNumber === null || (os !== 'windows' && os !== 'none')) return false;
  if (brand === 'ASUS') return /[WX]$/.test(partNumber) !== (os === 'windows');
  return brand === 'MSI' && /X[A-Z]{2}$/.test(partNumber) !== (os === 'none');
};

const above = (value: number | null, limit: number) => value !== null && value > limit;
const below = (value: number | null, limit: number) => value !== null && value < limit;

const isCheaperThanItsGpu = ({ gpu, priceEur }: Laptop) =>
  LOWEST_PRICE_BY_GPU.some(([pattern, lowest]) => pattern.test(gpu ?? '') && priceEur < lowest);

/** Integrated graphics belong to a processor of the same maker. */
const PROCESSOR_OF_INTEGRATED = [
  ['integrated_intel', /^intel_/],
  ['integrated_amd', /^amd_/],
  ['integrated_apple', /^apple_/],
  ['integrated_qualcomm', /^snapdragon_/],
] as const;

const hasForeignGraphics = ({ cpuFamily, gpuSeries }: Laptop) =>
  PROCESSOR_OF_INTEGRATED.some(
    ([series, family]) => gpuSeries === series && cpuFamily !== null && !family.test(cpuFamily),
  );

const takesTooMuchPower = ({ gpu, gpuPowerW }: Laptop) => {
  const [, most] = MOST_WATTS_BY_GPU.find(([pattern]) => pattern.test(gpu ?? '')) ?? [];
  return most !== undefined && above(gpuPowerW, most);
};

/** The minimum power draw of any laptop in watts, screen included. */
const LEAST_DRAW_W = 1.8;

const drainsTooSlowly = ({ batteryWh, measuredHours }: Laptop) =>
  batteryWh !== null && measuredHours !== null && batteryWh / measuredHours < LEAST_DRAW_W;

const SUSPICIONS: readonly Rule[] = [
  {
    reason: 'an ultrabook of more than 2.2 kg',
    applies: (l) => l.formFactor === 'ultrabook' && above(l.weightKg, 2.2),
  },
  { reason: 'more than 4 kg', applies: (l) => above(l.weightKg, 4) },
  { reason: 'under 0.9 kg with 15" or more', applies: (l) => above(l.screenInches, 14.9) && below(l.weightKg, 0.9) },
  { reason: 'more than 100 Wh, the limit on aeroplanes', applies: (l) => above(l.batteryWh, 100) },
  { reason: 'cheaper than any laptop ever sold with its graphics', applies: isCheaperThanItsGpu },
  {
    reason: 'a top processor (index over 65) under 600 €',
    applies: (l) => above(l.cpuIndex, 65) && l.priceEur < 600 && l.brand !== 'Apple',
  },
  { reason: '64 GB of memory under 700 €', applies: (l) => above(l.ramGb, 63) && l.priceEur < 700 },
  { reason: 'a Mac without macOS', applies: (l) => l.brand === 'Apple' && l.os !== null && l.os !== 'macOS' },
  { reason: 'macOS on another brand', applies: (l) => l.brand !== 'Apple' && l.os === 'macOS' },
  { reason: 'a system other than its part number names', applies: hasOtherSystemThanItsCode },
  { reason: 'integrated graphics and processor of different makers', applies: hasForeignGraphics },
  { reason: "graphics other than its model's code names", applies: hasOtherGraphicsThanItsCode },
  { reason: 'more power than its graphics may take', applies: takesTooMuchPower },
  { reason: 'measured hours that its battery cannot last', applies: drainsTooSlowly },
  { reason: 'an unrecognised processor', applies: (l) => l.cpu !== null && l.cpuIndex === null },
  { reason: 'unrecognised graphics', applies: (l) => l.gpu !== null && l.gpuIndex === null },
  {
    reason: 'a model newer than its price',
    applies: (l) => l.year !== null && l.year > Number(l.priceDate.slice(0, 4)) + 1,
  },
];

/** @returns why the laptop should be checked against its source, one reason each */
export const suspicionsOf = (laptop: Laptop): string[] =>
  SUSPICIONS.filter(({ applies }) => applies(laptop)).map(({ reason }) => reason);

export type CatalogueReport = ReturnType<typeof checkCatalogue>;

export const RETIRED_AFTER_MONTHS = 24;

function configurationKey(laptop: Laptop): string {
  const { brand, model, partNumber, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os } = laptop;
  const parts = [brand, model, partNumber, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os];
  return JSON.stringify(parts).toLowerCase();
}

function findDuplicates(laptops: readonly Laptop[]): { ids: string[] }[] {
  const groups = [...Map.groupBy(laptops, configurationKey).values()];
  return groups.filter((group) => group.length > 1).map((group) => ({ ids: group.map(({ id }) => id) }));
}

export function checkCatalogue(laptops: readonly Laptop[]) {
  return {
    suspicious: laptops.flatMap((laptop) => suspicionsOf(laptop).map((reason) => ({ id: laptop.id, reason }))),
    duplicates: findDuplicates(laptops),
    /** Ids of laptops without a known offer in the last two years. */
    toRetire: laptops.filter(({ cost }) => cost.months > RETIRED_AFTER_MONTHS).map(({ id }) => id),
  };
}

/** Suspicious values and duplicates are errors; old prices are not. */
export const hasNoErrors = ({ suspicious, duplicates }: CatalogueReport): boolean =>
  suspicious.length === 0 && duplicates.length === 0;
