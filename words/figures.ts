/** Figures in words: numbers with their units, and the figures of a laptop with what is only probable. */
import { OS_NAMES, PANEL_NAMES } from '../contract/facts.ts';
import { driveSize, spanishAmount, spanishNumber } from '../contract/spanish-figures.ts';
import type { System } from '../catalogue/derive/requirements.ts';
import { maySlowDown } from '../catalogue/derive/gpu-power.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import {
  type Amount,
  chipOf,
  hasIntegratedGraphics,
  isAmount,
  landmarkFor,
  LANDMARKS,
  shortName,
} from '../advisor/explain/landmarks.ts';
import { type Attribute, isGraphics, measure } from '../advisor/needs/attributes.ts';
import { totalCost } from '../catalogue/derive/cost.ts';

export const formatEuros = (euros: number): string => `${spanishAmount(euros)} €`;

export const formatKilograms = (kg: number): string => `${spanishNumber(kg)} kg`;

export const formatMemory = (gb: number): string => `${spanishNumber(gb)} GB`;

export const formatRefreshRate = (hz: number): string => `${spanishNumber(hz)} Hz`;

/** «unas 8 h»: rounded, because it is an estimate. */
export const formatHours = (hours: number): string => `unas ${spanishNumber(Math.round(hours))} h`;

export const formatInches = (inches: number): string => `${spanishNumber(inches)}″`;

/** «1920 × 1080», without thousands separators. */
export const formatResolution = ({ width, height }: { width: number; height: number }): string =>
  `${width} × ${height}`;

export const NO_DATA = 'sin dato';

export const formatKnown = <T>(value: T | null, format: (value: T) => string): string =>
  value === null ? NO_DATA : format(value);

export const fill = (template: string, figures: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w)\}/g, (_, placeholder: string) => figures[placeholder] ?? '');

/** «1299 €», «1095 € con Windows»; whole euros, as everywhere. */
export const formatPrice = (laptop: Laptop): string =>
  formatEuros(Math.round(totalCost(laptop))) + (laptop.cost.licenceEur > 0 ? ' con Windows' : '');

type Sourced = Pick<Laptop, 'sources'>;
type Figure = keyof Laptop['sources'];

/** Whether a figure is that of the laptop's line, and was not seen for the laptop itself. */
export const isEstimated = ({ sources }: Sourced, figure: Figure): boolean => sources[figure]?.kind === 'estimated';

/** @returns the prefix of an estimate: «≈ 2,2 kg» */
export const about = (laptop: Sourced, figure: Figure): string => (isEstimated(laptop, figure) ? '≈ ' : '');

/** @returns the suffix of an estimate: «OLED probable» */
export const probable = (laptop: Sourced, figure: Figure): string => (isEstimated(laptop, figure) ? ' probable' : '');

const COLOUR_SOURCES = {
  published: 'según la marca',
  measured: 'medido en otra unidad',
  estimated: 'lo habitual en un OLED',
} as const;

/** @returns «100 % de P3, según la marca», «≈ 58 % de sRGB, medido en otra unidad»; `null` if nobody knows */
export function colourOf({ srgbPct, p3Pct, sources }: Laptop): string | null {
  const kind = (sources.p3Pct ?? sources.srgbPct)?.kind;
  const percent = p3Pct ?? srgbPct;
  if (percent === null || kind === undefined || kind === 'seen') return null;
  const sign = kind === 'published' ? '' : '≈ ';
  return `${sign}${spanishNumber(Math.round(percent))} % de ${p3Pct === null ? 'sRGB' : 'P3'}, ${COLOUR_SOURCES[kind]}`;
}

export const SYSTEM_NAMES: Readonly<Record<Exclude<System, 'unknown' | 'none'>, string>> = {
  ...OS_NAMES,
  'windows-arm': 'Windows para ARM',
};

/** «con macOS», «sin sistema operativo» */
export const systemText = (system: Exclude<System, 'unknown'>): string =>
  system === 'none' ? 'sin sistema operativo' : `con ${SYSTEM_NAMES[system]}`;

const AMOUNTS: Readonly<Record<Amount, (value: number) => string>> = {
  ram: formatMemory,
  storage: driveSize,
  refresh: formatRefreshRate,
  weight: formatKilograms,
  battery: formatHours,
  silence: spanishNumber,
  build: spanishNumber,
};

/** Graphics complete «la gráfica»: «integrada Intel», «integrada Apple M4», «RTX 4060» */
function figureOf(laptop: Laptop, attribute: Attribute): string {
  const { resolution, panel } = laptop;
  if (attribute === 'cpu') return chipOf(laptop, 'cpu');
  if (isGraphics(attribute)) return `${hasIntegratedGraphics(laptop) ? 'integrada ' : ''}${chipOf(laptop, 'gpu')}`;
  if (attribute === 'pixels') return resolution ? formatResolution(resolution) : '';
  if (attribute === 'panel') return panel ? PANEL_NAMES[panel] : '';
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

/** «quizá 10–13 h»: nine equally likely values are an 80 % range; '' for other attributes, or without values */
export function likelyRange(attribute: Attribute, { likely }: Laptop): string {
  const [values, digits, unit] =
    attribute === 'battery' ? [likely.batteryHours, 0, 'h'] : [attribute === 'weight' ? likely.weightKg : [], 1, 'kg'];
  if (values.length === 0) return '';
  const ends = [Math.min(...values), Math.max(...values)].map((value) => spanishNumber(Number(value.toFixed(digits))));
  return `quizá ${[...new Set(ends)].join('–')} ${unit}`;
}

/** «115 W»; `null` where nobody knows it, or there are none */
export const wattsOf = (laptop: Laptop): string | null =>
  laptop.gpuPowerW === null ? null : `${about(laptop, 'gpuPowerW')}${laptop.gpuPowerW} W`;

const qualified = (figure: string, qualifiers: readonly (string | false | null)[]): string => {
  const known = qualifiers.filter(Boolean).join(', ');
  return known === '' ? figure : `${figure} (${known})`;
};

const videoMemory = (laptop: Laptop): string | null =>
  laptop.videoMemoryGb === null || hasIntegratedGraphics(laptop) ? null : formatMemory(laptop.videoMemoryGb);

/** «RTX 5060 (115 W)», «RTX 5060 (vatios sin dato)» of a chip that is sold with few and with many */
export const withWatts = (graphics: string, laptop: Laptop): string =>
  qualified(graphics, [maySlowDown(laptop) ? `vatios ${NO_DATA}` : wattsOf(laptop)]);

/** «NVIDIA GeForce RTX 5060 (8 GB, 115 W)» */
export const withMemory = (graphics: string, laptop: Laptop): string =>
  qualified(graphics, [videoMemory(laptop), wattsOf(laptop)]);

/** Watts up to which a power limit makes a graphics chip slower than its name promises. */
const LOW_POWER_W = 65;

/** The text of {@link likelyFigure} with what qualifies a chip: «RTX 5060 (8 GB, 55 W)». */
export function qualifiedFigure(laptop: Laptop, attribute: Attribute): string {
  const figure = likelyFigure(laptop, attribute);
  if (!isGraphics(attribute)) return figure;
  return qualified(figure, [videoMemory(laptop), (laptop.gpuPowerW ?? Infinity) <= LOW_POWER_W && wattsOf(laptop)]);
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
