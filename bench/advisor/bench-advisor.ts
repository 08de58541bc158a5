/**
 * `npm run bench:advisor` measures the advisor's quality against its bars; exit code 1 when one is missed.
 * Options: `--catalogue FILE`, `--seed N`, `--profiles N` (random users), `--short` (as in `test:deep`),
 * `--figures-save` (for the method's page).
 */
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { CATALOGUE_FILE, loadCatalogue } from '#catalogue/load.ts';
import { measureCardSets } from './card-sets.ts';
import { createFixture } from '#guarantees/fixture.ts';
import { measureCosts } from './costs.ts';
import { measureFirstCards } from './first-cards.ts';
import { measureHiddenFigures } from './hidden-figures.ts';
import { measureSureness } from './sureness.ts';
import { compareChoosers } from './comparison.ts';
import { measureCoverage } from './coverage.ts';
import { saveFigures } from './figures.ts';
import { printTable, printVerdict, type Row } from '../report.ts';
import { measureScale } from './scale.ts';

const PROFILES = { full: 10_000, short: 150 } as const;
/** The comparison gets fewer users, because each costs as much as ten requests. */
const MAX_COMPARED = 3000;
/** The oracle and the simulations read every qualifying laptop. */
const MAX_SIMULATED = 400;

const { values } = parseArgs({
  options: {
    catalogue: { type: 'string', default: CATALOGUE_FILE },
    seed: { type: 'string', default: '1' },
    profiles: { type: 'string' },
    short: { type: 'boolean', default: false },
    'figures-save': { type: 'boolean', default: false },
  },
});
const count = z.coerce.number().pipe(z.int().positive());
const seed = count.parse(values.seed);
const profiles = count.parse(values.profiles ?? PROFILES[values.short ? 'short' : 'full']);

const ISO_DAY_LENGTH = 10;
const catalogue = loadCatalogue(values.catalogue);
if (values['figures-save']) saveFigures(catalogue, new Date().toISOString().slice(0, ISO_DAY_LENGTH));
else process.exitCode = runBench();

/** @returns the exit code */
function runBench(): 0 | 1 {
  const fixture = createFixture(catalogue.laptops);
  const rows: Row[] = [];
  const section = (title: string, measured: readonly Row[]) => {
    printTable(title, measured);
    rows.push(...measured);
  };
  console.log(`Catalogue ${values.catalogue}: ${fixture.laptops.length} laptops. Seed ${seed}, ${profiles} profiles.`);
  // First: what runs before it would leave code compiled for other uses, and a full heap.
  section('Time and memory', measureScale(fixture.laptops, seed, values.short));
  section('Costs and unknown figures', [...measureCosts(), ...measureHiddenFigures(fixture.laptops)]);
  const truthRuns = Math.min(profiles, MAX_SIMULATED);
  section('First cards', measureFirstCards(fixture, truthRuns, seed));
  section('Sets of cards', measureCardSets(fixture, profiles, seed));
  section('How sure', measureSureness(fixture.laptops, truthRuns, seed));
  const comparison = compareChoosers(fixture.laptops, Math.min(profiles, MAX_COMPARED), seed);
  section('Answers', [measureCoverage(fixture, profiles, seed), ...comparison.rows]);
  return printVerdict(rows);
}
