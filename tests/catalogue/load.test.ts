import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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

it('a catalogue has every laptop and the newest price date', () => {
  const records = [aRecord(), aRecord({ id: 'other', model: 'Other', priceDate: '2026-08' })];
  const catalogue = loadCatalogue(fileWith(JSON.stringify(records)));
  expect(catalogue.laptops.map(({ id }) => id)).toEqual(['acme-book-14', 'other']);
  expect(catalogue.date).toBe('2026-08');
});

it.each([
  [{ priceEur: 'cheap' }, 'record acme-book-14, field priceEur'],
  [{ priceDate: '2026-13' }, 'record acme-book-14, field priceDate'],
  [{ weightKg: 14 }, 'record acme-book-14, field weightKg'],
  [{ model: 'Book \u202E41' }, 'record acme-book-14, field model'],
  [{ priceUrl: 'javascript:alert(1)' }, 'record acme-book-14, field priceUrl'],
  [{ wieght: 1 }, 'record acme-book-14'],
  [{ id: undefined }, 'record number 2, field id'],
  [{ id: 'other' }, 'record other, field id: occurs twice'],
])('a catalogue with %j is rejected with the place', (changes, place) => {
  const records = [aRecord({ id: 'other' }), { ...aRecord(), ...changes }];
  expect(() => parseRecords(JSON.stringify(records), 'f.json')).toThrow(`f.json: ${place}`);
});

it.each(['', '[', '{}', '[]', 'null'])('a catalogue of %j is rejected', (text) => {
  expect(() => loadCatalogue(fileWith(text))).toThrow(CatalogueError);
});

it('a catalogue that is missing is rejected', () => {
  expect(() => loadCatalogue(join(folder, 'missing.json'))).toThrow(CatalogueError);
});
