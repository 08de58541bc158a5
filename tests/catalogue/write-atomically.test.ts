import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { whileLocked } from '#catalogue/snapshot/lock.ts';
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

it('a disk that is full leaves the old file, and neither a part of the new one nor a lock', async () => {
  const file = join(folder, 'file');
  writeAtomically(file, 'old');
  const write = fs.writeFileSync;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((to, content) => {
    write(to, typeof content === 'string' ? content.slice(0, 2) : content);
    throw new Error('no space left on device');
  });
  syncBuiltinESMExports();
  expect(() => writeAtomically(file, 'newer')).toThrow('no space left');
  await expect(whileLocked(folder, () => undefined)).rejects.toThrow('no space left');
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['file'], 'old']);
});
