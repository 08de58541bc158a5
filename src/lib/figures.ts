import { driveSize, spanishAmount, spanishNumber } from '#contract/spanish-figures.ts';
import { unbroken } from './unbroken.ts';

/** `1299` → «1299 €», `849.9` → «849,90 €». */
export const euros = (amount: number): string => unbroken(`${spanishAmount(amount)} €`);

/** «hasta 700 €»; what counts of a budget that nobody chose is no answer of theirs. */
export const budgetWords = (budget: number, unchosen: boolean): string =>
  unchosen ? `presupuesto sin elegir, contamos ${euros(budget)}` : `hasta ${euros(budget)}`;

const withUnit = (value: number, unit: string): string => unbroken(`${spanishNumber(value)} ${unit}`);

export const kilograms = (kg: number): string => withUnit(kg, 'kg');

export const hours = (value: number): string => withUnit(Math.round(value), 'h');

/** «≈ 11 h, ± 1,5»; stored answers of older versions have no error. */
export const estimatedHours = (value: number, error: number | null): string =>
  unbroken(error === null ? `≈ ${hours(value)}` : `≈ ${hours(value)}, ± ${spanishNumber(error)}`);

export const hertz = (value: number): string => withUnit(value, 'Hz');

export const nits = (value: number): string => withUnit(value, 'nits');

export const inches = (value: number): string => `${spanishNumber(value)}″`;

export const gigabytes = (gb: number): string => withUnit(gb, 'GB');

export const storage = (gb: number): string => unbroken(driveSize(gb));

/** «1 requisito», «1234 valoraciones» */
export const counted = (amount: number, one: string, many: string): string =>
  `${spanishNumber(amount)} ${amount === 1 ? one : many}`;

/** «4,5 de 5 (128 valoraciones)» */
export const ratingWords = (stars: number, reviews: number): string =>
  `${spanishNumber(stars)} de 5 (${counted(reviews, 'valoración', 'valoraciones')})`;

/** @returns the value as text; `null` where it is not known */
export const known = <Value, Text>(value: Value | null, format: (value: Value) => Text): Text | null =>
  value === null ? null : format(value);
