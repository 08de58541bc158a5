import { readFileSync } from 'node:fs';
import { CatalogueError, messageOf } from './errors.ts';

/** @throws CatalogueError if the file cannot be read */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new CatalogueError(`${file}: cannot be read (${messageOf(error)})`);
  }
}

/** @throws CatalogueError naming the source if the text is not JSON */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CatalogueError(`${source}: not JSON (${messageOf(error)})`);
  }
}
