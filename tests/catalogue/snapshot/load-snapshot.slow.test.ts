import { expect, it } from 'vitest';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { createRandom } from '#bench/random.ts';
import type { LaptopRecord } from '#catalogue/laptop-record.ts';
import { loadSnapshot } from '#catalogue/snapshot/load-snapshot.ts';
import { EMBEDDED, publishRecords } from '#tests/support/snapshots.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const SIZES = { few: 1000, many: 5000 } as const;
/** Five times the laptops take five times as long if the time grows with their number, and 25 times if with its square. */
const MAX_GROWTH = 12;

const SETTINGS = {
  marketplace: { host: 'www.amazon.es', tag: '' },
  shops: { linkHosts: [] },
};

const folder = temporaryFolder();

const oneCase = (record: (typeof EMBEDDED)[number], index: number) =>
  Object.assign(record, { brand: 'Acme', model: 'Book 15', screenInches: 15.6, ...(index % 2 === 0 && { os: null }) });

/** Records with ids of their own, as feeds would bring them: each variation is a case of its own. */
function synthesizeRecords(records: readonly LaptopRecord[], size: number): LaptopRecord[] {
  const random = createRandom(4242);
  return Array.from({ length: size }, (_, index) => {
    const model = records[index % records.length];
    if (!model) throw new RangeError('There are no records to vary');
    const round = Math.floor(index / records.length);
    if (round === 0) return model;
    const [id, priceEur] = [`${model.id}-v${round}`, Math.round(model.priceEur * (0.75 + random() / 2))];
    return { ...model, id, model: `${model.model} v${round}`, partNumber: null, priceEur };
  });
}

/** Processor time of this thread, in microseconds: other programs share the machine. */
function timeOf(size: number, recordsOf: (size: number) => LaptopRecord[]): number {
  publishRecords(folder, recordsOf(size), '2026-11-22T06:00:00.000Z');
  const before = process.threadCpuUsage();
  const loaded = loadSnapshot(folder, '2026-11-22T07:00:00.000Z');
  if (!loaded) throw new Error('There is no snapshot');
  const advisor = createSpanishAdvisor(loaded.catalogue, SETTINGS);
  const { user } = process.threadCpuUsage(before);
  expect(advisor.catalogue.size).toBe(size);
  return user;
}

it.each([
  ['each a case of its own', (size: number) => synthesizeRecords(EMBEDDED, size)],
  [
    'all of one case',
    (size: number) => synthesizeRecords(EMBEDDED, size).map((record, index) => oneCase({ ...record }, index)),
  ],
])('laptops, %s, are read, derived and indexed in a time that grows with their number', (_, recordsOf) => {
  timeOf(SIZES.few, recordsOf);
  expect(timeOf(SIZES.many, recordsOf) / timeOf(SIZES.few, recordsOf)).toBeLessThan(MAX_GROWTH);
});
