import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeEarlierBuild, TEMPLATE } from '#build/earlier-build.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder();

describe('a build', () => {
  it('replaces an earlier one', async () => {
    await writeFile(join(folder, TEMPLATE), '');
    await mkdir(join(folder, 'site'));
    await removeEarlierBuild(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('may write to an empty folder and to one that does not exist', async () => {
    await expect(removeEarlierBuild(folder)).resolves.toBeUndefined();
    await expect(removeEarlierBuild(folder)).resolves.toBeUndefined();
  });

  it('refuses a folder with anything else, and leaves it alone', async () => {
    await writeFile(join(folder, 'index.html'), '');
    await expect(removeEarlierBuild(folder)).rejects.toThrow('BUILD_FOLDER');
    expect(await readdir(folder)).toEqual(['index.html']);
  });
});
