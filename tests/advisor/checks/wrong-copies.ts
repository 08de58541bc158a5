import type { Laptop } from '#catalogue/laptop.ts';

/** A copy with one error, and where it is. */
interface WrongCopy<T> {
  path: string;
  copy: T;
}

/** Values that are wrong in place of another one, by their key. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  level: ['good', 'plenty'],
  side: ['most', 'least'],
  label: ['best', 'least-bad'],
  system: ['windows', 'chromeos'],
  verdict: ['chosen', 'ranked'],
};

/** What an answer may leave out. */
const OPTIONAL = new Set(['more', 'less', 'but', 'enough', 'next', 'first', 'shown', 'price', 'saved']);

/**
 * Copies of a part of an answer with one error each: another number, sign or laptop, a switch turned, a choice changed,
 * something left out, a list without its first entry or with an error in it.
 */
export const wrongCopies = <T extends object>(part: T, other: Laptop): WrongCopy<T>[] =>
  Object.entries(part).flatMap(([key, value]) =>
    [...wrongValues(key, value, other), ...(OPTIONAL.has(key) && value !== null ? [leftOut(null)] : [])].map(
      ({ path, copy }) => ({ path: `${key}${path}`, copy: { ...part, [key]: copy } }),
    ),
  );

const OTHER_ODDS = 0.06;
const here = (copy: unknown) => ({ path: '', copy });
const leftOut = (copy: unknown) => ({ path: ' left out', copy });

function wrongValues(key: string, value: unknown, other: Laptop): WrongCopy<unknown>[] {
  if (typeof value === 'number') return wrongNumbers(key, value).map(here);
  if (typeof value === 'boolean') return [here(!value)];
  // What is excluded has no other parts of an answer.
  if (value === 'excluded') return [];
  if (typeof value === 'string') return (CHOICES[key] ?? []).filter((choice) => choice !== value).map(here);
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    const wrong = wrongValues(key, first, other).map(({ path, copy }) => ({
      path: `[0]${path}`,
      copy: [copy, ...rest],
    }));
    return value.length > 0 ? [leftOut([]), { path: '[0] left out', copy: rest }, ...wrong] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if ('chassis' in value) return 'id' in value && value.id === other.id ? [] : [here(other)];
  return wrongCopies(value, other).map(({ path, copy }) => ({ path: `.${path}`, copy }));
}

/** Another sign of a gain, other odds, or one more and one less. */
function wrongNumbers(key: string, value: number): number[] {
  if (key === 'gain') return [-value];
  if (value > 0 && value < 1) return [value > 0.5 ? value - OTHER_ODDS : value + OTHER_ODDS];
  return [value + 1, value - 1];
}
