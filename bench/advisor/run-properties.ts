/** The child process of `properties.ts`: takes `FILE SEED RUNS`, prints the outcomes as JSON. */
import { loadCatalogue } from '#catalogue/load.ts';
import { createFixture } from '#guarantees/fixture.ts';
import { properties } from './all-properties.ts';

const [catalogueFile, seed, runs] = process.argv.slice(2);
const parameters = { seed: Number(seed), numRuns: Number(runs) };
const outcomes = properties(createFixture(loadCatalogue(catalogueFile).laptops)).map(({ name, run }) =>
  Object.assign(run(parameters), { name }),
);
process.stdout.write(JSON.stringify(outcomes));
