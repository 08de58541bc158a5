import { expect, it } from 'vitest';
import { meetsOption, REQUIREMENT_FIELDS, requiredBy } from '#catalogue/derive/requirements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { REQUIREMENT_OPTIONS, type RequirementField } from '#contract/answers.ts';
import { answers, laptop } from '#tests/support/laptops.ts';

/** On both sides of each limit: a fact, and the options that it meets. */
const MET: readonly (readonly [RequirementField, Partial<Laptop>, string])[] = [
  ['processor', { cpuFamily: 'intel_i7' }, 'intel_i3 intel_i5 intel_i7'],
  ['processor', { cpuFamily: 'snapdragon_x' }, 'snapdragon_x'],
  ['ram', { ramGb: 12 }, '4GB 8GB'],
  ['ram', { ramGb: 16 }, '4GB 8GB 16GB'],
  ['storage', { storageGb: 480 }, '256GB'],
  ['storage', { storageGb: 1000 }, '256GB 512GB 1TB'],
  ['graphics', { gpuSeries: 'integrated_intel' }, 'integrated_intel'],
  ['graphics', { gpuSeries: 'nvidia_rtx30' }, 'nvidia_gtx16 nvidia_rtx30'],
  ['graphics', { gpuSeries: 'nvidia_pro' }, ''],
  ['graphics', { gpuSeries: 'amd_rx7000' }, 'amd_rx6000 amd_rx7000'],
  ['screenSize', { screenInches: 13.6 }, '13'],
  ['screenSize', { screenInches: 13.7 }, '14'],
  ['screenSize', { screenInches: 16.8 }, '16'],
  ['screenSize', { screenInches: 16.9 }, '17'],
  ['weight', { weightKg: 1.49 }, 'ultralight light medium'],
  ['weight', { weightKg: 1.5 }, 'light medium'],
  ['weight', { weightKg: 2 }, 'light medium'],
  ['weight', { weightKg: 2.01 }, 'medium'],
  ['weight', { weightKg: 2.51 }, 'heavy'],
  ['battery', { batteryHours: 3.9 }, ''],
  ['battery', { batteryHours: 4 }, 'standard'],
  ['battery', { batteryHours: 7 }, 'standard long'],
  ['battery', { batteryHours: 10 }, 'standard long'],
  ['battery', { batteryHours: 10.1 }, 'standard long extended'],
  ['os', { os: 'windows' }, 'windows linux'],
  ['os', { os: 'windows', cpuFamily: 'snapdragon_x' }, 'windows'],
  ['os', { os: 'none' }, 'windows linux none'],
  ['resolution', { resolution: { width: 2408, height: 1504 } }, '1080p'],
  ['resolution', { resolution: { width: 3840, height: 2160 } }, '1080p 2k 4k'],
  ['refreshRate', { refreshHz: 90 }, '60'],
];
const decisive = MET.flatMap(([, fact]) => Object.keys(fact).map((name) => [name, null]));
const UNKNOWN = Object.assign(laptop('unknown'), Object.fromEntries(decisive));

it.each(MET)('requirements of %s are met with %j: %s', (field, fact, options) => {
  const one = laptop('one', fact);
  expect(REQUIREMENT_OPTIONS[field].filter((option) => meetsOption(one, field, option)).join(' ')).toBe(options);
});

it.each(REQUIREMENT_FIELDS)('requirements of %s are met by nothing unknown', (field) => {
  expect(REQUIREMENT_OPTIONS[field].filter((option) => meetsOption(UNKNOWN, field, option))).toEqual([]);
});

it('requirements are listed in questionnaire order, without empty ones', () => {
  expect(requiredBy(answers({ requirements: { os: 'linux', ram: '16GB' } }))).toEqual([
    { field: 'ram', option: '16GB' },
    { field: 'os', option: 'linux' },
  ]);
});
