/** What a part number, a processor or a kind of panel tells of a laptop that no shop said. */
import { describe, expect, it } from 'vitest';
import { colourFact } from '#catalogue/derive/colours.ts';
import { keyboardFact } from '#catalogue/derive/keyboard.ts';
import { memoryFact } from '#catalogue/derive/memory.ts';
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

it('is the colour of Macs and OLED panels', () => {
  const neo = aRecord({ brand: 'Apple', model: 'MacBook Neo' });
  const air = aRecord({ brand: 'Apple', model: 'MacBook Air 15 M5' });
  expect(colourFact(neo)).toMatchObject({ field: 'srgbPct', value: 100, kind: 'published' });
  expect(colourFact(air)).toMatchObject({ field: 'p3Pct', value: 100, kind: 'published' });
  expect(colourFact(aRecord({ panel: 'oled' }))).toMatchObject({ field: 'p3Pct', value: 100, kind: 'estimated' });
  expect(colourFact(aRecord({ brand: 'HP', panel: 'ips' }))).toBeNull();
});

describe('such a fact', () => {
  it('fills what is unknown and overwrites nothing', () => {
    const part = { brand: 'HP', partNumber: '15-fd0275ns' };
    const unknown = derived(part);
    expect([unknown.keyboard, unknown.sources.keyboard?.kind]).toEqual(['es', 'estimated']);
    const seen = derived(part, [{ ...SEEN, field: 'keyboard', value: 'other' }]);
    expect([seen.keyboard, seen.sources.keyboard?.kind]).toEqual(['other', SEEN.kind]);
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
