import { expect, it } from 'vitest';
import { likelyRange, seenCost, totalCost } from '#catalogue/derive/cost.ts';
import { deriveLaptops } from '#catalogue/derive/derive.ts';
import { aRecord, derived } from '../a-record.ts';

const AS_OF = '2026-10-02';
const seen = (priceBasis: 'listed-es' | 'converted', priceDate: string, priceEur = 1000) =>
  seenCost({ priceEur, priceDate, priceBasis }, AS_OF);

it('what a laptop costs is the price as it was seen, to the cent and certain for a month in Spain, else in whole euros', () => {
  expect(seen('listed-es', '2026-09-20', 849.99)).toMatchObject({ euros: 849.99, exact: true });
  expect(seen('listed-es', '2026-04-02', 849.99)).toMatchObject({ euros: 850, exact: false });
  expect(seen('converted', AS_OF, 849.99)).toMatchObject({ euros: 850, exact: false });
});

it('what a laptop costs is the less certain the older the price, up to a limit', () => {
  const spreads = [AS_OF, '2026-04-02', '2025-02-25', '2020'].map((date) => seen('listed-es', date).spread);
  expect(spreads).toEqual([...spreads].toSorted((a, b) => a - b));
  expect(spreads.at(-1)).toBe(0.2);
});

it('what a laptop costs lies in eight of ten cases within a range around it', () => {
  expect(likelyRange(1000, 0.1)).toEqual({ low: 880, high: 1135 });
});

it('what a laptop costs counts Windows where no system comes with it', () => {
  expect(totalCost(derived({ os: 'none', priceEur: 700 }))).toBe(845);
  expect(totalCost(derived({ os: 'windows', priceEur: 700 }))).toBe(700);
});

it('what a laptop costs expects Windows to be missing where most of its kind come without', () => {
  const bare = ['a', 'b', 'c'].map((id) => aRecord({ id, os: 'none' }));
  const [unknown] = deriveLaptops([aRecord({ id: 'unknown', os: null }), ...bare]);
  expect(unknown?.cost.licenceEur).toBe(145);
  expect(derived({ os: null }).cost.licenceEur).toBe(0);
});
