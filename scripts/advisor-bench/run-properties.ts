/** One share of the properties as a program of its own: `FILE SEED RUNS` in, outcomes as JSON out. */
import { loadCatalogue } from '../../api/catalogue/load.ts';
import { properties, worldOf } from '../../tests/api/advisor/support/properties.ts';

const [catalogueFile, seed, runs] = process.argv.slice(2);
const parameters = { seed: Number(seed), numRuns: Number(runs) };
const outcomes = properties(worldOf(loadCatalogue(catalogueFile).laptops)).map(({ name, run }) =>
  Object.assign(run(parameters), { name }),
);
process.stdout.write(JSON.stringify(outcomes));
