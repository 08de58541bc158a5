/** Reads and writes the files of the catalogue. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CatalogueError, messageOf } from './errors.ts';
import type { GoneRecord, LaptopRecord } from './laptop-record.ts';

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

/** Replaces a file, or creates it. On an error the old file is untouched and no temporary file remains. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, content, { mode: 0o644, flush: true });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** One record per line, so that changing a laptop changes one line. */
export const serialiseRecords = (records: readonly (LaptopRecord | GoneRecord)[]): string =>
  `[\n${records.map((record) => `  ${JSON.stringify(record)}`).join(',\n')}\n]\n`;
