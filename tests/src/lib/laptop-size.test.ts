import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { specsOf } from '#words/specs.ts';
import { type LaptopFigures, laptopSize, savedFigures } from '#src/lib/laptop-size.ts';

const known: LaptopFigures = { name: 'HP 250', screenInches: 14, resolution: null, weightKg: 1.4, year: 2024 };
const sizeWith = (figures: Partial<LaptopFigures>) => {
  const size = laptopSize({ ...known, ...figures });
  if (!size) throw new Error('No size');
  return size;
};
const ratioOf = ({ glass }: ReturnType<typeof sizeWith>) => glass.width / glass.height;

const inches = fc.double({ min: 9, max: 18, noNaN: true });
const anyResolution = fc.constantFrom(
  null,
  { width: 1920, height: 1080 },
  { width: 2560, height: 1600 },
  { width: 2400, height: 1600 },
);
const year = fc.option(fc.integer({ min: 2015, max: 2030 }));
const others = fc.record({
  resolution: anyResolution,
  year,
  weightKg: fc.option(fc.double({ min: 0.5, max: 6, noNaN: true })),
});

describe('the outer size of a laptop', () => {
  it('has the diagonal of the screen, and a frame around it', () => {
    fc.assert(
      fc.property(fc.double({ min: 9, max: 17, noNaN: true }), others, (screenInches, rest) => {
        const { glass, width, depth } = sizeWith({ ...rest, screenInches });
        expect(Math.hypot(glass.width, glass.height) / 2.54).toBeCloseTo(screenInches);
        expect(width).toBeGreaterThan(glass.width);
        expect(depth).toBeGreaterThan(glass.height);
      }),
    );
  });

  it('has the ratio of the resolution, up to the largest', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 9, max: 18.4, noNaN: true }),
        fc.double({ min: 1.31, max: 1.79, noNaN: true }),
        (screenInches, ratio) => {
          const asked = { width: 1000 * ratio, height: 1000 };
          expect(ratioOf(sizeWith({ screenInches, resolution: asked }))).toBeCloseTo(ratio);
        },
      ),
    );
  });

  it.each([
    [14, 2024, 16 / 10],
    [14, 2022, 16 / 9],
    [15.6, 2025, 16 / 9],
  ])('of %s inches from %s without a resolution has the usual ratio', (screenInches, made, ratio) => {
    expect(ratioOf(sizeWith({ screenInches, year: made }))).toBeCloseTo(ratio);
    const absurd = { width: 16, height: 1 };
    expect(ratioOf(sizeWith({ screenInches, year: made, resolution: absurd }))).toBeCloseTo(ratio);
  });

  it('has a number pad from 15.6 inches', () => {
    fc.assert(
      fc.property(inches, others, (screenInches, rest) => {
        expect(sizeWith({ ...rest, screenInches }).numberPad).toBe(screenInches >= 15.6);
      }),
    );
  });

  it('is thicker where it is heavier, with thicker frames where it is older', () => {
    expect(sizeWith({ weightKg: 2.5 }).thickness).toBeGreaterThan(sizeWith({ weightKg: 1.2 }).thickness);
    expect(sizeWith({ year: 2019 }).side).toBeGreaterThan(sizeWith({ year: 2021 }).side);
    expect(sizeWith({ year: 2021 }).side).toBeGreaterThan(sizeWith({ year: 2023 }).side);
  });

  it.each([
    ['Apple MacBook Air 13', 'light'],
    ['ASUS Zenbook 14', 'mid'],
    ['MSI Cyborg 17', 'dark'],
  ])('is of the usual shell: %s, %s', (name, shell) => {
    expect(sizeWith({ name }).shell).toBe(shell);
    expect(laptopSize({ ...known, name }, '/illustrations/gaming.svg')?.shell).toBe('dark');
  });

  it.each(['Apple MacBook Pro 16', 'Dell XPS 16', 'ASUS Zenbook S 16'])('has no number pad on %s', (name) => {
    expect(sizeWith({ name, screenInches: 16 }).numberPad).toBe(false);
  });

  it.each([null, 0, -14, 3, 55, Number.NaN, Number.POSITIVE_INFINITY])(
    'is unknown with a screen of %s',
    (screenInches) => {
      expect(laptopSize({ ...known, screenInches })).toBeNull();
    },
  );

  it('is known of every laptop of the catalogue that has a screen size', () => {
    for (const { brand, model, ...laptop } of CATALOGUE.laptops) {
      expect(laptopSize({ ...laptop, name: `${brand} ${model}` }) === null).toBe(laptop.screenInches === null);
    }
  });
});

it('its figures are read in the lines that are saved of it', () => {
  for (const laptop of CATALOGUE.laptops) {
    const { screenInches, resolution, weightKg } = laptop;
    expect(savedFigures('HP', specsOf(laptop))).toEqual({ name: 'HP', screenInches, resolution, weightKg, year: null });
  }
});

it.each([[['Pantalla: 14 pulgadas', 'Memoria: 16 GB']], [[]]])('no figures are found in %j', (specs) => {
  const unknown = { screenInches: null, resolution: null, weightKg: null, year: null };
  expect(savedFigures('', specs)).toEqual({ name: '', ...unknown });
});
