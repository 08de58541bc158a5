/** What is checked before anything lands: each suite with the command that runs it and how its tests are counted. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { firefoxObstacle, webkitObstacle } from '../tests/engines/installed.ts';
import { emulatorsObstacle } from './emulators.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, '.cache/reports');

interface Count {
  passed: number;
  failed: number;
}

interface Suite {
  title: string;
  command: string;
  args: string[];
  /** Reads how many tests passed and failed; without it the whole command counts as one. */
  count?: (output: string) => Promise<Count>;
  /** Why the suite cannot run on this machine, in a sentence, or `null`. */
  obstacle?: () => string | null;
}

const vitestReport = join(REPORTS, 'vitest.json');
const vitestSchema = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const vitest = (projects: string[], ...files: string[]): Pick<Suite, 'command' | 'args' | 'count'> => ({
  command: 'vitest',
  args: [
    'run',
    ...files,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
  count: async () => {
    const { numPassedTests, numFailedTests } = vitestSchema.parse(await readJson(vitestReport));
    return { passed: numPassedTests, failed: numFailedTests };
  },
});

const playwrightReport = join(REPORTS, 'playwright.json');
const playwrightSchema = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });
const playwright = (config: string): Pick<Suite, 'command' | 'args' | 'count'> => ({
  command: 'playwright',
  args: ['test', `--config=${config}`, '--reporter=dot,json'],
  count: async () => {
    const { stats } = playwrightSchema.parse(await readJson(playwrightReport));
    if (stats.flaky > 0) console.log(`[atinado] ${stats.flaky} passed only when tried again`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  },
});

/** For programs that end with «N passed, N failed», as this one does. */
const closingLine = async (output: string): Promise<Count> => {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
};

const SUITES = {
  types: { title: 'Types', command: 'tsc', args: ['-p', '.'] },
  lint: { title: 'Lint', command: 'oxlint', args: ['--deny-warnings'] },
  format: { title: 'Format', command: 'oxfmt', args: ['--check', '.'] },
  catalogue: { title: 'Catalogue', command: 'node', args: ['api/catalogue/cli/main.ts', 'check'] },
  unit: { title: 'Engine, API and screens', ...vitest(['node', 'screens']) },
  accounts: { title: 'Accounts and rules on the emulator', ...vitest(['accounts']), obstacle: emulatorsObstacle },
  mutants: {
    title: 'Every condition of the rules is missed when it is gone',
    command: 'node',
    args: ['tests/rules/mutate.ts'],
    count: closingLine,
    obstacle: emulatorsObstacle,
  },
  bench: {
    title: 'Advisor: measures against their bars',
    command: 'node',
    args: ['scripts/bench-advisor.ts', '--short'],
    count: closingLine,
  },
  benchApi: {
    title: 'API under load and abuse',
    command: 'node',
    args: ['scripts/bench-api.ts', '--short'],
    count: closingLine,
  },
  build: { title: 'Build', command: 'node', args: ['scripts/build.ts'] },
  browser: { title: 'Journeys in a browser', ...playwright('playwright.config.ts') },
  firefox: {
    title: 'The same journeys in Firefox',
    ...vitest(['engines'], 'tests/engines/firefox.test.ts'),
    obstacle: firefoxObstacle,
  },
  webkit: {
    title: 'The same journeys in WebKit',
    ...vitest(['engines'], 'tests/engines/webkit.test.ts'),
    obstacle: webkitObstacle,
  },
  accountsBrowser: {
    title: 'Accounts in a browser, on the emulators',
    ...playwright('playwright.accounts.config.ts'),
    obstacle: emulatorsObstacle,
  },
} satisfies Record<string, Suite>;

export type SuiteName = keyof typeof SUITES;

/** Runs the suites one after the other, all of them whatever fails, and ends the program with a summary. */
export async function runSuites(names: readonly SuiteName[]): Promise<never> {
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  for (const name of names) {
    const suite: Suite = SUITES[name];
    const obstacle = suite.obstacle?.() ?? null;
    if (obstacle !== null) {
      console.log(`\n[atinado] ${suite.title}: left out. ${obstacle}`);
      continue;
    }
    const { passed, failed } = await runSuite(suite);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

async function runSuite(suite: Suite): Promise<Count> {
  console.log(`\n[atinado] ${suite.title} …`);
  const started = performance.now();
  const { exitCode, output } = await runCommand(suite.command, suite.args);
  const count = await countTests(suite, exitCode, output);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`[atinado] ${suite.title}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  return count;
}

/** A command that fails without a failed test, or counts no test at all, counts as one failure. */
async function countTests(suite: Suite, exitCode: number, output: string): Promise<Count> {
  if (!suite.count) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = await suite.count(output);
    const told = passed > 0 && (failed > 0 || exitCode === 0);
    return { passed: passed || 0, failed: told ? failed : Math.max(1, failed || 0) };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

function runCommand(command: string, args: readonly string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, NO_COLOR: '1' };
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
