import { expect, it } from 'vitest';
import { checkCatalogue, hasNoErrors } from '#catalogue/check/check-catalogue.ts';
import { deriveLaptops } from '#catalogue/derive/derive.ts';
import type { LaptopRecord } from '#catalogue/laptop-record.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { aRecord, derived, SEEN } from '../a-record.ts';

const check = (...records: readonly LaptopRecord[]) => checkCatalogue(deriveLaptops(records));

it('the check of a catalogue finds nothing wrong with an ordinary laptop', () => {
  const report = check(aRecord());
  expect(report.suspicious).toEqual([]);
  expect(hasNoErrors(report)).toBe(true);
});

it('the check of a catalogue finds nothing wrong with the one that ships', () => {
  expect(checkCatalogue(CATALOGUE.laptops)).toMatchObject({ suspicious: [], duplicates: [] });
});

it.each([
  ['an ultrabook of more than 2.2 kg', { weightKg: 3 }],
  ['cheaper than any laptop ever sold with its graphics', { gpu: 'NVIDIA GeForce RTX 4090', priceEur: 600 }],
  ['more than 100 Wh, the limit on aeroplanes', { batteryWh: 105 }],
  ['macOS on another brand', { os: 'macOS' }],
  ['integrated graphics and processor of different makers', { gpu: 'AMD Radeon 780M' }],
  ['an unrecognised processor', { cpu: 'Zilog Z80' }],
  ['unrecognised graphics', { gpu: 'Voodoo 2' }],
  ['a model newer than its price', { year: 2030 }],
  ['a system other than its part number names', { brand: 'ASUS', partNumber: 'P1503CVA-S70671', os: 'windows' }],
  ['a system other than its part number names', { brand: 'MSI', partNumber: 'C7M-423XES', os: 'windows' }],
  [
    "graphics other than its model's code names",
    { brand: 'ASUS', model: 'ROG Strix G16 G614JI', gpu: 'NVIDIA GeForce RTX 4050' },
  ],
  [
    "graphics other than its model's code names",
    { brand: 'ASUS', model: 'ProArt P16 H7606WV', gpu: 'NVIDIA GeForce RTX 5060' },
  ],
] as const)('the check of a catalogue reports %s', (reason, changes) => {
  const report = check(aRecord(changes));
  expect(report.suspicious.map((found) => found.reason)).toContain(reason);
  expect(hasNoErrors(report)).toBe(false);
});

it.each([
  ['measuredHours', 35, ['measured hours that its battery cannot last']],
  ['measuredHours', 20, []],
  ['gpuPowerW', 140, ['more power than its graphics may take']],
  ['gpuPowerW', 115, []],
] as const)('the check of a catalogue judges the fact %s of %i', (field, value, reasons) => {
  const changes = { batteryWh: 50, gpu: 'NVIDIA GeForce RTX 5070', priceEur: 1499, year: null };
  const laptop = derived(changes, [{ ...SEEN, kind: 'measured', field, value }]);
  expect(checkCatalogue([laptop]).suspicious.map(({ reason }) => reason)).toEqual(reasons);
});

it('the check of a catalogue reports two records of one configuration as duplicates', () => {
  const report = check(aRecord({ id: 'a' }), aRecord({ id: 'b', priceEur: 500 }), aRecord({ id: 'c', ramGb: 8 }));
  expect(report.duplicates).toEqual([{ ids: ['a', 'b'] }]);
  expect(hasNoErrors(report)).toBe(false);
});

it('the check of a catalogue retires what may not have been sold for two years before the newest price', () => {
  const dates = ['2026-10-02', '2024-10-30', '2024-09', '2025', '2024'];
  const report = check(
    ...dates.map((priceDate, at) => aRecord({ id: `a-${priceDate}`, year: null, ramGb: 8 + at, priceDate })),
  );
  expect(report.toRetire).toEqual(['a-2024-09', 'a-2024']);
  expect(hasNoErrors(report)).toBe(true);
});
