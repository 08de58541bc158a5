/** The columns of a catalogue with one more laptop, such as that of an advert. */
import type { RequirementField } from '../contract/answers.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import { kindOf } from '../catalogue/derive/laptop-kind.ts';
import { requiredFact } from '../catalogue/derive/requirements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, goodness, mapAttributes, possibleValues } from './needs/attributes.ts';
import { type CodedFigures, type CodedValues, keyOf } from './coded-figures.ts';
import { type Columns, mapRequired } from './columns.ts';
import { byRowOrder } from './rank/row-order.ts';

/** @returns the place of a figure among coded values of which none is equal to it */
function placeAmong({ possible, unknown }: CodedValues, figure: readonly number[], attribute: Attribute): number {
  const [value] = figure;
  if (figure.length !== 1 || value === undefined) return unknown;
  const better = possible.findIndex(
    ([other = 0], index) => index >= unknown && goodness(attribute, other) > goodness(attribute, value),
  );
  return better < 0 ? possible.length : better;
}

/** @returns the codes with one more laptop, which has the given row */
function withFigures(coded: CodedFigures, laptop: Laptop, row: number): CodedFigures {
  const worst = [...coded.worst];
  const best = [...coded.best];
  // By how much the codes of the attributes so far have moved.
  let moved = 0;
  const added = mapAttributes((attribute) => {
    const figure = possibleValues(laptop, attribute);
    const { start, possible, unknown } = coded.values[attribute];
    const known = possible.findIndex((one) => keyOf(one) === keyOf(figure));
    const isNew = known < 0;
    const at = isNew ? placeAmong(coded.values[attribute], figure, attribute) : known;
    const first = start + moved;
    const from = start + at;
    const codes = new Uint16Array(coded.codes[attribute].length + 1);
    for (let other = 0; other < coded.codes[attribute].length; other += 1) {
      const code = coded.codes[attribute][other] ?? start;
      codes[other < row ? other : other + 1] = code + moved + Number(isNew && code >= from);
    }
    codes[row] = first + at;
    if (!isNew) return { codes, values: { start: first, possible, unknown } };
    const [lowest, highest] = [figure[0], figure.at(-1)];
    worst.splice(first + at, 0, lowest === undefined ? -Infinity : goodness(attribute, lowest));
    best.splice(first + at, 0, highest === undefined ? Infinity : goodness(attribute, highest));
    moved += 1;
    const values = possible.toSpliced(at, 0, figure);
    return { codes, values: { start: first, possible: values, unknown: unknown + Number(figure.length !== 1) } };
  });
  return {
    codes: mapAttributes((attribute) => added[attribute].codes),
    values: mapAttributes((attribute) => added[attribute].values),
    codeCount: coded.codeCount + moved,
    worst: Float64Array.from(worst),
    best: Float64Array.from(best),
  };
}

/** @returns the index of the first that is accepted; the length if none is */
function indexOr<T>(values: readonly T[], accepts: (value: T) => boolean): number {
  const index = values.findIndex(accepts);
  return index < 0 ? values.length : index;
}

function withRow<T extends Float64Array | Uint8Array | Uint16Array | Int32Array>(
  values: T,
  longer: T,
  row: number,
  value: number,
): T {
  longer.set(values.subarray(0, row));
  longer[row] = value;
  longer.set(values.subarray(row), row + 1);
  return longer;
}

function withRequired(
  { codes, examples }: Columns['required'][RequirementField],
  field: RequirementField,
  laptop: Laptop,
  row: number,
): Columns['required'][RequirementField] {
  const fact = requiredFact(laptop, field);
  const code = indexOr(examples, (example) => requiredFact(example, field) === fact);
  return {
    codes: withRow(codes, new Uint16Array(codes.length + 1), row, code),
    examples: code === examples.length ? [...examples, laptop] : examples,
  };
}

/** @returns the columns without a row, in O(n); codes stay, even of figures that only it had, and `rowOf` is the original's */
export function withoutRow(original: Columns, row: number): Columns {
  const { laptops, price, kind, rowsOfKind, chassis, codes, required } = original;
  const isOther = (_: unknown, other: number): boolean => other !== row;
  return {
    ...original,
    laptops: laptops.filter(isOther),
    price: price.filter(isOther),
    codes: mapAttributes((attribute) => codes[attribute].filter(isOther)),
    kind: kind.filter(isOther),
    rowsOfKind: rowsOfKind.map((rows) =>
      rows.filter((other) => other !== row).map((other) => (other > row ? other - 1 : other)),
    ),
    chassis: chassis.filter(isOther),
    required: mapRequired((field) => ({ ...required[field], codes: required[field].codes.filter(isOther) })),
  };
}

/**
 * @returns the columns with one more laptop, as if they were built anew, in O(n) instead of O(n log n), and its row;
 *   `rowOf` is the original's
 */
export function withLaptop(original: Columns, laptop: Laptop): { columns: Columns; row: number } {
  const { laptops, price, kind, kinds, chassis, chassisCount, required } = original;
  const row = indexOr(laptops, (other) => byRowOrder(laptop, other) < 0);
  const size = laptops.length + 1;
  const own = kindOf(laptop);
  const ownKind = indexOr(kinds, ({ system, size: inches }) => system === own.system && inches === own.size);
  const sister = laptops.findIndex((other) => other.chassis === laptop.chassis);
  const ownChassis = sister < 0 ? chassisCount : (chassis[sister] ?? chassisCount);
  const rowsOfKind = original.rowsOfKind.map((rows) => rows.map((other) => (other < row ? other : other + 1)));
  rowsOfKind[ownKind] = Int32Array.from([...(rowsOfKind[ownKind] ?? []), row]).toSorted();
  return {
    row,
    columns: {
      ...original,
      laptops: laptops.toSpliced(row, 0, laptop),
      price: withRow(price, new Float64Array(size), row, totalCost(laptop)),
      ...withFigures(original, laptop, row),
      kind: withRow(kind, new Uint16Array(size), row, ownKind),
      kinds: ownKind === kinds.length ? [...kinds, own] : kinds,
      rowsOfKind,
      chassis: withRow(chassis, new Int32Array(size), row, ownChassis),
      chassisCount: Math.max(chassisCount, ownChassis + 1),
      required: mapRequired((field) => withRequired(required[field], field, laptop, row)),
      rated: new Map(),
    },
  };
}
