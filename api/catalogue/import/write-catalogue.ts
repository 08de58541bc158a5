import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type LaptopRecord } from '../laptop.ts';

/** One record per line: a change to one laptop is a change of one line. */
export const serialiseRecords = (records: readonly LaptopRecord[]): string =>
  `[\n${records.map((record) => `  ${JSON.stringify(record)}`).join(',\n')}\n]\n`;

/**
 * Replaces the catalogue file in one step: written aside, flushed to disk, renamed. Whatever happens meanwhile, the
 * file holds either the old catalogue or the new one.
 * @throws the file system's error; the old file is then untouched and nothing is left beside it
 */
export function writeCatalogue(file: string, records: readonly LaptopRecord[]): void {
  const aside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    const handle = openSync(aside, 'w', 0o644);
    try {
      writeSync(handle, serialiseRecords(records));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
