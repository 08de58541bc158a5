import { parseArgs } from 'node:util';
import { CATALOGUE_FILE } from '#catalogue/load.ts';

export interface BenchOptions {
  catalogueFile: string;
  seed: number;
  /** Random users for each property and measure. */
  profiles: number;
  short: boolean;
  /** Measures only the figures on the page of the method, and saves them. */
  saveFigures: boolean;
}

const PROFILES = { full: 10_000, short: 150 } as const;
const DEFAULT_SEED = 1;

function positiveInteger(name: string, text: string | undefined, fallback: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`--${name} must be an integer of at least 1`);
  return value;
}

/** @throws on an unknown option or an invalid number */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      catalogue: { type: 'string' },
      seed: { type: 'string' },
      profiles: { type: 'string' },
      short: { type: 'boolean', default: false },
      'figures-save': { type: 'boolean', default: false },
    },
  });
  return {
    catalogueFile: values.catalogue ?? CATALOGUE_FILE,
    seed: positiveInteger('seed', values.seed, DEFAULT_SEED),
    profiles: positiveInteger('profiles', values.profiles, values.short ? PROFILES.short : PROFILES.full),
    short: values.short,
    saveFigures: values['figures-save'],
  };
}
