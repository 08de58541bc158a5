import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GoneRecord, LaptopRecord } from './laptop-record.ts';

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

/** Replaces a file of records atomically. On an error the old file is untouched and no temporary file remains. */
export const writeCatalogue = (file: string, records: readonly (LaptopRecord | GoneRecord)[]): void =>
  writeAtomically(file, serialiseRecords(records));
