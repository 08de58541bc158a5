import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { specsOf } from '#words/specs.ts';
import { type LaptopFigures, laptopSize, savedFigures } from '#src/lib/laptop-size.ts';

const known: LaptopFigures = { name: 'HP 250', screenInches: 14, resolution: null, weightKg: 1.4, year: 2024 };
const sizeWith = (figures: Partial<LaptopFigures>) => {
  const size = laptopSize({ ...known, ...figures });
  if (!size) throw new Error('No size');
  return size;
};

it('the outer size has the diagonal of the screen and the ratio of its resolution, with a frame around it', () => {
  const inches = fc.double({ min: 9, max: 15.8, noNaN: true });
  const ratios = fc.double({ min: 1.31, max: 1.79, noNaN: true });
  const property = fc.property(inches, ratios, (screenInches, ratio) => {
    const { glass, width, depth } = sizeWith({ screenInches, resolution: { width: 1000 * ratio, height: 1000 } });
    expect(Math.hypot(glass.width, glass.height) / 2.54).toBeCloseTo(screenInches);
    expect(glass.width / glass.height).toBeCloseTo(ratio);
    expect(width).toBeGreaterThan(glass.width);
    expect(depth).toBeGreaterThan(glass.height);
  });
  fc.assert(property);
});

it.each([
  [14, 2024, 16 / 10],
  [14, 2022, 16 / 9],
  [15.6, 2025, 16 / 9],
  [18, 2025, 16 / 10],
])('%s inches from %s without a possible resolution have the usual ratio', (screenInches, year, ratio) => {
  for (const resolution of [null, { width: 16, height: 1 }]) {
    const { glass } = sizeWith({ screenInches, year, resolution });
    expect(glass.width / glass.height).toBeCloseTo(ratio);
  }
});

it('the outer size is thicker where it is heavier, with thicker frames where it is older', () => {
  expect(sizeWith({ weightKg: 2.5 }).thickness).toBeGreaterThan(sizeWith({ weightKg: 1.2 }).thickness);
  expect(sizeWith({ year: 2019 }).side).toBeGreaterThan(sizeWith({ year: 2021 }).side);
  expect(sizeWith({ year: 2021 }).side).toBeGreaterThan(sizeWith({ year: 2023 }).side);
});

it.each([
  ['Apple MacBook Air 13', 14, 'light', false],
  ['Apple MacBook Pro 16', 16, 'light', false],
  ['ASUS Zenbook 14', 14, 'mid', false],
  ['MSI Cyborg 15', 15.6, 'dark', true],
  ['HP 250', 15.5, 'light', false],
])('%s with %s inches has a %s shell, and a number pad: %s', (name, screenInches, shell, numberPad) => {
  expect(sizeWith({ name, screenInches })).toMatchObject({ shell, numberPad });
  expect(laptopSize({ ...known, name }, '/illustrations/gaming.svg')?.shell).toBe('dark');
});

it.each([null, 0, -14, 3, 55, Number.NaN, Infinity])('the size is unknown with a screen of %s', (screenInches) => {
  expect(laptopSize({ ...known, screenInches })).toBeNull();
});

it('the outer size is known of every laptop of the catalogue with a screen size, also by the lines that are saved of it', () => {
  for (const laptop of CATALOGUE.laptops) {
    const { screenInches, resolution, weightKg } = laptop;
    expect(laptopSize(laptop) === null).toBe(screenInches === null);
    const saved = { name: 'HP', screenInches, resolution, weightKg, year: null };
    expect(savedFigures('HP', specsOf(laptop))).toEqual(saved);
  }
  const unknown = { screenInches: null, resolution: null, weightKg: null, year: null };
  expect(savedFigures('', ['Pantalla: 14 pulgadas', 'Memoria: 16 GB'])).toEqual({ name: '', ...unknown });
});
