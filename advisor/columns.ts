/**
 * The catalogue as columns, built once for those who need Windows and once for those who do not. Rows are sorted by cost
 * (then sum of attributes, then id), so that a budget is a prefix and the row number breaks every tie. Values are stored
 * as codes, so that a request scores each distinct value once and the scan over the rows only looks codes up.
 */
import type { RequirementField } from '../contract/answers.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import { kindOf, type LaptopKind } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { requiredFact } from '../catalogue/derive/requirements.ts';
import { type Attribute, ATTRIBUTES, goodness, mapAttributes, possibleValues } from './attributes.ts';

export interface Columns {
  laptops: readonly Laptop[];
  rowOf: ReadonlyMap<string, number>;
  /** Euros by row, with Windows where it has to be bought. */
  price: Float64Array;
  /** By row. */
  codes: Readonly<Record<Attribute, Uint16Array>>;
  values: Readonly<Record<Attribute, CodedValues>>;
  codeCount: number;
  /** By code: the goodness of the worst and of the best possible value. */
  worst: Float64Array;
  best: Float64Array;
  kind: Uint16Array;
  kinds: readonly LaptopKind[];
  rowsOfKind: readonly Int32Array[];
  chassis: Int32Array;
  chassisCount: number;
  /** For each requirement the deciding fact: its code by row, and for each code one laptop that has it. */
  required: Readonly<Record<RequirementField, { codes: Uint16Array; examples: readonly Laptop[] }>>;
}

interface CodedValues {
  /** The attribute's first code. */
  start: number;
  /** For each code the figure, or the likely ones where it is unknown: these first, then the known ones, worst first. */
  possible: readonly (readonly number[])[];
  /** How many of them are unknown figures. */
  unknown: number;
}

/** Codes are stored in 16 bits; rounded attributes keep real catalogues far below. */
const CODE_LIMIT = 65_536;

/** Typical largest values, so that all attributes have a similar part in the sum. */
const SCALE: Readonly<Record<Attribute, number>> = {
  cpu: 100,
  gpu: 100,
  creation: 100,
  ram: 64,
  storage: 4096,
  pixels: 9,
  refresh: 240,
  panel: 3,
  weight: 4,
  battery: 20,
  silence: 100,
  build: 100,
};
const UNKNOWN_PART = -1000;

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Grows with every attribute, so a dominating laptop always has the larger sum. */
const attributeSum = (laptop: Laptop): number =>
  ATTRIBUTES.reduce((sum, attribute) => {
    const possible = possibleValues(laptop, attribute);
    return sum + (possible.length === 0 ? UNKNOWN_PART : goodness(attribute, average(possible)) / SCALE[attribute]);
  }, 0);

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function inRowOrder(laptops: readonly Laptop[]): Laptop[] {
  const sums = new Map(laptops.map((laptop) => [laptop, attributeSum(laptop)]));
  return laptops.toSorted(
    (a, b) => totalCost(a) - totalCost(b) || (sums.get(b) ?? 0) - (sums.get(a) ?? 0) || byText(a.id, b.id),
  );
}

function encode(
  laptops: readonly Laptop[],
  keyOf: (laptop: Laptop) => string | number | null,
): { codes: Int32Array; examples: Laptop[] } {
  const codeOf = new Map<string | number | null, number>();
  const examples: Laptop[] = [];
  const codes = Int32Array.from(laptops, (laptop) => {
    const key = keyOf(laptop);
    const known = codeOf.get(key);
    if (known !== undefined) return known;
    codeOf.set(key, examples.length);
    return examples.push(laptop) - 1;
  });
  return { codes, examples };
}

function codedValues(laptops: readonly Laptop[], attribute: Attribute, start: number): CodedValues {
  const distinct = new Map(
    laptops.map((laptop) => {
      const possible = possibleValues(laptop, attribute);
      return [keyOf(possible), possible] as const;
    }),
  );
  const unknown = [...distinct.values()].filter(({ length }) => length !== 1);
  const known = [...distinct.values()]
    .filter(({ length }) => length === 1)
    .toSorted(([a = 0], [b = 0]) => goodness(attribute, a) - goodness(attribute, b));
  return { start, possible: [...unknown, ...known], unknown: unknown.length };
}

const keyOf = (possible: readonly number[]): string => possible.join(' ');

