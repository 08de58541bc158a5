import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { writeAtomically } from '#catalogue/write-atomically.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder();

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it('a file is on the disk before it replaces the old one', () => {
  const order: string[] = [];
  const { fsyncSync, renameSync } = fs;
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    order.push('flushed');
    fsyncSync(file);
  });
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    order.push('replaced');
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  writeAtomically(join(folder, 'file'), 'new');
  expect(order).toEqual(['flushed', 'replaced']);
  expect([readdirSync(folder), readFileSync(join(folder, 'file'), 'utf8')]).toEqual([['file'], 'new']);
});

it('a file that cannot be replaced stays, and no other is left', () => {
  const file = join(folder, 'file');
  mkdirSync(file);
  writeFileSync(join(file, 'in-the-way'), '');
  expect(() => writeAtomically(file, 'new')).toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(readdirSync(folder)).toEqual(['file']);
});
