/** Compares columns with a changed price with columns built from the changed laptop. */
import { expect, it } from 'vitest';
import { buildColumns } from '#advisor/columns.ts';
import { repricer } from '#advisor/repriced.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { totalCost } from '#catalogue/derive/cost.ts';

const laptops = CATALOGUE.laptops.slice(0, 120);

it('are those of a catalogue in which the laptop has that price, in either direction and on equal prices', () => {
  const original = buildColumns(laptops, true);
  for (const row of [0, 1, 60, original.laptops.length - 1]) {
    const laptop = original.laptops[row];
    if (!laptop) throw new Error(`There is no row ${row}`);
    const withPrice = repricer(original, row);
    const others = [3, 40, 90].map((at) => Math.round(totalCost(original.laptops[at] ?? laptop)));
    for (const euros of [200, ...others, 5000, 700.5, 200]) {
      const { columns, row: now } = withPrice(euros);
      const priceEur = euros - laptop.cost.licenceEur;
      const expected = buildColumns(
        laptops.map((one) => (one.id === laptop.id ? { ...one, priceEur } : one)),
        true,
      );
      expect(columns.laptops[now]?.id).toBe(laptop.id);
      expect(columns.laptops.map(({ id }) => id)).toEqual(expected.laptops.map(({ id }) => id));
      expect(columns.price).toEqual(expected.price);
      // Codes may be numbered differently: what they stand for is the same.
      const figures = ({ codes, values, kinds, kind, rowsOfKind, chassis }: typeof expected, at: number) => ({
        ram: values.ram.possible[(codes.ram[at] ?? 0) - values.ram.start],
        battery: values.battery.possible[(codes.battery[at] ?? 0) - values.battery.start],
        kind: kinds[kind[at] ?? 0],
        kin: [...(rowsOfKind[kind[at] ?? 0] ?? [])],
        first: chassis.indexOf(chassis[at] ?? 0),
      });
      for (let at = 0; at < laptops.length; at += 1) expect(figures(columns, at)).toEqual(figures(expected, at));
      expect([...columns.required.os.codes].map((code) => columns.required.os.examples[code]?.os)).toEqual(
        expected.laptops.map(({ os }) => os),
      );
    }
    expect(original.price).toEqual(buildColumns(laptops, true).price);
  }
});
