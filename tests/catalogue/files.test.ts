import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeAtomically } from '#catalogue/files.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder();

it('a file that cannot be replaced stays, and no other is left', () => {
  const file = join(folder, 'file');
  mkdirSync(file);
  writeFileSync(join(file, 'in-the-way'), '');
  expect(() => writeAtomically(file, 'new')).toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(readdirSync(folder)).toEqual(['file']);
});

it('a disk that is full leaves the old file, and no part of the new one', () => {
  const file = join(folder, 'file');
  writeAtomically(file, 'old');
  const write = fs.writeFileSync;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((to, content) => {
    write(to, typeof content === 'string' ? content.slice(0, 2) : content);
    throw new Error('no space left on device');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  expect(() => writeAtomically(file, 'newer')).toThrow('no space left');
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['file'], 'old']);
});
