export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** How many tests passed only on a retry. */
  flaky: number;
}

/** The summary of Vitest is one line, that of Playwright one for each outcome; our benches end like this project's tests. */
const SUMMARY = /^ *(?:Tests +\d.*|\d+ (?:passed|failed|interrupted|skipped|did not run|flaky)\b.*)$/gm;

/**
 * Adds up the tests in what a runner has printed, without colors: Vitest's JSON lacks retries, and a bench has no JSON. A
 * runner that failed, or ran none, is a failure.
 */
export function countTests(output: string, exitCode: number): Count {
  const summary = (output.match(SUMMARY) ?? []).join('\n');
  const sum = (outcome: string): number =>
    [...summary.matchAll(new RegExp(`(\\d+) (?:${outcome})\\b`, 'g'))].reduce(
      (all, [, count]) => all + Number(count),
      0,
    );
  const flaky = sum('flaky');
  const passed = sum('passed') + flaky;
  const failed = sum('failed|interrupted');
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return {
    passed,
    failed: unexplained ? 1 : failed,
    skipped: sum('skipped|todo|did not run'),
    flaky: flaky + (output.match(/\(retry x\d+\)/g) ?? []).length,
  };
}
