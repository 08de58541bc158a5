import type { GoneRecord, LaptopRecord } from './laptop-record.ts';
import { writeAtomically } from './write-atomically.ts';

/** One record per line, so that changing a laptop changes one line. */
export const serialiseRecords = (records: readonly (LaptopRecord | GoneRecord)[]): string =>
  `[\n${records.map((record) => `  ${JSON.stringify(record)}`).join(',\n')}\n]\n`;

/** Replaces a file of records atomically. On an error the old file is untouched and no temporary file remains. */
export const writeCatalogue = (file: string, records: readonly (LaptopRecord | GoneRecord)[]): void =>
  writeAtomically(file, serialiseRecords(records));
