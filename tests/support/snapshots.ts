/** Snapshots of a few laptops with offers, in a folder. */
import { readFileSync } from 'node:fs';
import type { LaptopRecord } from '#catalogue/laptop-record.ts';
import { CATALOGUE_FILE, parseRecords } from '#catalogue/load.ts';
import { publish } from '#catalogue/snapshot/store.ts';

export const EMBEDDED: readonly LaptopRecord[] = parseRecords(readFileSync(CATALOGUE_FILE, 'utf8'), CATALOGUE_FILE);

/** @returns the version */
export const publishRecords = (folder: string, records: readonly LaptopRecord[], refreshedAt: string): string =>
  publish(folder, { version: 1, refreshedAt, records, offers: {}, history: {}, feeds: {} });
