/** What a part number, a processor or a product line tells of a laptop that no shop said. */
import { describe, expect, it } from 'vitest';
import { keyboardFact } from '#catalogue/derive/keyboard.ts';
import { memoryFact } from '#catalogue/derive/memory.ts';
import { brightnessFact, colourFact, panelFact } from '#catalogue/derive/panel.ts';
import { powerLimitFact } from '#catalogue/derive/power-limits.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { aRecord, derived, SEEN } from '../a-record.ts';

const { laptops } = CATALOGUE;

it.each([
  ['HP', '15-fd0275ns', 'es'],
  ['HP', '15-fa2027nwx', 'other'],
  ['HP', 'A85ZBEA', undefined],
  ['HP', null, undefined],
  ['MSI', 'B2RWFKG-201XES', 'es'],
  ['MSI', 'A2XWHG-094PL', 'other'],
  ['MSI', '9S7-183121-064', undefined],
  ['Lenovo', '21JN0000SP', 'es'],
  ['Lenovo', '83LT004NGE', 'other'],
  ['Lenovo', '15-fd0275ns', undefined],
  ['Acer', 'NH.QPEEC.005', 'other'],
  ['ASUS', 'F1504VA-BQ305W', undefined],
])('the keyboard of %s %s is %s', (brand, partNumber, keyboard) => {
  expect(keyboardFact(aRecord({ brand, partNumber }))?.value).toBe(keyboard);
});

it.each([
  ['Apple M5 Pro', false],
  ['Qualcomm Snapdragon X Plus X1P-42-100', false],
  ['AMD Ryzen AI Max+ 395', false],
  ['Intel Core i7-14650HX', true],
  ['AMD Ryzen 9 8940HX', true],
  ['Intel Core i7-13620H', undefined],
  ['AMD Ryzen 5 7530U', undefined],
  ['AMD Ryzen AI 9 HX 370', undefined],
  ['Intel Core Ultra 7 255H', undefined],
  [null, undefined],
])('the memory beside %s can be extended: %s', (cpu, upgradable) => {
  expect(memoryFact(aRecord({ cpu }))?.value).toBe(upgradable);
});

it.each([
  ['ASUS', 'TUF Gaming F16 FX608JMR', 1920, 1200, 'ips'],
  ['ASUS', 'ProArt P16 H7606WI', 3840, 2400, 'oled'],
  ['HP', 'OmniBook X Flip 14-fm0002ns', 2880, 1800, 'oled'],
  ['Lenovo', 'Legion 5 15AHP10', 2560, 1600, 'oled'],
  // Sold with several.
  ['HP', 'OmniBook X Flip 14-kc0011', 1920, 1200, undefined],
  ['Lenovo', 'V15 G5 IRL', 1920, 1080, undefined],
  ['Acer', 'TUF Gaming F16', 1920, 1200, undefined],
])('the panel of %s %s at %i x %i is %s', (brand, model, width, height, panel) => {
  expect(panelFact(aRecord({ brand, model, resolution: { width, height } }))?.value).toBe(panel);
});

it.each([
  ['ASUS', 'ROG Strix G16 G615LW', 'NVIDIA GeForce RTX 5080', { value: 175, kind: 'published' }],
  ['ASUS', 'Vivobook 16X K3605ZF', 'NVIDIA GeForce RTX 2050', null],
  ['MSI', 'Vector 16 HX AI A2XWHG', 'NVIDIA GeForce RTX 5070 Ti', { value: 140, kind: 'seen' }],
  ['MSI', 'Cyborg 15 A13UC', 'Intel UHD', null],
  ['MSI', 'Cyborg 15 A13VF', 'NVIDIA GeForce RTX 4060', { value: 45, kind: 'estimated' }],
  ['Lenovo', 'Legion 7 16IRX9', 'NVIDIA GeForce RTX 4060', null],
  ['HP', 'Victus 15-fa2005ns', 'NVIDIA GeForce RTX 5050', null],
])('the power limit of %s %s with %s is %j', (brand, model, gpu, fact) => {
  const found = powerLimitFact(aRecord({ brand, model, gpu }));
  expect(found && { value: found.value, kind: found.kind }).toEqual(fact);
});

