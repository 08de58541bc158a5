import { spanishDate } from '#contract/spanish-date.ts';
import { driveSize, spanishNumber } from '#contract/spanish-figures.ts';
import { unbroken } from '#src/lib/unbroken.ts';

const withUnit = (value: number, unit: string): string => unbroken(`${spanishNumber(value)} ${unit}`);

export const kilograms = (kg: number): string => withUnit(kg, 'kg');

export const hours = (value: number): string => withUnit(Math.round(value), 'h');

/** «≈ 11 h, ± 1,5»; stored answers of older versions have no error. */
export const estimatedHours = (value: number, error: number | null): string =>
  unbroken(error === null ? `≈ ${hours(value)}` : `≈ ${hours(value)}, ± ${spanishNumber(error)}`);

export const hertz = (value: number): string => withUnit(value, 'Hz');

export const inches = (value: number): string => `${spanishNumber(value)}″`;

export const gigabytes = (gb: number): string => withUnit(gb, 'GB');

export const storage = (gb: number): string => unbroken(driveSize(gb));

export const count = (value: number): string => spanishNumber(value);

/** An ISO day `2026-05-29` → «29/05/2026», an ISO month `2026-08` → «agosto de 2026», anything else as it is. */
export function date(iso: string): string {
  const [year, month, day] = iso.split('-');
  if (!year || !month || Number.isNaN(Date.parse(iso))) return iso;
  return day === undefined ? spanishDate(iso) : `${day}/${month}/${year}`;
}

export const ofDate = (iso: string): string => `${iso.split('-').length > 2 ? 'del' : 'de'} ${date(iso)}`;
