import { expect, it } from 'vitest';
import { specsOf } from '#words/specs.ts';
import { CATALOGUE } from '#tests/support/shipped.ts';
import { savedFigures } from '#src/lib/laptop-size.ts';

it('reads a laptop’s figures in the lines that are saved of it', () => {
  for (const laptop of CATALOGUE.laptops) {
    const { screenInches, resolution, weightKg } = laptop;
    expect(savedFigures('HP', specsOf(laptop))).toEqual({ name: 'HP', screenInches, resolution, weightKg, year: null });
  }
});

it.each([[['Pantalla: 14 pulgadas', 'Memoria: 16 GB']], [[]]])('finds none in %j', (specs) => {
  expect(savedFigures('', specs)).toEqual({
    name: '',
    screenInches: null,
    resolution: null,
    weightKg: null,
    year: null,
  });
});
