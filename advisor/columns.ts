/**
 * The catalogue as columns, built once. Rows are sorted by price (then sum of attributes, then id), so that a budget is a
 * prefix and the row number breaks every tie. Values are stored as codes, so that a request scores each distinct value
 * once and the scan over the rows only looks codes up.
 */
import type { RequirementField } from '../contract/answers.ts';
import { kindOf, type LaptopKind } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { requiredFact } from '../catalogue/derive/requirements.ts';
import { type Attribute, ATTRIBUTES, goodness, mapAttributes, measure } from './attributes.ts';

export interface Columns {
  laptops: readonly Laptop[];
  rowOf: ReadonlyMap<string, number>;
  price: Float64Array;
  /** By row. A higher code of an attribute is better; the lowest is unknown. */
  codes: Readonly<Record<Attribute, Uint16Array>>;
  /** An attribute's codes begin at `start`; its values are unknown (`null`), then worst first. */
  values: Readonly<Record<Attribute, { start: number; values: readonly (number | null)[] }>>;
  codeCount: number;
  kind: Uint16Array;
  kinds: readonly LaptopKind[];
  rowsOfKind: readonly Int32Array[];
  chassis: Int32Array;
  chassisCount: number;
  /** For each requirement the deciding fact: its code by row, and for each code one laptop that has it. */
  required: Readonly<Record<RequirementField, { codes: Uint16Array; examples: readonly Laptop[] }>>;
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

/** Grows with every attribute, so a dominating laptop always has the larger sum. */
const attributeSum = (laptop: Laptop): number =>
  ATTRIBUTES.reduce((sum, attribute) => {
    const value = measure(laptop, attribute);
    return sum + (value === null ? UNKNOWN_PART : goodness(attribute, value) / SCALE[attribute]);
  }, 0);

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function inRowOrder(laptops: readonly Laptop[]): Laptop[] {
  const sums = new Map(laptops.map((laptop) => [laptop, attributeSum(laptop)]));
  return laptops.toSorted(
    (a, b) => a.priceEur - b.priceEur || (sums.get(b) ?? 0) - (sums.get(a) ?? 0) || byText(a.id, b.id),
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

function distinctValues(laptops: readonly Laptop[], attribute: Attribute): (number | null)[] {
  const known = new Set(laptops.map((laptop) => measure(laptop, attribute)));
  known.delete(null);
  const worstFirst = [...known].toSorted((a, b) => goodness(attribute, a ?? 0) - goodness(attribute, b ?? 0));
  return [null, ...worstFirst];
}

function assignCodes(laptops: readonly Laptop[]): Pick<Columns, 'values' | 'codeCount'> {
  let codeCount = 0;
  const values = mapAttributes((attribute) => {
    const start = codeCount;
    const own = distinctValues(laptops, attribute);
    codeCount += own.length;
    return { start, values: own };
  });
  if (codeCount > CODE_LIMIT) throw new RangeError('The catalogue has too many distinct figures');
  return { values, codeCount };
}

function encodeAttribute(
  laptops: readonly Laptop[],
  attribute: Attribute,
  { start, values }: Columns['values'][Attribute],
): Uint16Array {
  const codeOf = new Map(values.map((value, index) => [value, start + index]));
  return Uint16Array.from(laptops, (laptop) => codeOf.get(measure(laptop, attribute)) ?? start);
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

/** O(n log n); the order of the laptops makes no difference. */
export function buildColumns(catalogue: readonly Laptop[]): Columns {
  const laptops = inRowOrder(catalogue);
  const { values, codeCount } = assignCodes(laptops);
  const kind = encode(laptops, (laptop) => Object.values(kindOf(laptop)).join());
  const chassis = encode(laptops, (laptop) => laptop.chassis);
  return {
    laptops,
    rowOf: new Map(laptops.map((laptop, row) => [laptop.id, row])),
    price: Float64Array.from(laptops, (laptop) => laptop.priceEur),
    codes: mapAttributes((attribute) => encodeAttribute(laptops, attribute, values[attribute])),
    values,
    codeCount,
    kind: Uint16Array.from(kind.codes),
    kinds: kind.examples.map(kindOf),
    rowsOfKind: rowsByCode(kind.codes, kind.examples.length),
    chassis: chassis.codes,
    chassisCount: chassis.examples.length,
    required: encodeRequired(laptops),
  };
}

/** @returns the index of a row's value among the attribute's values; 0 where it is unknown */
export function valueIndex({ codes, values }: Columns, attribute: Attribute, row: number): number {
  const { start } = values[attribute];
  return (codes[attribute][row] ?? start) - start;
}

/**
 * @param table a number for each code
 * @returns a function that sums them over a row's attributes; unrolled, because a loop takes twice as long
 */
export function sumOver({ codes }: Columns, table: Float64Array): (row: number) => number {
  const { cpu, gpu, creation, ram, storage, pixels, refresh, panel, weight, battery, silence, build } = codes;
  return (row) =>
    (table[cpu[row] ?? 0] ?? 0) +
    (table[gpu[row] ?? 0] ?? 0) +
    (table[creation[row] ?? 0] ?? 0) +
    (table[ram[row] ?? 0] ?? 0) +
    (table[storage[row] ?? 0] ?? 0) +
    (table[pixels[row] ?? 0] ?? 0) +
    (table[refresh[row] ?? 0] ?? 0) +
    (table[panel[row] ?? 0] ?? 0) +
    (table[weight[row] ?? 0] ?? 0) +
    (table[battery[row] ?? 0] ?? 0) +
    (table[silence[row] ?? 0] ?? 0) +
    (table[build[row] ?? 0] ?? 0);
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
