import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
let folder: string;

const flakyInVitest = (name: string) =>
  `let tries = 0; test('${name}', () => { tries += 1; if (tries === 1) throw new Error('not yet'); });`;

beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  // Inside the project, so that what is written there finds its packages.
  folder = mkdtempSync(join(ROOT, '.cache/suites-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that runs `table`, an object of suites as source text, as `npm test` runs the real ones. */
function run(table: string, ...args: string[]) {
  const file = join(folder, 'program.ts');
  writeFileSync(
    file,
    `import { runSuites } from '${import.meta.dirname}/run-suites.ts';
     import { playwright, program, vitest } from '${import.meta.dirname}/suite-counts.ts';
     const ok = { title: 'Ok', command: 'node', args: ['-e', ''] };
     await runSuites({ ${table} });`,
  );
  const { status, stdout, stderr } = spawnSync('node', [file, ...args], { encoding: 'utf8', timeout: 50_000 });
  return { status, closing: stdout.trimEnd().split('\n').at(-1), stdout, stderr };
}

const inVitest = (source: string, name: string) => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'some.test.ts'), source);
  return `${name}: { title: '${name}', ...vitest('--root=${join(folder, name)}', '--globals', '--retry=1') }`;
};
const inPlaywright = (source: string, name: string) => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'some.spec.ts'), `import { test } from '@playwright/test'; ${source}`);
  const config = join(folder, name, 'playwright.config.ts');
  writeFileSync(
    config,
    `export default { retries: 1, projects: [{ name: 'phone' }], outputDir: '${join(folder, name, 'out')}' };`,
  );
  return `${name}: { title: '${name}', ...playwright('${config}') }`;
};
/** Playwright retries in a new process: a count in a variable would begin again. */
const flakyInPlaywright = (name: string) =>
  `test('${name}', ({}, info) => { if (info.retry === 0) throw new Error('not yet'); });`;

const BROKEN = `broken: { title: 'On the emulator', group: 'accounts', command: 'node', args: [], obstacle: () => 'There is no Java.' }`;

describe('a run of suites', () => {
  it('passes when all of them do, and says how many', () => {
    expect(run('ok, again: ok')).toMatchObject({ status: 0, closing: '2 passed, 0 failed' });
  });

  it('goes on after a failure, and fails', () => {
    const bad = `bad: { title: 'Bad', command: 'node', args: ['-e', 'process.exit(3)'] }`;
    expect(run(`${bad}, ok`)).toMatchObject({ status: 1, closing: '1 passed, 1 failed' });
  });

  it('takes a command that does not exist for a failure, and goes on', () => {
    const missing = `missing: { title: 'Missing', command: 'no-such-program', args: [] }`;
    expect(run(`${missing}, ok`)).toMatchObject({ status: 1, closing: '1 passed, 1 failed' });
  });

  it('fails when a suite cannot run, and says why and how to skip it', () => {
    const { status, closing, stdout } = run(`ok, ${BROKEN}`);
    expect({ status, closing }).toEqual({ status: 1, closing: '1 passed, 1 failed' });
    expect(stdout).toContain('On the emulator: cannot run, and so has failed. There is no Java.');
    expect(stdout).toContain('--without accounts');
  });

  it.each(['broken', 'accounts'])('skips what --without %s names, and counts it', (name) => {
    const { status, closing, stdout } = run(`ok, ${BROKEN}`, '--without', name);
    expect({ status, closing }).toEqual({ status: 0, closing: '1 passed, 0 failed, 1 skipped' });
    expect(stdout).toContain('On the emulator: skipped by --without');
  });

  it.each([
    [['--without', 'acounts'], 'No suite is called acounts. Known: ok, broken, accounts.'],
    [['--witout', 'accounts'], "Unknown option '--witout'"],
  ])('refuses %j before running anything', (args, message) => {
    const { status, stdout, stderr } = run(`ok, ${BROKEN}`, ...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('takes a program that counts nothing for a failure', () => {
    const silent = `silent: { title: 'Silent', ...program('-e', '') }`;
    expect(run(silent)).toMatchObject({ status: 1, closing: '0 passed, 1 failed' });
    const none = `none: { title: 'None', ...program('-e', 'console.log("0 passed, 0 failed")') }`;
    expect(run(none)).toMatchObject({ status: 1, closing: '0 passed, 1 failed' });
  });
});

describe('tests that were skipped or retried', () => {
  it('are counted and named', () => {
    const { status, closing, stdout } = run(
      [
        inVitest(`${flakyInVitest('Ana logs in')} test.skip('later', () => {}); test.todo('some day');`, 'units'),
        inPlaywright(`${flakyInPlaywright('Ana reads')} test.skip('never', () => {});`, 'journeys'),
      ].join(', '),
    );
    expect({ status, closing }).toEqual({ status: 0, closing: '2 passed, 0 failed, 3 skipped' });
    expect(stdout).toContain('Passed only on a retry: Ana logs in\n');
    expect(stdout).toContain('Passed only on a retry: Ana reads (phone)\n');
  });

  it('make the run fail when there are three of them in all suites together', () => {
    const { status, closing, stdout } = run(
      [
        inVitest(flakyInVitest('one'), 'few'),
        inPlaywright(`${flakyInPlaywright('two')} ${flakyInPlaywright('three')}`, 'more'),
      ].join(', '),
    );
    expect({ status, closing }).toEqual({ status: 1, closing: '3 passed, 1 failed' });
    expect(stdout).toContain('3 tests were retried: that counts as a failure.');
  });
});