function assignCodes(laptops: readonly Laptop[]): Pick<Columns, 'values' | 'codeCount' | 'worst' | 'best'> {
  let codeCount = 0;
  const worst: number[] = [];
  const best: number[] = [];
  const values = mapAttributes((attribute) => {
    const coded = codedValues(laptops, attribute, codeCount);
    codeCount += coded.possible.length;
    for (const possible of coded.possible) {
      const [lowest, highest] = [possible[0], possible.at(-1)];
      worst.push(lowest === undefined ? -Infinity : goodness(attribute, lowest));
      best.push(highest === undefined ? Infinity : goodness(attribute, highest));
    }
    return coded;
  });
  if (codeCount > CODE_LIMIT) throw new RangeError('The catalogue has too many distinct figures');
  return { values, codeCount, worst: Float64Array.from(worst), best: Float64Array.from(best) };
}

function encodeAttribute(
  laptops: readonly Laptop[],
  attribute: Attribute,
  { start, possible }: CodedValues,
): Uint16Array {
  const codeOf = new Map(possible.map((value, index) => [keyOf(value), start + index]));
  return Uint16Array.from(laptops, (laptop) => codeOf.get(keyOf(possibleValues(laptop, attribute))) ?? start);
}

function rowsByCode(codes: Int32Array, count: number): Int32Array[] {
  const rows = Array.from({ length: count }, (): number[] => []);
  for (const [row, code] of codes.entries()) rows[code]?.push(row);
  return rows.map((list) => Int32Array.from(list));
}

function encodeRequired(laptops: readonly Laptop[]): Columns['required'] {
  const encodeField = (field: RequirementField) => {
    const { codes, examples } = encode(laptops, (laptop) => requiredFact(laptop, field));
    return { codes: Uint16Array.from(codes), examples };
  };
  return {
    processor: encodeField('processor'),
    ram: encodeField('ram'),
    storage: encodeField('storage'),
    graphics: encodeField('graphics'),
    screenSize: encodeField('screenSize'),
    weight: encodeField('weight'),
    battery: encodeField('battery'),
    os: encodeField('os'),
    resolution: encodeField('resolution'),
    refreshRate: encodeField('refreshRate'),
  };
}

const withoutLicence = (laptop: Laptop): Laptop => ({ ...laptop, cost: { ...laptop.cost, licenceEur: 0 } });

/**
 * O(n log n); the order of the laptops makes no difference.
 * @param withLicence whether the visitor needs Windows, and pays for it where the shop does not include it
 */
export function buildColumns(catalogue: readonly Laptop[], withLicence: boolean): Columns {
  const laptops = inRowOrder(withLicence ? catalogue : catalogue.map(withoutLicence));
  const { values, codeCount, worst, best } = assignCodes(laptops);
  const kind = encode(laptops, (laptop) => Object.values(kindOf(laptop)).join());
  const chassis = encode(laptops, (laptop) => laptop.chassis);
  return {
    laptops,
    rowOf: new Map(laptops.map((laptop, row) => [laptop.id, row])),
    price: Float64Array.from(laptops, totalCost),
    codes: mapAttributes((attribute) => encodeAttribute(laptops, attribute, values[attribute])),
    values,
    codeCount,
    worst,
    best,
    kind: Uint16Array.from(kind.codes),
    kinds: kind.examples.map(kindOf),
    rowsOfKind: rowsByCode(kind.codes, kind.examples.length),
    chassis: chassis.codes,
    chassisCount: chassis.examples.length,
    required: encodeRequired(laptops),
  };
}

/** @returns the index of a row's value among the attribute's coded values */
export function valueIndex({ codes, values }: Columns, attribute: Attribute, row: number): number {
  const { start } = values[attribute];
  return (codes[attribute][row] ?? start) - start;
}

/**
 * @param table a number for each code
 * @returns a function that sums them over a row's attributes
 */
export function sumOver({ codes }: Columns, table: Float64Array): (row: number) => number {
  const columns = ATTRIBUTES.map((attribute) => codes[attribute]);
  return (row) => {
    let sum = 0;
    for (const column of columns) sum += table[column[row] ?? 0] ?? 0;
    return sum;
  };
}

export function countAffordable(price: Float64Array, euros: number): number {
  let low = 0;
  let high = price.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((price[middle] ?? 0) <= euros) low = middle + 1;
    else high = middle;
  }
  return low;
}
