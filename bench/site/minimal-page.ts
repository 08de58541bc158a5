import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** Builds the smallest page with the site's libraries and settings. @returns Brotli size of its script in bytes */
export async function buildMinimalPage(folder: string): Promise<number> {
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root: join(import.meta.dirname, 'minimal-page'),
    logLevel: 'error',
    build: {
      outDir: folder,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const scripts = (await readdir(join(folder, 'assets'))).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map((file) => compressedSize(join(folder, 'assets', file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const compressedSize = async (file: string): Promise<number> =>
  (await promisify(brotliCompress)(await readFile(file))).length;
