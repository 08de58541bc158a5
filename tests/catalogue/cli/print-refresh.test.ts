import { expect, it } from 'vitest';
import { logLine, printRefresh } from '#catalogue/cli/print-refresh.ts';
import type { RefreshReport } from '#catalogue/refresh/refresh.ts';
import { anOffer } from '../feeds/a-feed.ts';
import { printedBy } from './run-command.ts';

/** Control sequences of terminals in 7 and 8 bits, and a carriage return, which would overwrite the line. */
const COMMANDS = '\u001B]0;x\u0007\u009B2J\r\u202E';

const REPORT: RefreshReport = {
  outcome: 'failed',
  version: null,
  feeds: [
    { name: 'alfa', outcome: 'failed', why: `no column «${COMMANDS}»`, offers: 0, skipped: new Map([[COMMANDS, 1]]) },
  ],
  matched: 0,
  refused: [{ offer: anOffer({ sku: COMMANDS, title: COMMANDS }), why: COMMANDS }],
  laptops: 0,
  onSale: 0,
};

it('a report contains no control sequence for the terminal', async () => {
  const { stdout } = await printedBy(() => printRefresh(REPORT));
  const printed = stdout.split('\n');
  expect(printed.filter((line) => /[\p{Cc}\p{Bidi_Control}]/u.test(line))).toEqual([]);
  expect(stdout).toContain('alfa: FAILED, no column «\\u001b]0;x\\u0007\\u009b2J\\u000d');
});

it('the line in the log warns the operator about a feed that failed', () => {
  const published = logLine({ ...REPORT, outcome: 'published' });
  expect(JSON.parse(published)).toEqual({ severity: 'WARNING', message: 'Catalogue refresh: published' });
});
