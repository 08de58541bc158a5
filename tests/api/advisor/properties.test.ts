import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../api/catalogue/load.ts';
import { properties, worldOf } from './support/properties.ts';

/** The bench runs many more; these keep a change honest while it is made. */
const RUNS = 150;
const SEED = 20_260_501;

describe('for every visitor and every catalogue', () => {
  it.each(properties(worldOf(loadCatalogue().laptops)).map((property) => [property.name, property] as const))(
    '%s',
    (_, property) => {
      expect(property.run({ seed: SEED, numRuns: RUNS }).report).toBe('');
    },
  );
});
