/** Runs test suites one after the other and adds up their results, for `tests/suites/main.ts`. */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Count, PLAYWRIGHT_REPORT, REPORTS, type Run } from './suite-counts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A run with this many retries fails: one retry may be a busy machine, more are a hidden fault. */
const TOO_MANY_RETRIES = 3;

export interface Suite extends Run {
  title: string;
  group?: string;
  /** Why the suite cannot run on this machine, as a sentence; `null` if it can. An obstacle is a failure. */
  obstacle?: () => string | null;
}

/**
 * Runs all `suites`, even after a failure, and ends the program. The last line is «N passed, N failed», with «, N
 * skipped» if any were skipped. `--without NAME` skips a suite or a group; a suite that cannot run and is not skipped
 * counts as failed.
 */
export async function runSuites(suites: Record<string, Suite>, args = process.argv.slice(2)): Promise<never> {
  const without = readWithout(suites, args);
  const counts: Count[] = [];
  for (const [name, suite] of Object.entries(suites)) {
    if (without.has(name) || without.has(suite.group ?? name)) {
      console.log(`\n[atinado] ${suite.title}: skipped by --without`);
      counts.push({ ...NOTHING, skipped: 1 });
    } else {
      counts.push(await runSuite(name, suite));
    }
  }
  const sum = (of: (count: Count) => number): number => counts.reduce((total, count) => total + of(count), 0);
  const retried = counts.flatMap((count) => count.retried);
  for (const name of retried) console.log(`\n[atinado] Passed only on a retry: ${name}`);
  const tooMany = retried.length >= TOO_MANY_RETRIES;
  if (tooMany) console.log(`[atinado] ${retried.length} tests were retried: that counts as a failure.`);
  const failed = sum((count) => count.failed) + Number(tooMany);
  const skipped = sum((count) => count.skipped);
  console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed === 0 ? 0 : 1);
}

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, retried: [] };

function readWithout(suites: Record<string, Suite>, args: string[]): Set<string> {
  try {
    const { values } = parseArgs({ args, options: { without: { type: 'string', multiple: true, default: [] } } });
    const known = new Set(Object.entries(suites).flatMap(([name, { group }]) => [name, group ?? name]));
    const unknown = values.without.filter((name) => !known.has(name));
    if (unknown.length === 0) return new Set(values.without);
    console.error(`[atinado] No suite is called ${unknown.join(', ')}. Known: ${[...known].join(', ')}.`);
  } catch (error) {
    console.error(`[atinado] ${error instanceof Error ? error.message : String(error)}`);
  }
  return process.exit(1);
}

async function runSuite(name: string, suite: Suite): Promise<Count> {
  const obstacle = suite.obstacle?.() ?? null;
  if (obstacle !== null) {
    console.log(`\n[atinado] ${suite.title}: cannot run, and so has failed. ${obstacle}`);
    console.log(`[atinado] To skip it: --without ${suite.group ?? name}`);
    return { ...NOTHING, failed: 1 };
  }
  console.log(`\n[atinado] ${suite.title} …`);
  const started = performance.now();
  await mkdir(REPORTS, { recursive: true });
  const { exitCode, output } = await runCommand(suite.command, suite.args);
  const count = await countTests(suite, exitCode, output);
  // Removed, so that the next suite is not judged by this report.
  await rm(REPORTS, { recursive: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`[atinado] ${suite.title}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  return count;
}

/** A command that fails without a failed test, or that counts no test, counts as one failure. */
async function countTests(suite: Suite, exitCode: number, output: string): Promise<Count> {
  if (!suite.count) return exitCode === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
  try {
    const count = await suite.count(output);
    const plausible = count.passed > 0 && (count.failed > 0 || exitCode === 0);
    return plausible ? count : { ...count, failed: Math.max(1, count.failed) };
  } catch (error) {
    console.error(error);
    return { ...NOTHING, failed: 1 };
  }
}

function runCommand(command: string, args: readonly string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT, NO_COLOR: '1' };
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.on('error', (error) => {
      console.error(`[atinado] ${error.message}`);
      resolve({ exitCode: 1, output });
    });
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
