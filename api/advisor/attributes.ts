/** What laptops are compared by. Each attribute is one number per laptop, on a scale that no other laptop shifts. */
import type { Laptop } from '../catalogue/laptop.ts';

export const ATTRIBUTES = [
  'cpu',
  'gpu',
  'ram',
  'storage',
  'pixels',
  'refresh',
  'panel',
  'weight',
  'battery',
  'silence',
  'build',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** One record with an entry for every attribute. */
export const forEachAttribute = <T>(make: (attribute: Attribute) => T): Record<Attribute, T> => ({
  cpu: make('cpu'),
  gpu: make('gpu'),
  ram: make('ram'),
  storage: make('storage'),
  pixels: make('pixels'),
  refresh: make('refresh'),
  panel: make('panel'),
  weight: make('weight'),
  battery: make('battery'),
  silence: make('silence'),
  build: make('build'),
});

/** Steps of screen technology, worst to best; OLED and mini-LED count as equals. */
const PANEL_STEPS = { tn: 0, va: 1, ips: 2, 'mini-led': 3, oled: 3 } as const;

const PIXELS_PER_MEGAPIXEL = 1_000_000;

/** Figures are rounded to what a visitor could tell apart; that also keeps the number of distinct values small. */
const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;

const READERS: Readonly<Record<Attribute, (laptop: Laptop) => number | null>> = {
  cpu: (laptop) => rounded(laptop.cpuIndex, 1),
  gpu: (laptop) => rounded(laptop.gpuIndex, 1),
  ram: (laptop) => laptop.ramGb,
  storage: (laptop) => laptop.storageGb,
  pixels: ({ resolution }) => resolution && rounded((resolution.width * resolution.height) / PIXELS_PER_MEGAPIXEL, 2),
  refresh: (laptop) => laptop.refreshHz,
  panel: ({ panel }) => panel && PANEL_STEPS[panel],
  weight: (laptop) => rounded(laptop.weightKg, 2),
  battery: (laptop) => rounded(laptop.batteryHours, 1),
  silence: (laptop) => rounded(laptop.silence, 1),
  build: (laptop) => rounded(laptop.build, 1),
};

/**
 * @returns the attribute in its own unit (index 0–100, GB, megapixels, Hz, panel step, kg, hours, points 0–100), or
 * `null` where the catalogue does not know it
 */
export const measure = (laptop: Laptop, attribute: Attribute): number | null => READERS[attribute](laptop);

/** Of weight alone, less is better. */
export const lessIsBetter = (attribute: Attribute): boolean => attribute === 'weight';

/** The attribute turned so that more is always better. */
export const goodness = (attribute: Attribute, value: number): number => (lessIsBetter(attribute) ? -value : value);
