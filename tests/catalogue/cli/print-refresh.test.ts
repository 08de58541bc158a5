import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { print } from '#catalogue/cli/usage.ts';
import { logLine, printRefresh } from '#catalogue/cli/print-refresh.ts';
import type { RefreshReport } from '#catalogue/refresh/refresh.ts';
import { anOffer } from '../feeds/a-feed.ts';

/** Control sequences of terminals in 7 and 8 bits, and a carriage return, which would overwrite the line. */
const COMMANDS = '\u001B]0;x\u0007\u009B2J\r\u202E';

const REPORT: RefreshReport = {
  outcome: 'failed',
  version: null,
  warnings: ['catalogue-2030: written by a clock that is ahead'],
  feeds: [
    { name: 'alfa', outcome: 'failed', why: `no column «${COMMANDS}»`, offers: 0, skipped: new Map([[COMMANDS, 1]]) },
  ],
  matched: 0,
  refused: [{ offer: anOffer({ sku: COMMANDS, title: COMMANDS }), why: COMMANDS }],
  changes: null,
};

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => void vi.restoreAllMocks());

it('a report contains no control sequence for the terminal, and its line in the log is valid JSON', () => {
  printRefresh(REPORT);
  print(logLine(REPORT));
  expect(printed.filter((line) => /[\p{Cc}\p{Bidi_Control}]/u.test(line))).toEqual([]);
  expect(printed).toContainEqual(
    expect.stringContaining('alfa: FAILED, no column «\\u001b]0;x\\u0007\\u009b2J\\u000d'),
  );
  expect(JSON.parse(printed.at(-1) ?? '')).toMatchObject({ feeds: [{ why: `no column «${COMMANDS}»` }] });
});

it('a report warns the operator about what was passed over', () => {
  printRefresh(REPORT);
  expect(printed[0]).toMatch(/^WARNING: catalogue-2030/);
  const published = logLine({ ...REPORT, outcome: 'published', feeds: [] });
  expect(JSON.parse(published)).toMatchObject({ severity: 'WARNING', warnings: REPORT.warnings });
});