it('is the colour of Macs and OLED panels, and the brightness of a MacBook Air', () => {
  const neo = aRecord({ brand: 'Apple', model: 'MacBook Neo' });
  const air = aRecord({ brand: 'Apple', model: 'MacBook Air 15 M5' });
  expect(colourFact(neo)).toMatchObject({ field: 'srgbPct', value: 100, kind: 'published' });
  expect(colourFact(air)).toMatchObject({ field: 'p3Pct', value: 100, kind: 'published' });
  expect([neo, air].map((record) => brightnessFact(record)?.value)).toEqual([undefined, 500]);
  expect(colourFact(aRecord({ panel: 'oled' }))).toMatchObject({ field: 'p3Pct', value: 100, kind: 'estimated' });
  expect(colourFact(aRecord({ brand: 'HP', panel: 'ips' }))).toBeNull();
});

describe('such a fact', () => {
  it('fills what is unknown, by the resolution that a file gave too, and overwrites nothing', () => {
    const line = { brand: 'ASUS', model: 'V16 V3607VM' };
    const [unknown, seen] = [derived({ ...line, panel: null }), derived({ ...line, panel: 'va' })];
    expect([unknown.panel, unknown.sources.panel?.kind]).toEqual(['ips', 'estimated']);
    expect([seen.panel, seen.sources.panel]).toEqual(['va', undefined]);
    const resolution = { ...SEEN, field: 'resolution', value: { width: 1920, height: 1080 } } as const;
    const bare = { brand: 'MSI', model: 'Katana 15 HX', panel: null, resolution: null };
    expect(derived(bare, [resolution]).panel).toBe('ips');
  });

  it('reaches the catalogue with its source, and keyboards agree with the country of every price seen', () => {
    const spanish = laptops.filter(({ keyboard }) => keyboard === 'es');
    expect(spanish).not.toEqual([]);
    expect(laptops.some(({ keyboard, priceBasis }) => keyboard === 'other' && priceBasis !== 'listed-es')).toBe(true);
    for (const { id, priceBasis, sources } of spanish)
      expect([id, priceBasis, sources.keyboard === undefined]).toEqual([id, 'listed-es', false]);
    const macs = laptops.filter(({ brand }) => brand === 'Apple');
    expect(macs.length).toBeGreaterThan(10);
    for (const mac of macs) expect([mac.ramUpgradable, mac.sources.ramUpgradable?.kind]).toEqual([false, 'published']);
  });
});

describe('graphics at their power limit', () => {
  const gaming = { gpu: 'NVIDIA GeForce RTX 4060', screenInches: 15.6, weightKg: 2.2 };
  const limited = (kind: 'seen' | 'estimated' | null, value = 45) => {
    const laptop = derived(gaming, kind === null ? [] : [{ ...SEEN, field: 'gpuPowerW', value, kind }]);
    return { games: laptop.gpuIndex ?? 0, creation: laptop.creationIndex ?? 0, error: laptop.errors.gpu };
  };

  it('are slower below the usual one, and not faster above it', () => {
    const usual = limited(null);
    expect(limited('seen').games / usual.games).toBeCloseTo(0.75, 1);
    expect(limited('seen').creation / usual.creation).toBeCloseTo(0.75, 1);
    expect(limited('seen', 140).games).toBe(usual.games);
  });

  it('are less sure where the limit is estimated, least where it is unknown, in the catalogue too', () => {
    expect([limited('seen').error, limited('estimated').error, limited(null).error]).toEqual([0.08, 0.1, 0.12]);
    const known = laptops.filter(({ gpuPowerW }) => gpuPowerW !== null);
    expect(known.length).toBeGreaterThan(70);
    for (const { id, sources, errors } of known)
      expect([id, errors.gpu]).toEqual([id, sources.gpuPowerW?.kind === 'estimated' ? 0.1 : 0.08]);
  });
});
