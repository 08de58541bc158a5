/** The advisor's promises with weights of the visitor and with switches, and those of market and statements for more profiles than the quick check. */
import { describe, expect, it } from 'vitest';
import { switchedProfiles, weightedProfiles } from '#bench/advisor/profiles.ts';
import { properties } from './checks/all-properties.ts';
import { SHIPPED } from '#tests/support/shipped.ts';

const SEED = 20_261_122;
const FURTHER_RUNS = 150;
const MANY_RUNS = 1000;
const TIME_LIMIT_MS = 180_000;

const fixture = SHIPPED;
const ofMarketAndStatements = properties(fixture).filter(({ name }) => /market|statement/u.test(name));

describe.each([
  ['weights', weightedProfiles],
  ['switches', switchedProfiles],
] as const)('with any %s', (_what, profiles) => {
  it.each(properties(fixture, profiles).map((property) => [property.name, property] as const))(
    '%s',
    (_, property) => {
      expect(property.run({ seed: SEED, numRuns: FURTHER_RUNS }).report).toBe('');
    },
    TIME_LIMIT_MS,
  );
});

describe(`for ${MANY_RUNS} random profiles`, () => {
  it.each(ofMarketAndStatements.map((property) => [property.name, property] as const))(
    '%s',
    (_, property) => {
      expect(property.run({ seed: SEED, numRuns: MANY_RUNS }).report).toBe('');
    },
    TIME_LIMIT_MS,
  );

  it('are five properties', () => {
    expect(ofMarketAndStatements).toHaveLength(5);
  });
});
