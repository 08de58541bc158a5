/** The advisor's promises with weights of the visitor, and those of the market for many more profiles than the quick check. */
import { describe, expect, it } from 'vitest';
import { createFixture } from '#bench/advisor/oracle/fixture.ts';
import { weightedProfiles } from '#bench/advisor/oracle/profiles.ts';
import { properties } from '#bench/advisor/oracle/properties.ts';
import { loadCatalogue } from '#catalogue/load.ts';

const SEED = 20_261_122;
const WEIGHTED_RUNS = 150;
const MARKET_RUNS = 1000;
const TIME_LIMIT_MS = 180_000;

const fixture = createFixture(loadCatalogue().laptops);
const ofTheMarket = properties(fixture).filter(({ name }) => name.includes('market'));

describe('with any weights', () => {
  it.each(properties(fixture, weightedProfiles).map((property) => [property.name, property] as const))(
    '%s',
    (_, property) => {
      expect(property.run({ seed: SEED, numRuns: WEIGHTED_RUNS }).report).toBe('');
    },
    TIME_LIMIT_MS,
  );
});

describe(`for ${MARKET_RUNS} random profiles`, () => {
  it.each(ofTheMarket.map((property) => [property.name, property] as const))(
    '%s',
    (_, property) => {
      expect(property.run({ seed: SEED, numRuns: MARKET_RUNS }).report).toBe('');
    },
    TIME_LIMIT_MS,
  );

  it('are three properties', () => {
    expect(ofTheMarket).toHaveLength(3);
  });
});
