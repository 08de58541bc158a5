/** The market for many more random profiles than the quick check of all properties takes. */
import { describe, expect, it } from 'vitest';
import { createFixture } from '#bench/advisor/oracle/fixture.ts';
import { properties } from '#bench/advisor/oracle/properties.ts';
import { loadCatalogue } from '#catalogue/load.ts';

const RUNS = 1000;
const SEED = 20_261_122;
const TIME_LIMIT_MS = 180_000;

const ofTheMarket = properties(createFixture(loadCatalogue().laptops)).filter(({ name }) => name.includes('market'));

describe(`for ${RUNS} random profiles`, () => {
  it.each(ofTheMarket.map((property) => [property.name, property] as const))(
    '%s',
    (_, property) => {
      expect(property.run({ seed: SEED, numRuns: RUNS }).report).toBe('');
    },
    TIME_LIMIT_MS,
  );

  it('are three properties', () => {
    expect(ofTheMarket).toHaveLength(3);
  });
});
