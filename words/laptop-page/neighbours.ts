/** Other laptops beside one, and what changes with each of them. */
import type { Neighbour } from '../../contract/pages/laptop-page.ts';
import { OS_NAMES } from '../../contract/facts.ts';
import { capitalize } from '../../contract/spanish-text.ts';
import { driveSize } from '../../contract/spanish-figures.ts';
import { isDedicated, shortChipName } from '../../catalogue/derive/describe.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { cardChanges, mentionedChanges } from '../../advisor/explain/changes.ts';
import { systemDifference } from '../../advisor/explain/differences.ts';
import { priceOf } from '../../advisor/rank/prices.ts';
import type { Ranking } from '../../advisor/rank/ranking.ts';
import { mentionedText } from '../changes.ts';
import {
  formatInches,
  formatList,
  formatMemory,
  formatRefreshRate,
  formatResolution,
  PANEL_NAMES,
  probable,
  systemText,
} from '../format.ts';
import { priceFactsOf } from '../sheet.ts';

const referenceTo = (laptop: Laptop, change: string): Neighbour => ({
  id: laptop.id,
  name: laptop.name,
  price: priceOf(laptop),
  facts: priceFactsOf(laptop),
  change,
});

/** @returns the other laptop with «Su gráfica es un 18 % más potente, pero cuesta 47 € más. Viene con macOS.» */
export function neighbourOf(other: Laptop, laptop: Laptop, ranking: Pick<Ranking, 'answers' | 'needs'>): Neighbour {
  const changes = mentionedChanges(cardChanges(other, laptop, ranking));
  const system = systemDifference(other, laptop);
  return referenceTo(
    other,
    [mentionedText(changes), ...(system === null ? [] : [`Viene ${systemText(system)}.`])].join(' '),
  );
}

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
  (laptop) => known(laptop.resolution, (pixels) => formatResolution(pixels) + probable(laptop, 'resolution')),
  (laptop) => known(laptop.refreshHz, (hz) => formatRefreshRate(hz) + probable(laptop, 'refreshHz')),
  (laptop) => known(laptop.panel, (kind) => `panel ${PANEL_NAMES[kind]}${probable(laptop, 'panel')}`),
  (laptop) => known(laptop.keyboard, (layout) => KEYBOARDS[layout] + probable(laptop, 'keyboard')),
  ({ os }) => known(os, (system) => (system === 'none' ? 'Windows aparte' : OS_NAMES[system])),
];

/** Maximum number of named parts; they are ordered by importance. */
const MOST = 4;

/** @returns «Con Core i7-1355U y 16 GB de memoria.»: the other configuration's parts that are known to differ */
function differencesOfParts(other: Laptop, laptop: Laptop): string {
  const parts = PARTS.flatMap((partOf) => {
    const [own, its] = [partOf(laptop), partOf(other)];
    return its && own && its !== own ? [its] : [];
  });
  return parts.length === 0
    ? 'Igual en lo que sabemos de los dos.'
    : capitalize(`con ${formatList(parts.slice(0, MOST))}.`);
}

const CONFIGURATIONS = 4;

/** @returns the configurations of the same machine nearest in price, cheapest first */
export function configurationsOf(laptop: Laptop, laptops: readonly Laptop[]): Neighbour[] {
  const apart = (other: Laptop): number => Math.abs(priceOf(other) - priceOf(laptop));
  return laptops
    .filter((other) => other.id !== laptop.id && other.chassis === laptop.chassis)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, CONFIGURATIONS)
    .toSorted((a, b) => priceOf(a) - priceOf(b))
    .map((other) => referenceTo(other, differencesOfParts(other, laptop)));
}
