import { expect, it } from 'vitest';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { specsOf } from '#words/sheet.ts';
import { type LaptopFigures, laptopSize, savedFigures } from '#src/lib/laptop-size.ts';

const known: LaptopFigures = { name: 'HP 250', screenInches: 14, resolution: null, weightKg: 1.4, year: 2024 };
const sizeWith = (figures: Partial<LaptopFigures>) => {
  const size = laptopSize({ ...known, ...figures });
  if (!size) throw new Error('No size');
  return size;
};

it.each([
  [13.6, 2024, { width: 2560, height: 1664 }, 2560 / 1664],
  [15.6, 2024, { width: 1920, height: 1080 }, 16 / 9],
  [14, 2024, null, 16 / 10],
  [14, 2024, { width: 16, height: 1 }, 16 / 10],
  [14, 2022, null, 16 / 9],
  [15.6, 2025, null, 16 / 9],
  [18, 2025, null, 16 / 10],
])(
  '%s inches from %s with the pixels %j have that diagonal and this ratio: %s',
  (screenInches, year, resolution, ratio) => {
    const { glass, width, depth } = sizeWith({ screenInches, year, resolution });
    expect(Math.hypot(glass.width, glass.height) / 2.54).toBeCloseTo(screenInches);
    expect(glass.width / glass.height).toBeCloseTo(ratio);
    expect([width > glass.width, depth > glass.height], 'a frame around it').toEqual([true, true]);
  },
);

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
