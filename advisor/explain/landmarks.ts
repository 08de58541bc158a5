/** Names for thresholds: well-known chips, resolutions and panels. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { asShown, type Attribute, isGraphics, measure, sharpnessOf } from '../needs/attributes.ts';

/** Attributes whose figures are numbers with a unit; thresholds of the others have names. */
export type Amount = Exclude<Attribute, 'cpu' | 'gpu' | 'creation' | 'pixels' | 'panel'>;
type Named = Exclude<Attribute, Amount>;

const NAMED = new Set<Attribute>(['cpu', 'gpu', 'creation', 'pixels', 'panel']);
export const isAmount = (attribute: Attribute): attribute is Amount => !NAMED.has(attribute);

export const hasIntegratedGraphics = ({ gpuSeries }: Laptop): boolean => gpuSeries?.startsWith('integrated_') === true;

/** The common name of a chip: «Core i5-13420H», «Ryzen 7 260», «RTX 4060»; the specifications have the full name. */
export const shortName = (chip: string): string =>
  chip.replace(/^(NVIDIA (GeForce )?|AMD (?=R)|Intel (?=Core)|Qualcomm (?=Snapdragon))/, '');

/** @returns the name of the processor or the graphics; empty if unknown */
export function chipOf({ cpu, gpu }: Laptop, attribute: 'cpu' | 'gpu' | 'creation'): string {
  if (attribute === 'cpu') return shortName(cpu ?? '');
  return shortName((gpu ?? '').replace(/ \(integrada\)$/, '').replace(/^GPU /, ''));
}

export type Landmark = readonly [value: number, name: string];

/** Known chips in ascending order; the first one that reaches a threshold is recommended. */
export const LANDMARKS: Readonly<Record<Exclude<Named, 'pixels'>, readonly Landmark[]>> = {
  cpu: [
    [18.7, 'Intel N100'],
    [34.3, 'Intel Core i5-1235U'],
    [38, 'Intel Core i5-1335U'],
    [41.2, 'Intel Core i5-13420H'],
    [46.4, 'Intel Core i5-13500H'],
    [50.6, 'Intel Core i7-13700H'],
    [58.8, 'Intel Core i7-14650HX'],
    [68.8, 'Intel Core i9-14900HX'],
  ],
  gpu: [
    [9.2, 'Intel Iris Xe'],
    [24.5, 'AMD Radeon 780M'],
    [28.6, 'NVIDIA GeForce RTX 2050'],
    [33.6, 'NVIDIA GeForce RTX 3050'],
    [50.3, 'NVIDIA GeForce RTX 4050'],
    [61.3, 'NVIDIA GeForce RTX 4060'],
    [68.9, 'NVIDIA GeForce RTX 4070'],
    [87.4, 'NVIDIA GeForce RTX 4080'],
  ],
  creation: [
    [4.6, 'Intel Iris Xe'],
    [11, 'AMD Radeon 780M'],
    [18.8, 'NVIDIA GeForce RTX 3050'],
    [38.3, 'NVIDIA GeForce RTX 4050'],
    [50.3, 'NVIDIA GeForce RTX 4060'],
    [55.5, 'NVIDIA GeForce RTX 4070'],
    [76.3, 'NVIDIA GeForce RTX 4080'],
    [90.9, 'NVIDIA GeForce RTX 4090'],
  ],
  panel: [
    [2, 'IPS'],
    [3, 'OLED'],
  ],
};

/** Common resolutions, whose sharpness depends on the screen; in ascending order. */
const RESOLUTIONS = [
  { width: 1920, height: 1080 },
  { width: 1920, height: 1200 },
  { width: 2560, height: 1440 },
  { width: 2560, height: 1600 },
  { width: 2880, height: 1800 },
  { width: 3840, height: 2160 },
] as const;

/** Landmarks for Macs, which have no other chips. */
export const MAC_LANDMARKS: Readonly<Record<'cpu' | 'gpu' | 'creation', readonly Landmark[]>> = {
  cpu: [
    [51, 'Apple A18 Pro'],
    [63.9, 'Apple M4'],
    [75, 'Apple M4 Pro'],
    [80.5, 'Apple M4 Max'],
  ],
  gpu: [
    [20.8, 'Apple M4'],
    [24.1, 'Apple M5'],
    [32.4, 'Apple M4 Pro'],
    [37.7, 'Apple M5 Pro'],
    [48.1, 'Apple M4 Max'],
  ],
  creation: [
    [18.6, 'Apple M4'],
    [25.7, 'Apple M5'],
    [34.7, 'Apple M4 Pro'],
    [47.8, 'Apple M5 Pro'],
    [58, 'Apple M4 Max'],
  ],
};

const isChip = (attribute: Attribute): attribute is 'cpu' | 'gpu' | 'creation' =>
  attribute === 'cpu' || isGraphics(attribute);

/**
 * @returns the first landmark that reaches `threshold`, else the last; `null` for a Mac's chips if no Mac reaches it
 */
export function landmarkFor(laptop: Laptop, attribute: Named, threshold: number): Landmark | null {
  const reached = ([value]: Landmark): boolean => value >= threshold;
  if (isChip(attribute) && laptop.gpuSeries === 'integrated_apple')
    return MAC_LANDMARKS[attribute].find(reached) ?? null;
  const landmarks =
    attribute === 'pixels'
      ? RESOLUTIONS.map((one): Landmark => [sharpnessOf(one, laptop.screenInches) ?? 0, `${one.width} × ${one.height}`])
      : LANDMARKS[attribute];
  return landmarks.find(reached) ?? landmarks.at(-1) ?? null;
}

/** Whether «mejor desde X» would name the laptop's own part or figure. */
export function isItsOwnReference(laptop: Laptop, attribute: Attribute, threshold: number): boolean {
  if (isAmount(attribute)) {
    const own = measure(laptop, attribute);
    return own !== null && asShown(attribute, own) === asShown(attribute, threshold);
  }
  const [value, name] = landmarkFor(laptop, attribute, threshold) ?? [];
  if (isChip(attribute)) return name !== undefined && shortName(name) === chipOf(laptop, attribute);
  return value === measure(laptop, attribute);
}
