import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCatalogue } from '#catalogue/write-atomically.ts';
import { parseRecords } from '#catalogue/load.ts';
import { aRecord } from './a-record.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder();

describe('writeCatalogue', () => {
  it('replaces the file atomically: an open reader still reads the old one', () => {
    const file = join(folder, 'laptops.json');
    writeCatalogue(file, [aRecord({ id: 'old' })]);
    const reader = openSync(file, 'r');
    writeCatalogue(file, [aRecord({ id: 'new' })]);
    expect(parseRecords(readFileSync(reader, 'utf8'), 'old file')).toMatchObject([{ id: 'old' }]);
    closeSync(reader);
    expect(parseRecords(readFileSync(file, 'utf8'), 'new file')).toMatchObject([{ id: 'new' }]);
  });

  it('leaves the old file and no other when it cannot be replaced', () => {
    const file = join(folder, 'laptops.json');
    mkdirSync(file);
    writeFileSync(join(file, 'in-the-way'), '');
    expect(() => writeCatalogue(file, [aRecord()])).toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(readdirSync(folder)).toEqual(['laptops.json']);
  });
});
