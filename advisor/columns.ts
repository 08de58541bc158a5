/**
 * The catalogue as columns, built once with and once without the price of Windows. Rows are sorted by cost first, so
 * that a budget is a prefix and the row number breaks every tie.
 */
import type { RequirementField } from '../contract/answers.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import { kindOf, type LaptopKind } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { requiredFact } from '../catalogue/derive/requirements.ts';
import { type CodedFigures, codeFigures } from './coded-figures.ts';
import { inRowOrder } from './rank/row-order.ts';

/** By code of one attribute, for some needs: what `score.ts` weighs. */
export interface Rated {
  expected: Float64Array;
  risk: Float64Array;
  miss: Float64Array;
  lacks: Float64Array;
}

export interface Columns extends CodedFigures {
  laptops: readonly Laptop[];
  rowOf: ReadonlyMap<string, number>;
  /** Euros by row, with a Windows licence if it has to be bought. */
  price: Float64Array;
  kind: Uint16Array;
  kinds: readonly LaptopKind[];
  rowsOfKind: readonly Int32Array[];
  chassis: Int32Array;
  chassisCount: number;
  /** For each requirement the deciding fact: its code by row, and one example laptop per code. */
  required: Readonly<Record<RequirementField, { codes: Uint16Array; examples: readonly Laptop[] }>>;
  /** What `score.ts` has computed for some needs. */
  rated: Map<string, Rated>;
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

function rowsByCode(codes: Int32Array, count: number): Int32Array[] {
  const rows = Array.from({ length: count }, (): number[] => []);
  for (const [row, code] of codes.entries()) rows[code]?.push(row);
  return rows.map((list) => Int32Array.from(list));
}

export const mapRequired = <T>(make: (field: RequirementField) => T): Record<RequirementField, T> => ({
  processor: make('processor'),
  ram: make('ram'),
  storage: make('storage'),
  graphics: make('graphics'),
  screenSize: make('screenSize'),
  weight: make('weight'),
  battery: make('battery'),
  os: make('os'),
  resolution: make('resolution'),
  refreshRate: make('refreshRate'),
});

function encodeRequired(laptops: readonly Laptop[]): Columns['required'] {
  const encodeField = (field: RequirementField) => {
    const { codes, examples } = encode(laptops, (laptop) => requiredFact(laptop, field));
    return { codes: Uint16Array.from(codes), examples };
  };
  return mapRequired(encodeField);
}

export const withoutLicence = (laptop: Laptop): Laptop => ({ ...laptop, cost: { ...laptop.cost, licenceEur: 0 } });

/**
 * Builds the columns in O(n log n); the order of the laptops makes no difference.
 * @param withLicence whether the visitor pays for Windows if it is not included
 */
export function buildColumns(catalogue: readonly Laptop[], withLicence: boolean): Columns {
  const laptops = inRowOrder(withLicence ? catalogue : catalogue.map(withoutLicence));
  const kind = encode(laptops, (laptop) => Object.values(kindOf(laptop)).join());
  const chassis = encode(laptops, (laptop) => laptop.chassis);
  return {
    laptops,
    rowOf: new Map(laptops.map((laptop, row) => [laptop.id, row])),
    price: Float64Array.from(laptops, totalCost),
    ...codeFigures(laptops),
    kind: Uint16Array.from(kind.codes),
    kinds: kind.examples.map(kindOf),
    rowsOfKind: rowsByCode(kind.codes, kind.examples.length),
    chassis: chassis.codes,
    chassisCount: chassis.examples.length,
    required: encodeRequired(laptops),
    rated: new Map(),
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
