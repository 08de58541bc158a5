import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#catalogue/load.ts';
import { createFixture } from '#guarantees/fixture.ts';
import { properties } from '#bench/advisor/all-properties.ts';

/** A quick check; the benchmark runs many more. */
const RUNS = 150;
const SEED = 20_260_501;

describe('for any answers and catalogue', () => {
  it.each(properties(createFixture(loadCatalogue().laptops)).map((property) => [property.name, property] as const))(
    '%s',
    (_, property) => {
      expect(property.run({ seed: SEED, numRuns: RUNS }).report).toBe('');
    },
  );
});
