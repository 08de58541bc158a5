/** Files of the pictures of a snapshot's offers: `pictures/{name}.webp` beside it, named by their content. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_NAME } from '../../contract/picture-path.ts';
import { hasCode } from '../load.ts';

export const picturesFolder = (folder: string): string => join(folder, 'pictures');

/** @param name matches `PICTURE_NAME` */
export const pictureFile = (folder: string, name: string): string => join(picturesFolder(folder), `${name}.webp`);

/**
 * @param folder of the snapshots
 * @returns a WebP; `null` if there is none of this name
 * @throws read errors other than a missing file
 */
export async function readPicture(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!PICTURE_NAME.test(name)) return null;
  try {
    return new Uint8Array(await readFile(pictureFile(folder, name)));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
