/** Figures as they are written in Spain. */
import { monthOfYear } from '#src/lib/spanish-date.ts';
import { spanishNumber } from '#src/lib/spanish-number.ts';

/** Gigabytes from which a drive is named in terabytes. */
const TERABYTE_FROM_GB = 1000;
const BINARY_TERABYTE_GB = 1024;

/** No-break: a figure and its unit stay on one line. */
const withUnit = (value: number, unit: string): string => `${spanishNumber(value)}\u00A0${unit}`;

export const kilograms = (kg: number): string => withUnit(kg, 'kg');

export const hours = (value: number): string => withUnit(Math.round(value), 'h');

export const hertz = (value: number): string => withUnit(value, 'Hz');

export const inches = (value: number): string => `${spanishNumber(value)}″`;

export const gigabytes = (gb: number): string => withUnit(gb, 'GB');

/** `512` → «512 GB», `1024` and `1000` → «1 TB». */
export function storage(gb: number): string {
  if (gb < TERABYTE_FROM_GB) return gigabytes(gb);
  const terabytes = gb / (gb % BINARY_TERABYTE_GB === 0 ? BINARY_TERABYTE_GB : TERABYTE_FROM_GB);
  return withUnit(Math.round(terabytes * 10) / 10, 'TB');
}

export const count = (value: number): string => spanishNumber(value);

/** «+8 GB», «−210 €»: `amount` says how much, in `words`, without a sign. */
export const signed = (amount: number, words: (magnitude: number) => string): string =>
  `${amount < 0 ? '−' : '+'}${words(Math.abs(amount))}`;

/** An ISO day `2026-05-29` → «29/05/2026», an ISO month `2026-08` → «agosto de 2026», anything else as it is. */
export function date(iso: string): string {
  const [year, month, day] = iso.split('-');
  if (!year || !month || Number.isNaN(Date.parse(iso))) return iso;
  return day === undefined ? monthOfYear(iso) : `${day}/${month}/${year}`;
}

/** «del 29/05/2026», «de agosto de 2026». */
export const ofDate = (iso: string): string => `${iso.split('-').length > 2 ? 'del' : 'de'} ${date(iso)}`;
