/** Formats figures and lists for the sentences of an answer. */
import { OS_NAMES } from '../contract/facts.ts';
import type { System } from '../catalogue/derive/laptop-kind.ts';
import { spanishAmount, spanishNumber } from '../contract/spanish-figures.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { priceOf } from '../advisor/rank/prices.ts';

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
  formatEuros(Math.round(priceOf(laptop))) + (laptop.cost.licenceEur > 0 ? ' con Windows' : '');

type Sourced = Pick<Laptop, 'sources'>;
type Figure = keyof Laptop['sources'];

/** Whether a figure is that of the laptop's line, and was not seen for the laptop itself. */
export const isEstimated = ({ sources }: Sourced, figure: Figure): boolean => sources[figure]?.kind === 'estimated';

/** @returns the prefix of an estimate: «≈ 2,2 kg» */
export const about = (laptop: Sourced, figure: Figure): string => (isEstimated(laptop, figure) ? '≈ ' : '');

/** @returns the suffix of an estimate: «OLED probable» */
export const probable = (laptop: Sourced, figure: Figure): string => (isEstimated(laptop, figure) ? ' probable' : '');

export const SYSTEM_NAMES: Readonly<Record<Exclude<System, 'unknown' | 'none'>, string>> = {
  ...OS_NAMES,
  'windows-arm': 'Windows para ARM',
};

/** «con macOS», «sin sistema operativo» */
export const systemText = (system: Exclude<System, 'unknown'>): string =>
  system === 'none' ? 'sin sistema operativo' : `con ${SYSTEM_NAMES[system]}`;
