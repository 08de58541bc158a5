import { batteryHoursError } from '../catalogue/derive/battery-hours.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, isGraphics, measure } from '../advisor/attributes.ts';
import {
  type Amount,
  chipOf,
  hasIntegratedGraphics,
  isAmount,
  landmarkFor,
  LANDMARKS,
  type Named,
  shortName,
} from '../advisor/landmarks.ts';
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import { formatHours, formatKilograms, formatMemory, formatRefreshRate, formatResolution } from './format.ts';
import { PANEL_NAMES } from './nouns.ts';

/** Follows «la gráfica»: «integrada Intel», «integrada Apple M4», «RTX 4060» */
const graphicsName = (laptop: Laptop): string =>
  `${hasIntegratedGraphics(laptop) ? 'integrada ' : ''}${chipOf(laptop, 'gpu')}`;

const AMOUNTS: Readonly<Record<Amount, (value: number) => string>> = {
  ram: formatMemory,
  storage: driveSize,
  refresh: formatRefreshRate,
  weight: formatKilograms,
  battery: formatHours,
  silence: spanishNumber,
  build: spanishNumber,
};

const NAMES: Readonly<Record<Named, (laptop: Laptop) => string>> = {
  cpu: (laptop) => chipOf(laptop, 'cpu'),
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

/** @returns the lowest figure that reaches `threshold`, chips with their article; `null` where no Mac has it */
export function referenceFor(laptop: Laptop, attribute: Attribute, threshold: number): string | null {
  if (isAmount(attribute)) return AMOUNTS[attribute](threshold);
  const landmark = landmarkFor(laptop, attribute, threshold);
  if (!landmark) return null;
  const [, name] = landmark;
  if (attribute === 'cpu') return `un ${shortName(name)}`;
  if (!isGraphics(attribute)) return shortName(name);
  return laptop.gpuSeries === 'integrated_apple' ? `la de un ${name}` : `una ${shortName(name)}`;
}

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
