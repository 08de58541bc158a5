import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type LaptopRecord } from '../laptop.ts';

/** One record per line, so that changing a laptop changes one line. */
export const serialiseRecords = (records: readonly LaptopRecord[]): string =>
  `[\n${records.map((record) => `  ${JSON.stringify(record)}`).join(',\n')}\n]\n`;

/** Replaces the catalogue file atomically. On an error the old file is untouched and no temporary file remains. */
export function writeCatalogue(file: string, records: readonly LaptopRecord[]): void {
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    const handle = openSync(temporary, 'w', 0o644);
    try {
      writeSync(handle, serialiseRecords(records));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
