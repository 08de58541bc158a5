/**
 * Reads from a test runner's report how many tests passed, failed or were skipped, and which passed only on a retry.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** One folder per process, because a test of the runner runs inside another run. */
export const REPORTS = join(import.meta.dirname, `../../.cache/reports-${process.pid}`);

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  retried: readonly string[];
}

/** How to run a suite: a command, and how its tests are counted from its report or its output. */
export interface Run {
  command: string;
  args: string[];
  count?: (output: string) => Promise<Count>;
}

const vitestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

export function vitest(...args: string[]): Run {
  const file = join(REPORTS, 'vitest.json');
  return {
    command: 'vitest',
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    count: async () => {
      const report = vitestSchema.parse(await readJson(file));
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
        // A test that passed on a retry has the errors of its earlier attempts.
        retried: report.testResults
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
          .map(({ fullName }) => fullName.trim()),
      };
    },
  };
}

interface PlaywrightSuite {
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({
        title: z.string(),
        tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
      }),
    ),
    suites: z.optional(z.array(playwrightSuite)),
  }),
);
const playwrightSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(playwrightSuite),
});

export const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');

export const playwright = (config: string, ...args: string[]): Run => ({
  command: 'playwright',
  args: ['test', `--config=${config}`, ...args, '--reporter=dot,json'],
  count: async () => {
    const { stats, suites } = playwrightSchema.parse(await readJson(PLAYWRIGHT_REPORT));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      retried: suites.flatMap(flakyTests),
    };
  },
});

const flakyTests = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${title} (${projectName})`),
  ),
  ...suites.flatMap(flakyTests),
];

/** For programs that end with «N passed, N failed», as this project's own do. */
export const program = (...args: string[]): Run => ({
  command: 'node',
  args,
  count: (output) => {
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    if (passed === undefined) return Promise.reject(new Error(`${args[0]} did not end with «N passed, N failed»`));
    return Promise.resolve({ passed: Number(passed), failed: Number(failed), skipped: 0, retried: [] });
  },
});

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
