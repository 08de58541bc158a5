/** What stands beside the rows and points of a target. */
import type { Criterion } from '#contract/criteria.ts';
import type { Priority } from '#contract/answers.ts';
import type { TargetRow } from '#contract/target.ts';

export const ASKED_BY: Readonly<Record<Priority, readonly Criterion[]>> = {
  screen: ['pixels', 'size'],
  battery: ['battery'],
  weight: ['weight'],
  graphics: ['gpu', 'creation'],
  silence: ['silence'],
  build: ['build'],
};

export const LABELS: Readonly<Record<TargetRow['criterion'], string>> = {
  cpu: 'Rapidez',
  gpu: 'Gráfica',
  creation: 'Gráfica',
  ram: 'Memoria',
  storage: 'Disco',
  pixels: 'Nitidez',
  refresh: 'Fluidez',
  panel: 'Panel',
  weight: 'Peso',
  battery: 'Autonomía',
  silence: 'Silencio',
  build: 'Construcción',
  system: 'Sistema',
  size: 'Tamaño',
  price: 'Precio',
};

const WORDS: Readonly<Record<string, readonly [plenty: RegExp, good: RegExp, scant: RegExp, short: RegExp]>> = {
  weight: [/^muy ligero$/u, /^cómodo$/u, /^algo pesado$/u, /^pesado$/u],
  pixels: [/^muy nítida$/u, /^nítida$/u, /^justa$/u, /^corta$/u],
  refresh: [/^muy fluida$/u, /^fluida$/u, /^justa$/u, /^corta$/u],
  silence: [/^muy silencioso$/u, /^discreto$/u, /^se oye$/u, /^ruidoso$/u],
  build: [/^muy buena$/u, /^buena$/u, /^sencilla$/u, /^floja$/u],
  system: [/^ideal$/u, /^te vale$/u, /^regular$/u, /^no sirve$/u],
  size: [/^ideal$/u, /^te vale$/u, /^regular$/u, /^no sirve$/u],
};
const COMMON = [/^te sobra$/u, /^te basta$/u, /^just[oa]$/u, /^cort[oa]$/u] as const;

const levelIndex = (at: number): 0 | 1 | 2 | 3 => (at >= 1 ? 0 : at >= 0.7 ? 1 : at >= 0 ? 2 : 3);

/** @param at `null` where unknown */
export const wordHolds = (criterion: string, at: number | null, word: string): boolean =>
  at === null ? word === 'sin dato' : (WORDS[criterion] ?? COMMON)[levelIndex(at)].test(word);
