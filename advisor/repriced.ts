/**
 * The columns of a catalogue with another price for one laptop, for questions such as «for how much would it be
 * first?».
 */
import type { Laptop } from '../catalogue/laptop.ts';
import { ATTRIBUTES, mapAttributes } from './needs/attributes.ts';
import type { Columns } from './columns.ts';
import { REQUIREMENT_FIELDS } from '../catalogue/derive/requirements.ts';
import { byRowOrder } from './rank/row-order.ts';

/** What an array and a typed array have in common. */
interface Values<T> {
  [row: number]: T;
  copyWithin: (target: number, start: number, end: number) => unknown;
}

/** Moves a value from one row to another and shifts those between. */
function move<T>(values: Values<T>, from: number, to: number): void {
  const value = values[from];
  if (value === undefined) return;
  if (to < from) values.copyWithin(to + 1, to, from);
  else values.copyWithin(from, from + 1, to + 1);
  values[to] = value;
}

/** Applies the same move to a list of row numbers. */
function renumber(rows: Int32Array, from: number, to: number): void {
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (row === from) rows[index] = to;
    else if (row >= to && row < from) rows[index] = row + 1;
    else if (row <= to && row > from) rows[index] = row - 1;
  }
}

interface Repriced {
  columns: Columns;
  /** The laptop's current row; rows are sorted by price. */
  row: number;
}

/**
 * @param row of the laptop whose price changes
 * @returns a function from its price, with a Windows licence if it has to be bought, to the changed columns, in O(n):
 *   the same object each time, valid until the next call. Its `rowOf` is the original's.
 */
export function repricer(original: Columns, row: number): (euros: number) => Repriced {
  const laptops = [...original.laptops];
  const required = { ...original.required };
  for (const field of REQUIREMENT_FIELDS)
    required[field] = { ...required[field], codes: Uint16Array.from(required[field].codes) };
  const columns = {
    ...original,
    laptops,
    price: Float64Array.from(original.price),
    kind: Uint16Array.from(original.kind),
    rowsOfKind: original.rowsOfKind.map((rows) => Int32Array.from(rows)),
    chassis: Int32Array.from(original.chassis),
    codes: mapAttributes((attribute) => Uint16Array.from(original.codes[attribute])),
    required,
  };
  let at = row;

  return (euros) => {
    const before = laptops[at];
    if (!before) return { columns, row: at };
    const laptop: Laptop = { ...before, priceEur: euros - before.cost.licenceEur };
    laptops[at] = laptop;
    columns.price[at] = euros;
    const to = placeBesides(laptop, laptops, at);
    for (const values of [columns.price, columns.kind, columns.chassis]) move(values, at, to);
    for (const attribute of ATTRIBUTES) move(columns.codes[attribute], at, to);
    for (const field of REQUIREMENT_FIELDS) move(required[field].codes, at, to);
    move(laptops, at, to);
    for (const rows of columns.rowsOfKind) renumber(rows, at, to);
    columns.rowsOfKind[columns.kind[to] ?? 0]?.sort();
    at = to;
    return { columns, row: at };
  };
}

/** @returns how many of the other laptops precede it */
function placeBesides(laptop: Laptop, laptops: readonly Laptop[], own: number): number {
  let low = 0;
  let high = laptops.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    // The other laptops, skipping this one
    const other = laptops[middle < own ? middle : middle + 1];
    if (other && byRowOrder(other, laptop) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
