/** The columns with one more laptop, or with another price of one, against columns built anew. */
import { expect, it } from 'vitest';
import { withLaptop, withoutRow } from '#advisor/added-laptop.ts';
import { ATTRIBUTES } from '#advisor/needs/attributes.ts';
import { buildColumns, type Columns } from '#advisor/columns.ts';
import { repricer } from '#advisor/repriced.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import { REQUIREMENT_FIELDS, requiredFact } from '#catalogue/derive/requirements.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';

const laptops = CATALOGUE.laptops.slice(0, 150);

/** What the codes of a row stand for, which may be numbered differently. */
const meaningOf = (
  { codes, values, worst, best, kinds, kind, rowsOfKind, chassis, required }: Columns,
  row: number,
) => ({
  figures: ATTRIBUTES.map((attribute) => {
    const code = codes[attribute][row] ?? 0;
    const { start, possible, unknown } = values[attribute];
    return [possible[code - start], code - start < unknown, worst[code], best[code]];
  }),
  kind: kinds[kind[row] ?? 0],
  kin: [...(rowsOfKind[kind[row] ?? 0] ?? [])],
  first: chassis.indexOf(chassis[row] ?? 0),
  required: REQUIREMENT_FIELDS.map((field) => {
    const { codes: factCodes, examples } = required[field];
    const example = examples[factCodes[row] ?? 0];
    return example && requiredFact(example, field);
  }),
});

const knownOf = ({ values }: Columns) =>
  ATTRIBUTES.map((attribute) => values[attribute].possible.slice(values[attribute].unknown));

it('are those of a catalogue that has it, whether or not another one has its figures', () => {
  const expected = buildColumns(laptops, true);
  for (const [index, laptop] of laptops.entries()) {
    const others = buildColumns(laptops.toSpliced(index, 1), true);
    const { columns, row } = withLaptop(others, laptop);
    const less = withoutRow(expected, row);
    expect(less.laptops.map(({ id }) => id)).toEqual(others.laptops.map(({ id }) => id));
    expect(less.price).toEqual(others.price);
    for (let at = 0; at < others.laptops.length; at += 29) expect(meaningOf(less, at)).toEqual(meaningOf(others, at));
    expect(columns.laptops[row]).toBe(laptop);
    expect(columns.laptops.map(({ id }) => id)).toEqual(expected.laptops.map(({ id }) => id));
    expect(columns.price).toEqual(expected.price);
    expect(columns.codeCount).toBe(expected.codeCount);
    expect(columns.chassisCount).toBe(expected.chassisCount);
    expect(knownOf(columns)).toEqual(knownOf(expected));
    for (let at = 0; at < laptops.length; at += index % 10 === 0 ? 1 : 29)
      expect(meaningOf(columns, at)).toEqual(meaningOf(expected, at));
  }
});

it('are those of a catalogue in which a laptop has another price, in either direction and on equal prices', () => {
  const original = buildColumns(laptops, true);
  for (const row of [0, 1, 60, original.laptops.length - 1]) {
    const laptop = original.laptops[row];
    if (!laptop) throw new Error(`There is no row ${row}`);
    const withPrice = repricer(original, row);
    const others = [3, 40, 90].map((at) => Math.round(totalCost(original.laptops[at] ?? laptop)));
    for (const euros of [200, ...others, 5000, 700.5, 200]) {
      const { columns, row: now } = withPrice(euros);
      const repriced = { ...laptop, priceEur: euros - laptop.cost.licenceEur };
      const expected = buildColumns(
        laptops.map((one) => (one.id === laptop.id ? repriced : one)),
        true,
      );
      expect(columns.laptops[now]?.id).toBe(laptop.id);
      expect(columns.laptops.map(({ id }) => id)).toEqual(expected.laptops.map(({ id }) => id));
      expect(columns.price).toEqual(expected.price);
      for (let at = 0; at < laptops.length; at += 1) expect(meaningOf(columns, at)).toEqual(meaningOf(expected, at));
    }
    expect(original.price).toEqual(buildColumns(laptops, true).price);
  }
});
