import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CatalogueError } from '#catalogue/errors.ts';
import { loadCatalogue, parseRecords } from '#catalogue/load.ts';
import { aRecord } from './a-record.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder();

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
    ['priceDate', { ...aRecord(), priceDate: '2026-13' }],
    ['weightKg', { ...aRecord(), weightKg: 14 }],
    ['model', { ...aRecord(), model: 'Book \u202E41' }],
    ['priceUrl', { ...aRecord(), priceUrl: 'javascript:alert(1)' }],
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
