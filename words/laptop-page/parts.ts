/** Describes the differences between two configurations of one machine. */
import { OS_NAMES } from '../../contract/facts.ts';
import { driveSize } from '../../contract/spanish-figures.ts';
import { isDedicated, shortChipName } from '../../catalogue/derive/describe.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { capitalize, formatInches, formatList, formatMemory, formatRefreshRate, formatResolution } from '../format.ts';
import { PANEL_NAMES } from '../nouns.ts';

const KEYBOARDS = { es: 'teclado español', other: 'teclado de otro país' } as const;

const known = <T>(value: T | null, wordsFor: (value: T) => string): string | null =>
  value === null ? null : wordsFor(value);

/** Parts as they follow «con»; `null` if unknown. */
const PARTS: readonly ((laptop: Laptop) => string | null)[] = [
  ({ cpu }) => known(cpu, shortChipName),
  // Integrated graphics come with the processor, and their names tell visitors nothing.
  ({ gpu }) => known(gpu, (chip) => `gráfica ${isDedicated(chip) ? shortChipName(chip) : 'integrada'}`),
  ({ ramGb }) => known(ramGb, (gb) => `${formatMemory(gb)} de memoria`),
  ({ storageGb }) => known(storageGb, (gb) => `${driveSize(gb)} de disco`),
  ({ screenInches }) => known(screenInches, (inches) => `pantalla de ${formatInches(inches)}`),
  ({ resolution }) => known(resolution, formatResolution),
  ({ refreshHz }) => known(refreshHz, formatRefreshRate),
  ({ panel }) => known(panel, (kind) => `panel ${PANEL_NAMES[kind]}`),
  ({ keyboard }) => known(keyboard, (layout) => KEYBOARDS[layout]),
  ({ os }) => known(os, (system) => (system === 'none' ? 'Windows aparte' : OS_NAMES[system])),
];

/** Maximum number of named parts; they are ordered by importance. */
const MOST = 4;

/** @returns «Con Core i7-1355U y 16 GB de memoria.»: the other configuration's parts that are known to differ */
export function differencesOfParts(other: Laptop, laptop: Laptop): string {
  const parts = PARTS.flatMap((partOf) => {
    const [own, its] = [partOf(laptop), partOf(other)];
    return its && own && its !== own ? [its] : [];
  });
  if (parts.length === 0) return 'Igual en lo que sabemos de los dos.';
  return capitalize(`con ${formatList(parts.slice(0, MOST))}.`);
}
