import { describe, expect, it } from 'vitest';
import { SHIPPED } from '#tests/support/shipped.ts';
import { properties } from './checks/all-properties.ts';

/** `PROPERTY_RUNS=10000 PROPERTY_SEED=7` checks more, and repeats a failure. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 150);
/** A busy machine takes half a minute for the slowest. */
const TIME_LIMIT_MS = 180_000;
const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_260_501);

describe('for any answers and catalogue', () => {
  it.each(properties(SHIPPED).map((property) => [property.name, property] as const))(
    '%s',
    (_, property) => {
      expect(property.run({ seed: SEED, numRuns: RUNS }).report).toBe('');
    },
    TIME_LIMIT_MS,
  );
});
