/**
 * `npm test`, `npm run check` and the others: runs the suites of that command step by step, also after a failure. The last
 * line is «N passed, N failed», with «, N skipped» where something was. `--without NAME` skips a suite.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Count, countTests } from './count-tests.ts';
import { COMMANDS, type SuiteName, SUITES } from './suites.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A run with this many retries fails: one may be a busy machine, more are a hidden fault. */
const TOO_MANY_RETRIES = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string', multiple: true, default: [] } },
});
const steps = COMMANDS[positionals[0] ?? ''];
if (!steps) throw new Error(`Expected one of ${Object.keys(COMMANDS).join(', ')}`);
const unknown = values.without.filter((name) => !(name in SUITES));
if (unknown.length > 0)
  throw new Error(`No suite is called ${unknown.join()}. Known: ${Object.keys(SUITES).join(', ')}`);

const total: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
for (const step of steps) {
  const counts = step.map(async (name) =>
    values.without.includes(name) ? skipped(name) : run(name, step.length === 1),
  );
  for (const count of await Promise.all(counts)) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    total.flaky += count.flaky;
  }
}
if (total.flaky > 0) console.log(`\n[atinado] ${total.flaky} tests passed only on a retry; ${TOO_MANY_RETRIES} fail.`);
const failed = total.failed + Number(total.flaky >= TOO_MANY_RETRIES);
console.log(`\n${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

function skipped(name: SuiteName): Count {
  console.log(`\n[atinado] ${SUITES[name].title}: skipped by --without`);
  return { passed: 0, failed: 0, skipped: 1, flaky: 0 };
}

/** @param isAlone whether its output is shown while it runs, and not at its end */
async function run(name: SuiteName, isAlone: boolean): Promise<Count> {
  const suite = SUITES[name];
  console.log(`\n[atinado] ${suite.title} (${name}) …`);
  const started = performance.now();
  const { exitCode, output } = await runCommand(
    suite.command,
    isAlone ? (text) => process.stdout.write(text) : undefined,
  );
  if (!isAlone) console.log(`\n[atinado] ${suite.title}:\n${output}`);
  const one = { passed: Number(exitCode === 0), failed: Number(exitCode !== 0), skipped: 0, flaky: 0 };
  const count = suite.counts ? countTests(output, exitCode) : one;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`[atinado] ${suite.title}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  return count;
}

function runCommand(
  command: string,
  show: (text: string) => unknown = () => undefined,
): Promise<{ exitCode: number; output: string }> {
  const [program = '', ...args] = command.split(' ');
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1' };
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      show(chunk.toString());
    });
    child.on('error', (error) => {
      console.error(`[atinado] ${error.message}`);
      resolve({ exitCode: 1, output });
    });
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
