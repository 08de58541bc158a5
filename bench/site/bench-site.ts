/**
 * `npm run bench:site`: builds the site, measures it, prints a table and writes `.cache/site-bench/result.json`.
 * Exit code 1 when a bar is missed. Options: `--runs N` (5), `--seed N`, `--short` (one run), `--only
 * build,loading,interactions`.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureInteractions } from './interactions.ts';
import { measureLoading } from './loading.ts';
import { startChromium } from '../chromium.ts';
import { medianAtMost, printTable, printVerdict, type Row } from '../report.ts';
import { startFloor, startSite } from './sites.ts';
import { measureTurning } from './turning.ts';

const ROOT = join(import.meta.dirname, '../..');
const RESULT = join(ROOT, '.cache/site-bench/result.json');
const BUILD_MAX_S = 20;
const PARTS = ['build', 'loading', 'interactions'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: PARTS.join() },
    short: { type: 'boolean', default: false },
  },
});
const runs = values.short ? 1 : Number(values.runs);
const wanted = new Set(values.only.split(','));

const measures: Row[] = [];
if (wanted.has('build')) measures.push(measureBuild());
const [site, floor] = await Promise.all([startSite(), startFloor()]);
if (wanted.has('loading')) measures.push(...(await measureLoading(site, floor, runs, Number(values.seed))));
if (wanted.has('interactions')) {
  const browser = await startChromium();
  measures.push(...(await measureInteractions(browser, site.url, runs)));
  measures.push(...(await measureTurning(browser, site.url, runs)));
  await browser.close();
}
await Promise.all([site, floor].map(({ stop }) => stop()));

printTable('The site', measures);
await mkdir(join(RESULT, '..'), { recursive: true });
const machine = `${cpus().length} × ${cpus()[0]?.model}`;
await writeFile(
  RESULT,
  JSON.stringify({ date: new Date().toISOString(), machine, runs, seed: values.seed, measures }, null, 2),
);
process.exit(printVerdict(measures));

function measureBuild(): Row {
  const start = performance.now();
  execFileSync(process.execPath, ['build/build-site.ts'], { cwd: ROOT, stdio: 'ignore' });
  return medianAtMost('npm run build', [(performance.now() - start) / 1000], BUILD_MAX_S, ' s', 1);
}
