/**
 * The attributes' figures as codes, so that a request scores each distinct figure once and the scan over the rows
 * only looks up codes.
 */
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, goodness, mapAttributes, possibleValues } from './needs/attributes.ts';

export interface CodedValues {
  /** The attribute's first code. */
  start: number;
  /**
   * For each code the figure, or its likely values if it is unknown: unknown ones first, then known ones, worst
   * first.
   */
  possible: readonly (readonly number[])[];
  /** Number of codes for unknown figures. */
  unknown: number;
}

export interface CodedFigures {
  /** By row. */
  codes: Readonly<Record<Attribute, Uint16Array>>;
  values: Readonly<Record<Attribute, CodedValues>>;
  codeCount: number;
  /** By code: the goodness of the worst and of the best possible value. */
  worst: Float64Array;
  best: Float64Array;
}

/** Codes are stored in 16 bits; rounded attributes of real catalogues need far fewer. */
const CODE_LIMIT = 65_536;

export const keyOf = (possible: readonly number[]): string => possible.join(' ');

/** @param figures the possible values of each laptop */
function codedValues(figures: readonly (readonly number[])[], attribute: Attribute, start: number): CodedValues {
  const distinct = new Map(figures.map((possible) => [keyOf(possible), possible] as const));
  const unknown = [...distinct.values()].filter(({ length }) => length !== 1);
  const known = [...distinct.values()]
    .filter(({ length }) => length === 1)
    .toSorted(([a = 0], [b = 0]) => goodness(attribute, a) - goodness(attribute, b));
  return { start, possible: [...unknown, ...known], unknown: unknown.length };
}

function encodeAttribute(figures: readonly (readonly number[])[], { start, possible }: CodedValues): Uint16Array {
  const codeOf = new Map(possible.map((value, index) => [keyOf(value), start + index]));
  return Uint16Array.from(figures, (value) => codeOf.get(keyOf(value)) ?? start);
}

/** @param laptops in the order of the rows */
export function codeFigures(laptops: readonly Laptop[]): CodedFigures {
  let codeCount = 0;
  const worst: number[] = [];
  const best: number[] = [];
  const figures = mapAttributes((attribute) => laptops.map((laptop) => possibleValues(laptop, attribute)));
  const values = mapAttributes((attribute) => {
    const coded = codedValues(figures[attribute], attribute, codeCount);
    codeCount += coded.possible.length;
    for (const possible of coded.possible) {
      const [lowest, highest] = [possible[0], possible.at(-1)];
      worst.push(lowest === undefined ? -Infinity : goodness(attribute, lowest));
      best.push(highest === undefined ? Infinity : goodness(attribute, highest));
    }
    return coded;
  });
  if (codeCount > CODE_LIMIT) throw new RangeError('The catalogue has too many distinct figures');
  const codes = mapAttributes((attribute) => encodeAttribute(figures[attribute], values[attribute]));
  return { codes, values, codeCount, worst: Float64Array.from(worst), best: Float64Array.from(best) };
}

/** @returns the index of a row's value among the attribute's coded values */
export function valueIndex({ codes, values }: CodedFigures, attribute: Attribute, row: number): number {
  const { start } = values[attribute];
  return (codes[attribute][row] ?? start) - start;
}

/**
 * @param table a number for each code
 * @returns a function that sums the numbers over a row's attributes
 */
export function sumOver({ codes }: CodedFigures, table: Float64Array): (row: number) => number {
  const columns = ATTRIBUTES.map((attribute) => codes[attribute]);
  return (row) => {
    let sum = 0;
    for (const column of columns) sum += table[column[row] ?? 0] ?? 0;
    return sum;
  };
}
