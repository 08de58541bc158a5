import type { LaptopRecord } from '../laptop.ts';
import { writeAtomically } from '../write-atomically.ts';

/** One record per line, so that changing a laptop changes one line. */
export const serialiseRecords = (records: readonly LaptopRecord[]): string =>
  `[\n${records.map((record) => `  ${JSON.stringify(record)}`).join(',\n')}\n]\n`;

/** Replaces the catalogue file atomically. On an error the old file is untouched and no temporary file remains. */
export const writeCatalogue = (file: string, records: readonly LaptopRecord[]): void =>
  writeAtomically(file, serialiseRecords(records));
