/**
 * `npm run bench:advisor`: every measure of the advisor's quality with its bar, seeded; exit code 1 when one is missed.
 * `--catalogue FILE` another catalogue · `--seed N` · `--profiles N` random visitors · `--short` part of `npm test` ·
 * `--personas-diff` what changed for the personas since `--personas-save`.
 */
import { loadCatalogue } from '../api/catalogue/load.ts';
import { worldOf } from '../tests/api/advisor/support/properties.ts';
import { compareChoosers } from './advisor-bench/comparison.ts';
import { measureAnswered, measureCoverage } from './advisor-bench/coverage.ts';
import { type BenchOptions, readOptions } from './advisor-bench/options.ts';
import { measurePersonas, printPersonasDiff, savePersonas } from './advisor-bench/personas.ts';
import { measureProperties } from './advisor-bench/properties.ts';
import { printRow, printTitle, type Row } from './advisor-bench/report.ts';
import { measureScale } from './advisor-bench/scale.ts';

/** The ways to choose are compared over fewer visitors: each costs as much as ten requests. */
const MAX_COMPARED = 3000;

async function runBench(options: BenchOptions): Promise<void> {
  const { catalogueFile, seed, profiles, short } = options;
  const world = worldOf(loadCatalogue(catalogueFile).laptops);
  if (options.personas === 'diff') return printPersonasDiff(world);
  if (options.personas === 'save') return savePersonas(world);

  const rows: Row[] = [];
  const section = (title: string, measured: readonly Row[]) => {
    printTitle(title);
    for (const row of measured) printRow(row);
    rows.push(...measured);
  };
  console.log(`Catalogue ${catalogueFile}: ${world.laptops.length} laptops. Seed ${seed}, ${profiles} profiles.`);
  section('Time and memory', measureScale(world.laptops, seed, short));
  const comparison = compareChoosers(world.laptops, Math.min(profiles, MAX_COMPARED), seed);
  section('Answers', [
    measureAnswered(world, profiles, seed),
    ...measureCoverage(world, profiles, seed),
    measurePersonas(world),
    ...comparison.rows,
  ]);
  console.log(`\n${comparison.table.join('\n')}`);
  section('Properties (a failing seed can be run again with --seed)', await measureProperties(options));

  const assessments = rows.filter(({ met }) => met !== null);
  const failed = assessments.filter(({ met }) => met === false).length;
  console.log(`\n${assessments.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await runBench(readOptions(process.argv.slice(2)));
