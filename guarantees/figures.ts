/** The figures by which laptops are compared, read from the record without the engine's code. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { Laptop } from '#catalogue/laptop.ts';

const PANELS = { tn: 0, va: 1, ips: 2, 'mini-led': 3, oled: 3 } as const;

/** Higher is better (weight is negative); `null` where unknown. */
export const VALUE: Readonly<Record<Attribute, (laptop: Laptop) => number | null>> = {
  cpu: ({ cpuIndex }) => cpuIndex,
  gpu: ({ gpuIndex }) => gpuIndex,
  creation: ({ creationIndex }) => creationIndex,
  ram: ({ ramGb }) => ramGb,
  storage: ({ storageGb }) => storageGb,
  pixels: ({ resolution, screenInches }) =>
    resolution && screenInches !== null
      ? Math.round(Math.sqrt(resolution.width ** 2 + resolution.height ** 2) / Math.max(screenInches, 13.3))
      : null,
  refresh: ({ refreshHz }) => refreshHz,
  panel: ({ panel }) => panel && PANELS[panel],
  weight: ({ weightKg }) => (weightKg === null ? null : -Math.round(weightKg * 100) / 100),
  battery: ({ batteryHours }) => batteryHours,
  silence: ({ silence }) => silence,
  build: ({ build }) => build,
};

export const isAttribute = (criterion: string): criterion is Attribute => ATTRIBUTES.some((one) => one === criterion);

export const isGraphics = (criterion: string): boolean => criterion === 'gpu' || criterion === 'creation';

/** A figure on the scale of {@link VALUE}. */
export const oriented = (attribute: Attribute, figure: number): number => (attribute === 'weight' ? -figure : figure);

/** Figures are compared as they are shown: chips and hours with one decimal, weights with two. */
const DECIMALS: Readonly<Partial<Record<Attribute, number>>> = {
  cpu: 1,
  gpu: 1,
  creation: 1,
  battery: 1,
  silence: 1,
  build: 1,
  weight: 2,
};

/** On the scale of {@link VALUE}. */
export function comparedFigure(laptop: Laptop, attribute: Attribute): number | null {
  const value = VALUE[attribute](laptop);
  const factor = 10 ** (DECIMALS[attribute] ?? 6);
  return value === null ? null : (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor;
}

/** Whole euros that one laptop costs more than the other, by the shown prices. */
export const gapOf = (laptop: Laptop, other: Laptop): number =>
  Math.round(laptop.priceEur) - Math.round(other.priceEur);

/** Programs made for one platform do not run on another. */
export const platformOf = ({ os, cpuFamily }: Laptop) =>
  os === 'windows' && cpuFamily === 'snapdragon_x' ? 'windows-arm' : (os ?? 'unknown');

export const isIntegrated = ({ gpuSeries }: Laptop): boolean => gpuSeries?.startsWith('integrated_') === true;
