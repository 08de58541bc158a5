import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';

/** Every build writes the page's template here. */
export const TEMPLATE = 'template.html';

/** @throws {Error} if `folder` has files that are not from a build, because it was probably named by mistake */
export async function removeEarlierBuild(folder: string): Promise<void> {
  const files = existsSync(folder) ? await readdir(folder) : [];
  if (files.length > 0 && !files.includes(TEMPLATE)) {
    throw new Error(
      `${folder} contains files that are not from a build: empty it, or name another folder in BUILD_FOLDER`,
    );
  }
  await rm(folder, { recursive: true, force: true });
}
