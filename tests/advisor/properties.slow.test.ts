/**
 * The advisor's promises with weights of the visitor and with switches, and those of market and statements for more
 * profiles than the quick check. Planted wrong steps, thresholds and roundings were found within 100 runs.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { switchedProfiles, weightedProfiles } from '#bench/advisor/profiles.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { properties } from './checks/all-properties.ts';

const SEED = 20_261_122;
const FURTHER_RUNS = 200;
const MANY_RUNS = 400;
const TIME_LIMIT_MS = 180_000;

const further = properties(SHIPPED, fc.oneof(weightedProfiles, switchedProfiles));
const ofMarketAndStatements = properties(SHIPPED).filter(({ name }) => /market|statement/u.test(name));

it.each([
  ...further.map((property) => ({ when: 'with any weights or switches', numRuns: FURTHER_RUNS, property })),
  ...ofMarketAndStatements.map((property) => ({ when: 'for many profiles', numRuns: MANY_RUNS, property })),
])(
  '$when: $property.name',
  ({ property, numRuns }) => {
    expect(property.run({ seed: SEED, numRuns }).report).toBe('');
  },
  TIME_LIMIT_MS,
);

describe('the properties of market and statements', () => {
  it('are six', () => {
    expect(ofMarketAndStatements).toHaveLength(6);
  });
});
