/** Alternatives to a laptop: cheaper ones, better ones, and other configurations of the same machine. */
import type { Purpose } from '../../contract/answers.ts';
import type { LaptopPage, Neighbour } from '../../contract/pages/laptop-page.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { needsOf } from '../../advisor/needs/needs.ts';
import { utilityPerEuro } from '../../advisor/rank/score.ts';
import { neighbourOf, referenceTo } from './changes.ts';
import type { Grid, Worth } from './grid.ts';
import { OS_NAMES } from '../../contract/facts.ts';
import { driveSize } from '../../contract/spanish-figures.ts';
import { isDedicated, shortChipName } from '../../catalogue/derive/describe.ts';
import { capitalize } from '../../contract/spanish-text.ts';
import { formatInches, formatMemory, formatRefreshRate, formatResolution, probable, formatList } from '../format.ts';
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
  if (parts.length === 0) return 'Igual en lo que sabemos de los dos.';
  return capitalize(`con ${formatList(parts.slice(0, MOST))}.`);
}

/** A cheaper alternative must save both, as the card with the role `saver` (`advisor/roles.ts`). */
const SAVED = { share: 0.1, euros: 30 } as const;
/** Maximum share of value that a cheaper alternative may lose in each use. */
const MOST_LOST = 0.1;

/**
 * Limits for a better alternative: its additional price, and its minimum gain on average with nearly no loss in any
 * use.
 */
const DEARER = { share: 0.15, euros: 150 } as const;
const LEAST_GAIN = 0.03;
const NEARLY_NOTHING = 0.02;

const EACH = 2;
const CONFIGURATIONS = 4;

/** The uses that the laptop is capable of; if none, all uses. */
function usesFor({ worth }: Grid, row: number): Worth[] {
  const can = worth.filter(({ capable }) => capable[row]);
  return can.length > 0 ? can : [...worth];
}

const purposesOf = (uses: readonly Worth[]): Purpose[] => uses.map(({ purpose }) => purpose);

interface Candidate {
  row: number;
  score: number;
}

const mean = (uses: readonly Worth[], row: number): number =>
  uses.reduce((sum, { quality }) => sum + (quality[row] ?? 0), 0) / uses.length;

/** The best candidates, one per chassis, without the laptop's own chassis. */
function bestOf({ columns }: Grid, row: number, candidates: readonly Candidate[]): number[] {
  const taken = new Set([columns.chassis[row]]);
  const chosen: number[] = [];
  for (const { row: other } of candidates.toSorted((a, b) => b.score - a.score || a.row - b.row)) {
    if (chosen.length === EACH || taken.has(columns.chassis[other])) continue;
    taken.add(columns.chassis[other]);
    chosen.push(other);
  }
  return chosen;
}

function cheaperThan(grid: Grid, row: number, uses: readonly Worth[]): number[] {
  const { price } = grid.columns;
  const own = price[row] ?? 0;
  const most = Math.min(own * (1 - SAVED.share), own - SAVED.euros);
  const perEuro = utilityPerEuro(own);
  const candidates: Candidate[] = [];
  for (let other = 0; other < row && (price[other] ?? 0) <= most; other += 1) {
    const isNearlyAsGood = uses.every(
      ({ capable, quality }) =>
        Number(capable[other]) >= Number(capable[row]) &&
        (quality[other] ?? 0) >= (1 - MOST_LOST) * (quality[row] ?? 0),
    );
    if (isNearlyAsGood) candidates.push({ row: other, score: mean(uses, other) - perEuro * (price[other] ?? 0) });
  }
  return bestOf(grid, row, candidates);
}

function betterThan(grid: Grid, row: number, uses: readonly Worth[]): number[] {
  const { price } = grid.columns;
  const own = price[row] ?? 0;
  const most = Math.min(own * (1 + DEARER.share), own + DEARER.euros);
  const least = mean(uses, row) + LEAST_GAIN;
  const candidates: Candidate[] = [];
  for (let other = row + 1; other < price.length && (price[other] ?? 0) <= most; other += 1) {
    const losesNothing = uses.every(
      ({ capable, quality }) =>
        Number(capable[other]) >= Number(capable[row]) && (quality[other] ?? 0) >= (quality[row] ?? 0) - NEARLY_NOTHING,
    );
    const score = losesNothing ? mean(uses, other) : 0;
    if (score >= least) candidates.push({ row: other, score });
  }
  return bestOf(grid, row, candidates);
}

/** The configurations of the same machine nearest in price, cheapest first. */
function configurationsOf({ columns }: Grid, row: number): Neighbour[] {
  const laptop = columns.laptops[row];
  const own = columns.price[row] ?? 0;
  if (!laptop) return [];
  return [...columns.laptops.keys()]
    .filter((other) => other !== row && columns.chassis[other] === columns.chassis[row])
    .toSorted((a, b) => Math.abs((columns.price[a] ?? 0) - own) - Math.abs((columns.price[b] ?? 0) - own) || a - b)
    .slice(0, CONFIGURATIONS)
    .toSorted((a, b) => a - b)
    .flatMap((other) => {
      const configuration = columns.laptops[other];
      return configuration ? [referenceTo(configuration, differencesOfParts(configuration, laptop))] : [];
    });
}

export function alternativesOf(grid: Grid, row: number): Pick<LaptopPage, 'cheaper' | 'better' | 'configurations'> {
  const uses = usesFor(grid, row);
  const purposes = purposesOf(uses);
  const needs = needsOf({ purposes, priorities: [] });
  const laptop = grid.columns.laptops[row];
  const tell = (rows: readonly number[]): Neighbour[] =>
    rows.flatMap((other) => {
      const found: Laptop | undefined = grid.columns.laptops[other];
      return found && laptop ? [neighbourOf(found, laptop, purposes, needs)] : [];
    });
  return {
    cheaper: tell(cheaperThan(grid, row, uses)),
    better: tell(betterThan(grid, row, uses)),
    configurations: configurationsOf(grid, row),
  };
}
