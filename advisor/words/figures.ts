import { batteryHoursError } from '../../catalogue/derive/battery-hours.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, isGraphics, measure } from '../attributes.ts';
import { driveSize, spanishNumber } from '../../contract/spanish-figures.ts';
import { formatHours, formatKilograms, formatMemory, formatRefreshRate, formatResolution } from './format.ts';
import { PANEL_NAMES } from './nouns.ts';

/** As people call a chip: «Core i5-13420H», «Ryzen 7 260», «RTX 4060»; the specifications have the full name. */
const shortName = (chip: string): string =>
  chip.replace(/^(NVIDIA (GeForce )?|AMD (?=R)|Intel (?=Core)|Qualcomm (?=Snapdragon))/, '');

/** Follows «la gráfica»: «integrada Intel», «integrada Apple M4», «RTX 4060» */
function graphicsName({ gpu, gpuSeries }: Laptop): string {
  const name = shortName((gpu ?? '').replace(/ \(integrada\)$/, '').replace(/^GPU /, ''));
  return gpuSeries?.startsWith('integrated_') ? `integrada ${name}` : name;
}

type Amount = Exclude<Attribute, 'cpu' | 'gpu' | 'creation' | 'pixels' | 'panel'>;

const AMOUNTS: Readonly<Record<Amount, (value: number) => string>> = {
  ram: formatMemory,
  storage: driveSize,
  refresh: formatRefreshRate,
  weight: formatKilograms,
  battery: formatHours,
  silence: spanishNumber,
  build: spanishNumber,
};

const isAmount = (attribute: Attribute): attribute is Amount => attribute in AMOUNTS;

const NAMES: Readonly<Record<Exclude<Attribute, Amount>, (laptop: Laptop) => string>> = {
  cpu: ({ cpu }) => shortName(cpu ?? ''),
  gpu: graphicsName,
  creation: graphicsName,
  pixels: ({ resolution }) => (resolution ? formatResolution(resolution) : ''),
  panel: ({ panel }) => (panel ? PANEL_NAMES[panel] : ''),
};

export function figureOf(laptop: Laptop, attribute: Attribute): string {
  if (!isAmount(attribute)) return NAMES[attribute](laptop);
  const value = measure(laptop, attribute);
  return value === null ? '' : AMOUNTS[attribute](value);
}

/** As {@link figureOf}, with the error where it is an estimate with a unit: «unas 11 h, ± 1,5». */
export function figureWithError(laptop: Laptop, attribute: Attribute): string {
  const error = attribute === 'battery' ? batteryHoursError(laptop) : null;
  const figure = figureOf(laptop, attribute);
  return error === null ? figure : `${figure}, ± ${spanishNumber(error)}`;
}

type Landmark = readonly [value: number, name: string];

/** Well-known chips, resolutions and panels in ascending order; the first that reaches a threshold is recommended. */
export const LANDMARKS: Readonly<Record<Exclude<Attribute, Amount>, readonly Landmark[]>> = {
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
    [50.3, 'NVIDIA GeForce RTX 4050'],
    [61.3, 'NVIDIA GeForce RTX 4060'],
    [68.9, 'NVIDIA GeForce RTX 4070'],
    [87.4, 'NVIDIA GeForce RTX 4080'],
  ],
  creation: [
    [4.6, 'Intel Iris Xe'],
    [11, 'AMD Radeon 780M'],
    [14.7, 'Intel Arc 140T'],
    [18.8, 'NVIDIA GeForce RTX 3050'],
    [38.3, 'NVIDIA GeForce RTX 4050'],
    [50.3, 'NVIDIA GeForce RTX 4060'],
    [55.5, 'NVIDIA GeForce RTX 4070'],
    [76.3, 'NVIDIA GeForce RTX 4080'],
    [90.9, 'NVIDIA GeForce RTX 4090'],
  ],
  pixels: [
    [2.07, '1920 × 1080'],
    [2.3, '1920 × 1200'],
    [3.69, '2560 × 1440'],
    [5.18, '2880 × 1800'],
    [8.29, '3840 × 2160'],
  ],
  panel: [
    [2, 'IPS'],
    [3, 'OLED'],
  ],
};

/** The same for Macs, of which no other chip is a step up. */
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

/** @returns the lowest figure that reaches `threshold`, chips with their article; `null` where no Mac has it */
export function referenceFor(laptop: Laptop, attribute: Attribute, threshold: number): string | null {
  if (attribute !== 'cpu' && !isGraphics(attribute)) return referenceFigure(attribute, threshold);
  if (laptop.gpuSeries !== 'integrated_apple')
    return `${attribute === 'cpu' ? 'un' : 'una'} ${referenceFigure(attribute, threshold)}`;
  const [, chip] = MAC_LANDMARKS[attribute].find(([value]) => value >= threshold) ?? [];
  if (chip === undefined) return null;
  return attribute === 'cpu' ? `un ${chip}` : `la de un ${chip}`;
}

/** Whether the laptop's figure reads like the recommended one: as a whole word, since 5 of 100 is not 35. */
export const isItsOwnReference = (laptop: Laptop, attribute: Attribute, threshold: number): boolean =>
  ` ${referenceFor(laptop, attribute, threshold) ?? ''}`.endsWith(
    ` ${figureOf(laptop, attribute).replace(/^integrada /, '')}`,
  );

/** What a threshold is called, and the figure that this name stands for. */
export interface Reference {
  words: string;
  value: number;
}

/** @returns the lowest figure with a name that reaches `threshold`; `null` where none does */
export function referenceAt(attribute: Attribute, threshold: number): Reference | null {
  if (isAmount(attribute)) return { words: AMOUNTS[attribute](threshold), value: threshold };
  const [value, name] = LANDMARKS[attribute].find(([one]) => one >= threshold) ?? [];
  return value === undefined || name === undefined ? null : { words: shortName(name), value };
}

/** @returns the lowest figure that reaches `threshold` */
function referenceFigure(attribute: Attribute, threshold: number): string {
  if (isAmount(attribute)) return AMOUNTS[attribute](threshold);
  const landmarks = LANDMARKS[attribute];
  return shortName((landmarks.find(([value]) => value >= threshold) ?? landmarks.at(-1))?.[1] ?? '');
}
