import { describe, expect, it } from 'vitest';
import { batteryHoursError } from '#advisor/needs/attributes.ts';
import type { LaptopRecord } from '#catalogue/laptop-record.ts';
import { derived, SEEN } from '../a-record.ts';

const gaming: Partial<LaptopRecord> = {
  cpu: 'Intel Core i7-13620H',
  gpu: 'NVIDIA GeForce RTX 4060',
  screenInches: 15.6,
  resolution: { width: 1920, height: 1080 },
  refreshHz: 144,
  batteryWh: 60,
};
/** Its dedicated graphics never switch off. */
const noIgpu = 'AMD Ryzen 7 7435HS';
const macbookAir: Partial<LaptopRecord> = {
  brand: 'Apple',
  model: 'MacBook Air 13 M3',
  cpu: 'Apple M3',
  gpu: 'GPU Apple M3',
  screenInches: 13.6,
  resolution: { width: 2560, height: 1664 },
  batteryWh: 53,
  formFactor: 'macbook',
};

describe('estimated battery hours', () => {
  it.each([
    ['a MacBook Air about 15 h', macbookAir, 14, 16],
    ['a 55 Wh ultrabook 9 to 10.5 h', {}, 9, 10.5],
    ['a 60 Wh gaming laptop 5 to 6 h', gaming, 5, 6],
    ['a 90 Wh gaming laptop 8 to 9 h', { ...gaming, cpu: 'AMD Ryzen 7 7735HS', batteryWh: 90 }, 8, 9.5],
    ['the same one without integrated graphics under 6.5 h', { ...gaming, cpu: noIgpu, batteryWh: 90 }, 5, 6.5],
  ] as const)('give %s', (_, changes, least, most) => {
    const { batteryHours } = derived(changes);
    expect(batteryHours).toBeGreaterThanOrEqual(least);
    expect(batteryHours).toBeLessThanOrEqual(most);
  });

  it.each([
    { resolution: { width: 3840, height: 2400 } },
    { refreshHz: 165 },
    { screenInches: 16 },
    { panel: 'oled' },
    { batteryWh: 45 },
  ] as const)('fall with %j', (changes) => {
    expect(derived(changes).batteryHours).toBeLessThan(derived().batteryHours ?? 0);
  });

  it.each([
    [0.07, macbookAir],
    [0.12, {}],
    [0.1, { cpu: 'Intel Core Ultra X7 358H' }],
    [0.15, { cpu: 'AMD Ryzen AI 7 350', gpu: 'AMD Radeon 860M' }],
    [0.18, { ...gaming, cpu: 'Intel Core i9-14900HX' }],
    [0.18, gaming],
    [0.2, { ...gaming, cpu: noIgpu }],
  ] as const)('have the error %d of the class of %j', (error, changes) => {
    expect(derived(changes).errors.battery).toBe(error);
  });

  it.each([{ batteryWh: null }, { screenInches: null }, { cpu: null }, { gpu: null }])(
    'are unknown with %j',
    (changes) => {
      expect(derived(changes).batteryHours).toBeNull();
    },
  );
});

describe('graphics', () => {
  it('are slower and less certain in a thin case whose limit nobody states, if they need more', () => {
    const [wide, thin] = [
      derived({ gpu: 'RTX 4060', screenInches: 15.6, weightKg: 2 }),
      derived({ gpu: 'RTX 4060', screenInches: 14, weightKg: 1.6 }),
    ];
    expect(thin.gpuIndex).toBeLessThan(wide.gpuIndex ?? 0);
    expect(thin.errors.gpu).toBe(0.15);
    expect(derived({ gpu: 'RTX 2050', screenInches: 14 }).gpuIndex).toBe(28.6);
  });

  it('of Apple are least certain in games, groups of chips in everything', () => {
    expect(derived(macbookAir).errors).toMatchObject({ cpu: 0.08, gpu: 0.2 });
    expect(derived({ cpu: 'Intel Core i5', gpu: 'Intel Iris Xe' }).errors.cpu).toBe(0.2);
    expect(derived({ gpu: null }).errors).toMatchObject({ gpu: null, creation: null });
  });
});

