import { expect, it } from 'vitest';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { synthesizeRecords } from '#bench/advisor/synthetic.ts';
import { loadSnapshot } from '#catalogue/snapshot/load-snapshot.ts';
import { EMBEDDED, publishRecords } from '#tests/support/snapshots.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const SIZE = 10_000;
/** Of the processor, because other tests run beside this one. */
const MAX_SECONDS = 5;
const MICROSECONDS = 1_000_000;

const SETTINGS = {
  marketplace: { host: 'www.amazon.es', tag: '' },
  shops: { linkHosts: [] },
};

const folder = temporaryFolder();

const oneCase = (record: (typeof EMBEDDED)[number], index: number) =>
  Object.assign(record, { brand: 'Acme', model: 'Book 15', screenInches: 15.6, ...(index % 2 === 0 && { os: null }) });

it.each([
  ['each a case of its own', () => synthesizeRecords(EMBEDDED, SIZE)],
  ['all of one case', () => synthesizeRecords(EMBEDDED, SIZE).map((record, index) => oneCase({ ...record }, index))],
])('10,000 laptops, %s, are read, derived and indexed within 5 s', (_, recordsOf) => {
  publishRecords(folder, recordsOf(), '2026-11-22T06:00:00.000Z');
  const before = process.threadCpuUsage();
  const loaded = loadSnapshot(folder, '2026-11-22T07:00:00.000Z');
  if (!loaded) throw new Error('There is no snapshot');
  const advisor = createSpanishAdvisor(loaded.catalogue, SETTINGS);
  const { user } = process.threadCpuUsage(before);
  expect(advisor.catalogue.size).toBe(SIZE);
  expect(user / MICROSECONDS).toBeLessThan(MAX_SECONDS);
});
