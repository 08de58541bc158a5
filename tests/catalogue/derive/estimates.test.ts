import { describe, expect, it } from 'vitest';
import { batteryHoursError } from '#advisor/rank/estimates.ts';
import type { LaptopRecord } from '#catalogue/laptop-record.ts';
import { derived } from '../a-record.ts';

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

  it('fall with a sharper, faster or larger screen and grow with capacity', () => {
    const base = derived({}).batteryHours ?? 0;
    expect(derived({ resolution: { width: 3840, height: 2400 } }).batteryHours).toBeLessThan(base);
    expect(derived({ refreshHz: 165 }).batteryHours).toBeLessThan(base);
    expect(derived({ screenInches: 16 }).batteryHours).toBeLessThan(base);
    expect(derived({ panel: 'oled' }).batteryHours).toBeLessThan(base);
    expect(derived({ batteryWh: 70 }).batteryHours).toBeGreaterThan(base);
  });

  it.each([
    ['apple', macbookAir],
    ['u', {}],
    ['lunar-lake', { cpu: 'Intel Core Ultra X7 358H' }],
    ['h', { cpu: 'AMD Ryzen AI 7 350', gpu: 'AMD Radeon 860M' }],
    ['hx', { ...gaming, cpu: 'Intel Core i9-14900HX' }],
    ['hybrid', gaming],
    ['dedicated', { ...gaming, cpu: noIgpu }],
  ] as const)('belong to the class %s of %j and have its error', (batteryClass, changes) => {
    const laptop = derived(changes);
    expect(laptop.batteryClass).toBe(batteryClass);
    expect(laptop.errors.battery).toBeGreaterThanOrEqual(0.05);
    expect(laptop.errors.battery).toBeLessThanOrEqual(0.2);
  });

  it.each([{ batteryWh: null }, { screenInches: null }, { cpu: null }, { gpu: null }])(
    'are unknown with %j',
    (changes) => {
      expect(derived(changes).batteryHours).toBeNull();
    },
  );
});

describe('a weight', () => {
  it('is rounded to 10 g, for comparisons too', () => {
    expect(derived({ weightKg: 0.996 }).weightKg).toBe(1);
  });
});

describe('graphics', () => {
  const rtx4060 = derived({ gpu: 'RTX 4060', screenInches: 15.6, weightKg: 2 });

  it('are slower and less certain in a thin case whose limit nobody states, if they need more', () => {
    const thin = derived({ gpu: 'RTX 4060', screenInches: 14, weightKg: 1.6 });
    expect(thin.gpuIndex).toBeLessThan(rtx4060.gpuIndex ?? 0);
    expect(thin.errors.gpu).toBe(0.15);
    expect(derived({ gpu: 'RTX 2050', screenInches: 14 }).gpuIndex).toBe(28.6);
  });

  it('of Apple are least certain in games, groups of chips in everything', () => {
    expect(derived(macbookAir).errors).toMatchObject({ cpu: 0.08, gpu: 0.2 });
    expect(derived({ cpu: 'Intel Core i5', gpu: 'Intel Iris Xe' }).errors.cpu).toBe(0.2);
    expect(derived({ gpu: null }).errors).toMatchObject({ gpu: null, creation: null });
  });
});

describe('the shown error of the hours', () => {
  it.each([
    [11.2, 0.12, 1.5],
    [2, 0.1, 0.5],
    [15.3, 0.07, 1],
  ])('is in half hours, and never none: %s h ± %s are ± %s', (batteryHours, battery, shown) => {
    expect(batteryHoursError({ batteryHours, errors: { ...derived({}).errors, battery } })).toBe(shown);
  });

  it('is unknown without hours', () => {
    expect(batteryHoursError(derived({ batteryWh: null }))).toBeNull();
  });
});

const silenceWith = (cpu: string) => derived({ cpu }).silence ?? -1;
const gamingSilence = (changes: Partial<LaptopRecord>) =>
  derived({ ...gaming, weightKg: 2.25, ...changes }).silence ?? -1;

describe('estimated silence', () => {
  it('is 100 without a fan and falls with chip power', () => {
    expect(derived(macbookAir).silence).toBe(100);
    const quiet = derived({}).silence ?? 0;
    const loud = derived(gaming).silence ?? 100;
    expect(quiet).toBeGreaterThan(60);
    expect(quiet).toBeLessThanOrEqual(90);
    expect(loud).toBeLessThan(40);
  });

  it('goes by what a chip draws under load, not by its base power', () => {
    expect(silenceWith('Intel Core Ultra 7 258V')).toBeGreaterThan(silenceWith('Intel Core 7 150U') + 3);
    expect(silenceWith('AMD Ryzen 5 7530U')).toBeGreaterThan(silenceWith('Intel Core i5-1335U'));
    expect(silenceWith('Intel N150')).toBeGreaterThan(silenceWith('Intel Core Ultra 7 258V'));
  });

  it('is more within a class where graphics are limited or the case is heavier', () => {
    expect(gamingSilence({ brand: 'MSI', model: 'Cyborg 15 A13VF' })).toBeGreaterThan(gamingSilence({}) + 5);
    expect(gamingSilence({ weightKg: 2.6 })).toBeGreaterThan(gamingSilence({}));
    expect(gamingSilence({ weightKg: 1.9 })).toBeLessThan(gamingSilence({}));
    expect(gamingSilence({ weightKg: null })).toBe(gamingSilence({}));
  });

  it('is unknown without a processor', () => {
    expect(derived({ cpu: null }).silence).toBeNull();
  });
});

const build = (brand: string, model: string) => derived({ brand, model }).build;

describe('estimated build', () => {
  it('prefers specific product lines to general ones', () => {
    expect(build('Lenovo', 'ThinkPad X1 Carbon Gen 12')).toBeGreaterThan(build('Lenovo', 'ThinkPad E14 Gen 7') ?? 0);
    expect(build('ASUS', 'Zenbook 14 OLED UX3405CA')).toBeGreaterThan(build('ASUS', 'Vivobook 15 X1504VA') ?? 0);
    expect(build('Apple', 'MacBook Pro 14 M4')).toBe(95);
  });
});

const chassis = (brand: string, model: string, screenInches = 15.6) => derived({ brand, model, screenInches }).chassis;

describe('chassis', () => {
  it.each([
    ['ASUS', 'TUF Gaming A15 FA507NV', 'TUF Gaming A15 FA507NVR'],
    ['Lenovo', 'LOQ 15IRX9', 'LOQ 15IAX9'],
    ['HP', 'Victus 15-fa2005ns', 'Victus 15-fa0612nc'],
    ['MSI', 'Cyborg 15 A13VE', 'Cyborg 15 B2RWFKG'],
  ])('is the same for %s %s and %s', (brand, one, other) => {
    expect(chassis(brand, one)).toBe(chassis(brand, other));
  });

  it('differs between different machines', () => {
    expect(chassis('ASUS', 'Vivobook 15 X1504VA')).not.toBe(chassis('ASUS', 'Vivobook 15 M1502YA'));
    expect(chassis('Apple', 'MacBook Air 13 M4', 13.6)).not.toBe(chassis('Apple', 'MacBook Air 13 M5', 13.6));
    expect(chassis('Apple', 'MacBook Air 13 M4', 13.6)).not.toBe(chassis('Apple', 'MacBook Air 15 M4', 15.3));
    expect(chassis('Lenovo', 'LOQ 15IRX9')).not.toBe(chassis('Lenovo', 'LOQ 17IRX9', 17.3));
  });
});
