import { parseArgs } from 'node:util';
import { CATALOGUE_FILE } from '../../api/catalogue/load.ts';

export interface BenchOptions {
  catalogueFile: string;
  /** Whether it is the catalogue that ships. */
  isShipped: boolean;
  seed: number;
  /** Random visitors for each property and measure. */
  profiles: number;
  short: boolean;
  personas: 'diff' | 'save' | null;
}

const PROFILES = { full: 10_000, short: 150 } as const;
const DEFAULT_SEED = 1;

function amount(name: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`--${name} must be a whole number, at least 1`);
  return value;
}

/** @throws on an option that is not known or a number that is none */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      catalogue: { type: 'string' },
      seed: { type: 'string' },
      profiles: { type: 'string' },
      short: { type: 'boolean', default: false },
      'personas-diff': { type: 'boolean', default: false },
      'personas-save': { type: 'boolean', default: false },
    },
  });
  return {
    catalogueFile: values.catalogue ?? CATALOGUE_FILE,
    isShipped: values.catalogue === undefined,
    seed: amount('seed', values.seed, DEFAULT_SEED),
    profiles: amount('profiles', values.profiles, values.short ? PROFILES.short : PROFILES.full),
    short: values.short,
    personas: values['personas-diff'] ? 'diff' : values['personas-save'] ? 'save' : null,
  };
}
