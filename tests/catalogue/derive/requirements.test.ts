import { describe, expect, it } from 'vitest';
import { meetsOption, REQUIREMENT_FIELDS, requiredBy } from '#catalogue/derive/requirements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { RequirementField, RequirementValue } from '#contract/answers.ts';
import { REQUIREMENT_OPTIONS } from '#contract/answers.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

type Row = [string, RequirementField, RequirementValue<RequirementField>, Partial<Laptop>, boolean];

const ROWS: Row[] = [
  ['an i5 where an i5 is asked for', 'processor', 'intel_i5', { cpuFamily: 'intel_i5' }, true],
  ['a higher tier of the same maker', 'processor', 'intel_i5', { cpuFamily: 'intel_i9' }, true],
  ['a lower tier', 'processor', 'intel_i7', { cpuFamily: 'intel_i5' }, false],
  ['the other maker', 'processor', 'intel_i5', { cpuFamily: 'amd_r9' }, false],
  ['an Apple chip', 'processor', 'apple_m', { cpuFamily: 'apple_m' }, true],
  ['exactly the memory', 'ram', '16GB', { ramGb: 16 }, true],
  ['less memory', 'ram', '32GB', { ramGb: 24 }, false],
  ['a terabyte counted in thousands', 'storage', '1TB', { storageGb: 1000 }, true],
  ['a terabyte counted in 1,024', 'storage', '1TB', { storageGb: 1024 }, true],
  ['half a terabyte', 'storage', '1TB', { storageGb: 512 }, false],
  ['a newer GeForce', 'graphics', 'nvidia_rtx30', { gpuSeries: 'nvidia_rtx50' }, true],
  ['an RTX 20 where a GTX 16 is asked for', 'graphics', 'nvidia_gtx16', { gpuSeries: 'nvidia_rtx20' }, true],
  ['an older GeForce', 'graphics', 'nvidia_rtx40', { gpuSeries: 'nvidia_rtx30' }, false],
  ['a professional chip', 'graphics', 'nvidia_rtx30', { gpuSeries: 'nvidia_pro' }, false],
  ['a newer Radeon', 'graphics', 'amd_rx6000', { gpuSeries: 'amd_rx7000' }, true],
  [
    'dedicated graphics where integrated are asked for',
    'graphics',
    'integrated_intel',
    { gpuSeries: 'nvidia_rtx40' },
    false,
  ],
  ['a 15.3" screen as 15.6"', 'screenSize', '15', { screenInches: 15.3 }, true],
  ['a 16.1" screen as 16"', 'screenSize', '16', { screenInches: 16.1 }, true],
  ['an 18" screen as 17.3"', 'screenSize', '17', { screenInches: 18 }, true],
  ['a 14.5" screen as 15.6"', 'screenSize', '15', { screenInches: 14.5 }, false],
  ['1.49 kg as ultralight', 'weight', 'ultralight', { weightKg: 1.49 }, true],
  ['1.5 kg as ultralight', 'weight', 'ultralight', { weightKg: 1.5 }, false],
  ['2 kg as light', 'weight', 'light', { weightKg: 2 }, true],
  ['something lighter than asked for', 'weight', 'medium', { weightKg: 1.2 }, true],
  ['2.5 kg as heavy', 'weight', 'heavy', { weightKg: 2.5 }, false],
  ['2.6 kg as heavy', 'weight', 'heavy', { weightKg: 2.6 }, true],
  ['seven hours as long', 'battery', 'long', { batteryHours: 7 }, true],
  ['ten hours as extended', 'battery', 'extended', { batteryHours: 10 }, false],
  ['more than ten hours as extended', 'battery', 'extended', { batteryHours: 10.1 }, true],
  ['another system', 'os', 'linux', { os: 'windows' }, false],
  ['no system', 'os', 'none', { os: 'none' }, true],
  ['no system where Windows is asked for', 'os', 'windows', { os: 'none' }, true],
  ['no system where Linux is asked for', 'os', 'linux', { os: 'none' }, true],
  ['no system where macOS is asked for', 'os', 'macOS', { os: 'none' }, false],
  ['Windows where no system is asked for', 'os', 'none', { os: 'windows' }, false],
  ['Linux where Windows is asked for', 'os', 'windows', { os: 'linux' }, false],
  ['1920 × 1200 as Full HD', 'resolution', '1080p', { resolution: { width: 1920, height: 1200 } }, true],
  ['2408 × 1506 as 2K', 'resolution', '2k', { resolution: { width: 2408, height: 1506 } }, false],
  ['2560 × 1600 as 2K', 'resolution', '2k', { resolution: { width: 2560, height: 1600 } }, true],
  ['3456 × 2234 as 4K', 'resolution', '4k', { resolution: { width: 3456, height: 2234 } }, false],
  ['3840 × 2400 as 4K', 'resolution', '4k', { resolution: { width: 3840, height: 2400 } }, true],
  ['a faster screen', 'refreshRate', '120', { refreshHz: 165 }, true],
  ['a slower screen', 'refreshRate', '144', { refreshHz: 120 }, false],
];

describe('requirements', () => {
  it.each(ROWS)('judge %s', (_, field, option, differences, expected) => {
    expect(meetsOption(laptop('a', differences), field, option)).toBe(expected);
  });

  it('are never met by an unknown value', () => {
    const unknown = laptop('unknown', {
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
    const met = REQUIREMENT_FIELDS.flatMap((field) =>
      REQUIREMENT_OPTIONS[field].filter((option) => meetsOption(unknown, field, option)),
    );
    expect(met).toEqual([]);
  });

  it('are listed in questionnaire order, without empty ones', () => {
    expect(requiredBy(answers({ requirements: { os: 'linux', ram: '16GB' } }))).toEqual([
      { field: 'ram', option: '16GB' },
      { field: 'os', option: 'linux' },
    ]);
  });
});
