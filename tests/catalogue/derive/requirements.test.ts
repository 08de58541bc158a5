import { describe, expect, it } from 'vitest';
import { couldMeet, meetsOption, REQUIREMENT_FIELDS, requiredBy } from '#catalogue/derive/requirements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { REQUIREMENT_OPTIONS } from '#contract/answers.ts';
import { failures } from '#guarantees/oracle.ts';
import { answers, laptop } from '#tests/support/laptops.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';

/** On both sides of each limit, and what the catalogue does not have. */
const BORDERS: readonly Partial<Laptop>[] = [
  ...[1.49, 1.5, 2, 2.01, 2.5, 2.51].map((weightKg) => ({ weightKg })),
  ...[3.9, 4, 6.9, 7, 10, 10.1].map((batteryHours) => ({ batteryHours })),
  ...[13.6, 13.7, 14.6, 14.7, 15.7, 15.8, 16.8, 16.9].map((screenInches) => ({ screenInches })),
  ...[12, 24].map((ramGb) => ({ ramGb })),
  ...[480, 1000, 1024, 1999].map((storageGb) => ({ storageGb })),
  ...[90, 165].map((refreshHz) => ({ refreshHz })),
  ...(['nvidia_pro', 'amd_rx6000', 'amd_rx7000'] as const).map((gpuSeries) => ({ gpuSeries })),
  ...[2408, 2559, 2560, 3456, 3840].map((width) => ({ resolution: { width, height: 2400 } })),
];
const UNKNOWN = laptop('unknown', {
  cpuFamily: null,
  ramGb: null,
  storageGb: null,
  gpuSeries: null,
  screenInches: null,
  weightKg: null,
  batteryHours: null,
  os: null,
  resolution: null,
  refreshHz: null,
});

describe('requirements', () => {
  it('are judged as the guarantees judge them, for every laptop, at every limit and where nothing is known', () => {
    const laptops = [...CATALOGUE.laptops, ...BORDERS.map((one) => laptop(JSON.stringify(one), one)), UNKNOWN];
    const wrong = REQUIREMENT_FIELDS.flatMap((field) =>
      REQUIREMENT_OPTIONS[field].flatMap((option) => {
        const asked = answers({ requirements: { [field]: option } });
        return laptops
          .filter((one) => meetsOption(one, field, option) === failures(one, asked).includes(field))
          .map(({ id }) => `${id}: ${field} ${option}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['macOS', { screenSize: ['13', '14', '15', '16'], os: ['macOS'] }],
    [null, { screenSize: ['13', '14', '15', '16', '17'], os: ['linux', 'none', 'windows'] }],
  ] as const)('of which the fact is unknown could be met by what the maker sells (%s)', (system, expected) => {
    const one = { ...UNKNOWN, brand: system === 'macOS' ? 'Apple' : 'HP' };
    for (const field of ['screenSize', 'os'] as const) {
      const met = REQUIREMENT_OPTIONS[field].filter((option) => couldMeet(one, field, option));
      expect(met.toSorted()).toEqual(expected[field].toSorted());
    }
  });

  it('are listed in questionnaire order, without empty ones', () => {
    expect(requiredBy(answers({ requirements: { os: 'linux', ram: '16GB' } }))).toEqual([
      { field: 'ram', option: '16GB' },
      { field: 'os', option: 'linux' },
    ]);
  });
});
