import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, isGraphics, measure } from '../advisor/needs/attributes.ts';
import {
  type Amount,
  chipOf,
  hasIntegratedGraphics,
  isAmount,
  landmarkFor,
  LANDMARKS,
  type Named,
  shortName,
} from '../advisor/explain/landmarks.ts';
import { PANEL_NAMES } from '../contract/facts.ts';
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import {
  about,
  formatHours,
  formatKilograms,
  formatMemory,
  formatRefreshRate,
  formatResolution,
  probable,
} from './format.ts';

/** Completes «la gráfica»: «integrada Intel», «integrada Apple M4», «RTX 4060» */
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

const ESTIMATED_FIELDS = { pixels: 'resolution', refresh: 'refreshHz', panel: 'panel' } as const;

/** «OLED»; empty for an ordinary panel, and for one that is only probable. */
export function premiumPanel(laptop: Laptop): string {
  const { panel } = laptop;
  return (panel === 'oled' || panel === 'mini-led') && probable(laptop, 'panel') === '' ? PANEL_NAMES[panel] : '';
}

/** The text of {@link figureOf}, marked where it is only probable: «OLED probable». */
export function likelyFigure(laptop: Laptop, attribute: Attribute): string {
  const figure = figureOf(laptop, attribute);
  if (attribute === 'weight') return about(laptop, 'weightKg') + figure;
  const isScreen = attribute === 'pixels' || attribute === 'refresh' || attribute === 'panel';
  return isScreen ? figure + probable(laptop, ESTIMATED_FIELDS[attribute]) : figure;
}

/** «seguramente 10–13 h»: nine equally likely values are an 80 % range; '' for other attributes, or without values */
export function likelyRange(attribute: Attribute, { likely }: Laptop): string {
  const [values, digits, unit] =
    attribute === 'battery' ? [likely.batteryHours, 0, 'h'] : [attribute === 'weight' ? likely.weightKg : [], 1, 'kg'];
  if (values.length === 0) return '';
  const ends = [Math.min(...values), Math.max(...values)].map((value) => spanishNumber(Number(value.toFixed(digits))));
  return `seguramente ${[...new Set(ends)].join('–')} ${unit}`;
}

const wattsOf = (laptop: Laptop): string => `${about(laptop, 'gpuPowerW')}${laptop.gpuPowerW} W`;

/** «RTX 5060 (115 W)», where the watts are known */
export const withWatts = (graphics: string, laptop: Laptop): string =>
  laptop.gpuPowerW === null ? graphics : `${graphics} (${wattsOf(laptop)})`;

/** Watts up to which a power limit makes a graphics chip slower than its name promises. */
const LOW_POWER_W = 65;

/** The text of {@link likelyFigure} with what qualifies a chip: «RTX 5060 (8 GB, 55 W)». */
export function qualifiedFigure(laptop: Laptop, attribute: Attribute): string {
  const figure = likelyFigure(laptop, attribute);
  const watts = isGraphics(attribute) ? laptop.gpuPowerW : null;
  const memory = isGraphics(attribute) && !hasIntegratedGraphics(laptop) ? laptop.videoMemoryGb : null;
  const qualifiers = [
    ...(memory === null ? [] : [formatMemory(memory)]),
    ...(watts !== null && watts <= LOW_POWER_W ? [wattsOf(laptop)] : []),
  ];
  return qualifiers.length === 0 ? figure : `${figure} (${qualifiers.join(', ')})`;
}

/**
 * @returns the lowest named figure that reaches `threshold`, chips with their article; `null` for a Mac's chips if no
 *   Mac reaches it
 */
export function referenceFor(laptop: Laptop, attribute: Attribute, threshold: number): string | null {
  if (isAmount(attribute)) return AMOUNTS[attribute](threshold);
  const landmark = landmarkFor(laptop, attribute, threshold);
  if (!landmark) return null;
  const [, name] = landmark;
  if (attribute === 'cpu') return `un ${shortName(name)}`;
  if (!isGraphics(attribute)) return shortName(name);
  return laptop.gpuSeries === 'integrated_apple' ? `la de un ${name}` : `una ${shortName(name)}`;
}

/** The name of a threshold, and the figure behind the name. */
export interface Reference {
  words: string;
  value: number;
}

/** A chip within this factor of a threshold may name it. */
const TOLERANCE = 0.99;

/** @returns the lowest named figure that reaches `threshold`; `null` if none does */
export function referenceAt(attribute: Attribute, threshold: number): Reference | null {
  if (isAmount(attribute)) return { words: AMOUNTS[attribute](threshold), value: threshold };
  // The resolution that is as sharp depends on the screen.
  if (attribute === 'pixels') return { words: `${spanishNumber(threshold)} píxeles por pulgada`, value: threshold };
  const [value, name] = LANDMARKS[attribute].find(([one]) => one >= threshold * TOLERANCE) ?? [];
  return value === undefined || name === undefined ? null : { words: shortName(name), value };
}
