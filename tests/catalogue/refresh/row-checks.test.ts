import { expect, it } from 'vitest';
import { rowChecks } from '#catalogue/refresh/row-checks.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { EMBEDDED } from '#tests/support/snapshots.ts';
import { aRecord } from '../a-record.ts';

const faultOf = rowChecks(CATALOGUE.laptops, '2026-11-22T06:00:00.000Z');
const fault = (priceEur: number, record = aRecord()) => faultOf({ priceEur }, record);

it('an offer of a known laptop costs at least 60 % of what it costs in the catalogue, and at most twice as much', () => {
  const record = EMBEDDED.find(({ id }) => id === CATALOGUE.laptops[0]?.id) ?? aRecord();
  const usual = CATALOGUE.laptops[0]?.priceEur ?? 0;
  expect(fault(usual * 0.61, record)).toBeNull();
  expect(fault(usual * 0.59, record)).toBe('its price is under 60 % of what such a laptop costs');
  expect(fault(usual * 1.99, record)).toBeNull();
  expect(fault(usual * 2.01, record)).toBe('its price is over twice what such a laptop costs');
});

it('an offer of a new laptop is held against what fits its parts', () => {
  expect(fault(650)).toBeNull();
  expect(fault(200)).toBe('its price is under 60 % of what such a laptop costs');
  expect(fault(2500)).toBe('its price is over twice what such a laptop costs');
  const dear = aRecord({ cpu: 'Intel Core i9-13980HX', gpu: 'NVIDIA GeForce RTX 4090', ramGb: 32, storageGb: 2048 });
  expect(fault(650, dear)).toBe('its price is under 60 % of what such a laptop costs');
});

// check-catalogue.test.ts has all of them.
it('an offer of a laptop that cannot be is refused', () => {
  expect(fault(650, aRecord({ cpu: 'Zeta 9000' }))).toBe('a laptop that cannot be: an unrecognised processor');
});

it('an offer of each Spanish price of the catalogue passes', () => {
  const prices = EMBEDDED.filter(({ priceBasis }) => priceBasis === 'listed-es');
  const asNew = prices.map((record) => ({ ...record, id: `${record.id}-new` }));
  const refused = asNew.filter((record) => faultOf(record, record)?.startsWith('its price'));
  expect(prices.length).toBeGreaterThan(400);
  expect(refused.map(({ id }) => id)).toEqual([]);
});
