/** The next version of the built site: the same pages with every script renamed. */
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const BUILT_SITE = join(import.meta.dirname, '../../dist/site');

/** Replaces the hash in the names of the next version's scripts. */
export const NEXT_HASH = 'ver2ver2';
const SCRIPT_NAME = /-[\w-]{8}\.js$/;
/** Of the shell, in the service worker. */
const REVISION = /revision:"[\w-]+"/;

/** The hundreds of pages of laptops are left out: these tests visit none. */
const isCopied = (file: string): boolean => !/(\.br|\/portatil)$/.test(file);

/** @param folder must not exist yet */
export async function writeNextVersion(folder: string): Promise<void> {
  await cp(BUILT_SITE, folder, { recursive: true, filter: isCopied });
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => SCRIPT_NAME.test(name));
  // The names of two scripts may differ only in their hashes.
  const names = new Map(scripts.map((name, index) => [name, name.replace(SCRIPT_NAME, `${index}-${NEXT_HASH}.js`)]));
  const renamed = (text: string) => text.replaceAll(/[\w.-]+\.js\b/g, (name) => names.get(name) ?? name);

  for (const [name, next] of names) await rename(join(folder, 'assets', name), join(folder, 'assets', next));
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(html|js)$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const text = renamed(await readFile(file, 'utf8'));
      await writeFile(file, name === 'sw.js' ? text.replace(REVISION, `revision:"${NEXT_HASH}"`) : text);
    }),
  );
}
