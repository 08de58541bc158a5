import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveLaptops } from '#catalogue/derive/derive.ts';
import { CatalogueError, loadCatalogue, parseRecords } from '#catalogue/load.ts';
import { aRecord } from './a-record.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, 'laptops.json');
  writeFileSync(file, text);
  return file;
}

describe('loading a catalogue', () => {
  it('returns every laptop and the newest price date', () => {
    const records = [aRecord(), aRecord({ id: 'other', model: 'Other', priceDate: '2026-08' })];
    const catalogue = loadCatalogue(fileWith(JSON.stringify(records)));
    expect(catalogue.laptops.map(({ id }) => id)).toEqual(['acme-book-14', 'other']);
    expect(catalogue.date).toBe('2026-08');
  });

  it.each([
    ['priceEur', { ...aRecord(), priceEur: 'cheap' }],
    ['resolution.width', { ...aRecord(), resolution: { width: '1920', height: 1080 } }],
    ['priceDate', { ...aRecord(), priceDate: '2026-13' }],
    ['weightKg', { ...aRecord(), weightKg: 14 }],
    ['marketId', { ...aRecord(), marketId: 'B0' }],
    ['model', { ...aRecord(), model: 'Book \u202E41' }],
    ['gpu', { ...aRecord(), gpu: 'RTX\u001B]0;x\u0007' }],
    ['image', { ...aRecord(), image: 'javascript:alert(1)' }],
  ])('rejects a record with an invalid field %s, naming both', (field, record) => {
    expect(() => parseRecords(JSON.stringify([record]), 'f.json')).toThrow(
      `f.json: record acme-book-14, field ${field}`,
    );
  });

  it('names a record without an id by its position', () => {
    const anonymous = { ...aRecord(), id: undefined };
    expect(() => parseRecords(JSON.stringify([aRecord(), anonymous]), 'f.json')).toThrow('record number 2, field id');
  });

  it('rejects an unknown field', () => {
    expect(() => parseRecords(JSON.stringify([{ ...aRecord(), wieght: 1 }]), 'f.json')).toThrow(CatalogueError);
  });

  it('rejects a duplicate id', () => {
    expect(() => parseRecords(JSON.stringify([aRecord(), aRecord()]), 'f.json')).toThrow(
      'record acme-book-14, field id: occurs twice',
    );
  });

  it.each(['', '[', '{}', '[]', 'null'])('rejects a file that contains %j', (text) => {
    expect(() => loadCatalogue(fileWith(text))).toThrow(CatalogueError);
  });

  it('rejects a missing file', () => {
    expect(() => loadCatalogue(join(folder, 'missing.json'))).toThrow(CatalogueError);
  });
});

const many = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aRecord({ id: `a-${n}`, model: `Book ${n % 50}`, priceEur: 500 + (n % 900) }),
  );

const timeToDerive = (count: number) => {
  const records = many(count);
  const start = performance.now();
  expect(new Set(deriveLaptops(records).map(({ name }) => name)).size).toBe(count);
  return performance.now() - start;
};

/** The best of three: other work on the machine only makes a run slower. */
const bestTimeToDerive = (count: number) => Math.min(...[1, 2, 3].map(() => timeToDerive(count)));

describe('deriving a large catalogue', () => {
  it('takes time in proportion to its size', () => {
    expect(bestTimeToDerive(20_000)).toBeLessThan(Math.max(bestTimeToDerive(2000), 20) * 40);
  });
});
