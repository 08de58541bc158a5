import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GoneRecord } from '#catalogue/laptop-record.ts';
import { serialiseRecords, writeAtomically } from '#catalogue/files.ts';
import { CATALOGUE_FILE, goneFileOf, loadCatalogue, readGone } from '#catalogue/load.ts';
import { catalogueOf } from '#catalogue/snapshot/load-snapshot.ts';
import { aRecord } from './a-record.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const [a, b, c] = [aRecord({ id: 'a' }), aRecord({ id: 'b' }), aRecord({ id: 'c' })];
const { id, brand, model, screenInches, formFactor, priceEur, priceDate } = b;
const goneB: GoneRecord = {
  id,
  brand,
  model,
  screenInches,
  formFactor,
  priceEur,
  priceDate,
  name: 'Acme Book 14 · b',
  left: '2026-11-22',
};

const folder = temporaryFolder();

const load = (gone: unknown) => {
  const file = join(folder, 'laptops.json');
  writeAtomically(file, serialiseRecords([a, c]));
  writeAtomically(goneFileOf(file), JSON.stringify(gone));
  return loadCatalogue(file).gone;
};

describe('the file of retired laptops', () => {
  it('is read with the catalogue that it stands beside', () => {
    expect(load([goneB])).toEqual([goneB]);
    rmSync(join(folder, 'gone.json'));
    expect(loadCatalogue(join(folder, 'laptops.json')).gone).toEqual([]);
  });

  it.each([
    ['a laptop that is in the catalogue', { ...goneB, id: 'a' }, 'record a, field id: is in the catalogue'],
    ['another id that is not', { ...goneB, now: 'd' }, 'record b, field now: no such laptop'],
    ['a day that is none', { ...goneB, left: '2026' }, 'record b, field left'],
    ['an unknown field', { ...goneB, why: '' }, 'record b'],
  ])('is refused with %s', (_, record, message) => {
    expect(() => load([record])).toThrow(message);
  });

  it('of the project is written as the commands write it', () => {
    const text = readFileSync(goneFileOf(CATALOGUE_FILE), 'utf8');
    expect(serialiseRecords(loadCatalogue().gone ?? [])).toBe(text);
  });
});

it('a retired laptop that a shop still sells is not gone', () => {
  const [retired, another] = readGone(CATALOGUE_FILE);
  const { gone = [] } = catalogueOf(
    { records: [aRecord({ id: retired?.id ?? '' })], offers: {}, history: {} },
    '2026-11-30',
  );
  const ids = gone.map((one) => one.id);
  expect(ids).not.toContain(retired?.id);
  expect(ids).toContain(another?.id);
});