it.each([
  [11.2, 0.12, 1.5],
  [2, 0.1, 0.5],
  [15.3, 0.07, 1],
  [null, 0.1, null],
])('the error of %s h ± %s is shown as ± %s h', (batteryHours, battery, shown) => {
  expect(batteryHoursError({ batteryHours, errors: { ...derived().errors, battery } })).toBe(shown);
});

const silenceOf = (changes: Partial<LaptopRecord>) => derived(changes).silence ?? -1;
const silenceWith = (cpu: string) => silenceOf({ cpu });
const gamingSilence = (changes: Partial<LaptopRecord>) => silenceOf({ ...gaming, weightKg: 2.25, ...changes });

describe('estimated silence', () => {
  it('is 100 without a fan and falls with chip power', () => {
    expect(silenceOf(macbookAir)).toBe(100);
    expect(silenceOf({})).toBeGreaterThan(60);
    expect(silenceOf({})).toBeLessThanOrEqual(90);
    expect(silenceOf(gaming)).toBeLessThan(40);
    expect(derived({ cpu: null }).silence).toBeNull();
  });

  it('goes by what a chip draws under load, not by its base power', () => {
    expect(silenceWith('Intel Core Ultra 7 258V')).toBeGreaterThan(silenceWith('Intel Core 7 150U') + 3);
    expect(silenceWith('AMD Ryzen 5 7530U')).toBeGreaterThan(silenceWith('Intel Core i5-1335U'));
    expect(silenceWith('Intel N150')).toBeGreaterThan(silenceWith('Intel Core Ultra 7 258V'));
  });

  it('is more within a class where graphics are limited or the case is heavier', () => {
    const limit = { ...SEEN, field: 'gpuPowerW', value: 45 } as const;
    const limited = derived({ ...gaming, weightKg: 2.25 }, [limit]).silence ?? -1;
    expect(limited).toBeGreaterThan(gamingSilence({}) + 5);
    expect(gamingSilence({ weightKg: 2.6 })).toBeGreaterThan(gamingSilence({}));
    expect(gamingSilence({ weightKg: 1.9 })).toBeLessThan(gamingSilence({}));
    expect(gamingSilence({ weightKg: null })).toBe(gamingSilence({}));
  });
});

const build = (brand: string, model: string) => derived({ brand, model }).build;

it('the build of specific product lines is preferred to that of general ones', () => {
  expect(build('Lenovo', 'ThinkPad X1 Carbon Gen 12')).toBeGreaterThan(build('Lenovo', 'ThinkPad E14 Gen 7') ?? 0);
  expect(build('ASUS', 'Zenbook 14 OLED UX3405CA')).toBeGreaterThan(build('ASUS', 'Vivobook 15 X1504VA') ?? 0);
  expect(build('Apple', 'MacBook Pro 14 M4')).toBe(95);
});

it.each([
  ['ASUS', 'TUF Gaming A15 FA507NV', 'TUF Gaming A15 FA507NVR', true],
  ['Lenovo', 'LOQ 15IRX9', 'LOQ 15IAX9', true],
  ['HP', 'Victus 15-fa2005ns', 'Victus 15-fa0612nc', true],
  ['MSI', 'Cyborg 15 A13VE', 'Cyborg 15 B2RWFKG', true],
  ['ASUS', 'Vivobook 15 X1504VA', 'Vivobook 15 M1502YA', false],
  ['Apple', 'MacBook Air 13 M4', 'MacBook Air 13 M5', false],
  ['Apple', 'MacBook Air 13 M4', 'MacBook Air 15 M4', false],
  ['Lenovo', 'LOQ 15IRX9', 'LOQ 17IRX9', false],
])('%s %s and %s have one chassis: %s', (brand, one, other, isSame) => {
  const chassis = (model: string) => {
    const screenInches = Number(/1\d/.exec(model)?.[0]) + 0.3;
    return derived({ brand, model, screenInches }).chassis;
  };
  expect(chassis(one) === chassis(other)).toBe(isSame);
});
