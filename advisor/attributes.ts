/** The figures that laptops are compared by, on absolute scales: no laptop changes the figure of another. */
import type { Attribute } from '../contract/criteria.ts';
import type { Laptop } from '../catalogue/laptop.ts';

export { ATTRIBUTES, type Attribute } from '../contract/criteria.ts';

export const mapAttributes = <T>(make: (attribute: Attribute) => T): Record<Attribute, T> => ({
  cpu: make('cpu'),
  gpu: make('gpu'),
  creation: make('creation'),
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

/** Worst to best; OLED and mini-LED count as equal. */
const PANEL_STEPS = { tn: 0, va: 1, ips: 2, 'mini-led': 3, oled: 3 } as const;

const PIXELS_PER_MEGAPIXEL = 1_000_000;

/** Rounding to what a user can notice also keeps the number of distinct values small. */
const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;

/** @returns megapixels, to be compared by */
export const megapixelsOf = ({ width, height }: { width: number; height: number }): number | null =>
  rounded((width * height) / PIXELS_PER_MEGAPIXEL, 2);

const READERS: Readonly<Record<Attribute, (laptop: Laptop) => number | null>> = {
  cpu: (laptop) => rounded(laptop.cpuIndex, 1),
  gpu: (laptop) => rounded(laptop.gpuIndex, 1),
  creation: (laptop) => rounded(laptop.creationIndex, 1),
  ram: (laptop) => laptop.ramGb,
  storage: (laptop) => laptop.storageGb,
  pixels: ({ resolution }) => resolution && megapixelsOf(resolution),
  refresh: (laptop) => laptop.refreshHz,
  panel: ({ panel }) => panel && PANEL_STEPS[panel],
  weight: (laptop) => rounded(laptop.weightKg, 2),
  battery: (laptop) => rounded(laptop.batteryHours, 1),
  silence: (laptop) => rounded(laptop.silence, 1),
  build: (laptop) => rounded(laptop.build, 1),
};

/** An attribute's probable values where the figure itself is unknown. */
const LIKELY: Readonly<Partial<Record<Attribute, (likely: Laptop['likely']) => readonly (number | null)[]>>> = {
  pixels: ({ resolution }) => resolution.map(megapixelsOf),
  refresh: ({ refreshHz }) => refreshHz,
  panel: ({ panel }) => panel.map((one) => PANEL_STEPS[one]),
  weight: ({ weightKg }) => weightKg.map((kg) => rounded(kg, 2)),
  battery: ({ batteryHours }) => batteryHours.map((hours) => rounded(hours, 1)),
};

/** @returns the figure, or equally likely ones where it is unknown, worst first; none where nothing is known at all */
export function possibleValues(laptop: Laptop, attribute: Attribute): readonly number[] {
  const known = measure(laptop, attribute);
  if (known !== null) return [known];
  return (LIKELY[attribute]?.(laptop.likely) ?? [])
    .filter((value) => value !== null)
    .toSorted((a, b) => goodness(attribute, a) - goodness(attribute, b));
}

/** @returns index 0–100, GB, megapixels, Hz, panel step, kg, hours or points 0–100; `null` where unknown */
export const measure = (laptop: Laptop, attribute: Attribute): number | null => READERS[attribute](laptop);

/** Both figures are of the same graphics, which a text names once. */
export const isGraphics = (attribute: Attribute): attribute is 'gpu' | 'creation' =>
  attribute === 'gpu' || attribute === 'creation';

const lessIsBetter = (attribute: Attribute): boolean => attribute === 'weight';

/** The value with its sign changed where less is better. */
export const goodness = (attribute: Attribute, value: number): number => (lessIsBetter(attribute) ? -value : value);

/** The figure as visitors see it: hours are an estimate and shown as whole ones. */
export const asShown = (attribute: Attribute, value: number): number =>
  attribute === 'battery' ? Math.round(value) : value;
