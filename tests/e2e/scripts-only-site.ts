/** A build with other settings than the site under test, without prerendering: every page is the shell. */
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** @param settings `VITE_…` variables @returns its folder, for `OwnSite.serve` */
export async function buildScriptsOnlySite(settings: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atinado-scripts-'));
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    // Minifying takes most of a build's time.
    await build({ logLevel: 'error', build: { outDir: folder, manifest: false, minify: false } });
  } finally {
    process.env = before;
  }
  await copyFile(join(folder, 'index.html'), join(folder, 'shell.html'));
  return folder;
}
