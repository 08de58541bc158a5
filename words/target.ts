/** Renders the rows and points of a target. */
import { systemOf } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { Criterion } from '../contract/criteria.ts';
import { VALUE_AT_GOOD } from '../advisor/value.ts';
import type { Answers } from '../contract/answers.ts';
import type { Target, TargetPoint } from '../contract/target.ts';
import type { Needs } from '../advisor/needs.ts';
import { spareOf } from '../advisor/prices.ts';
import type { Level } from '../advisor/statements.ts';
import type { PlacedLaptop, PlacesRow } from '../advisor/target.ts';
import { about, probable } from './estimated.ts';
import { figureOf } from './figures.ts';
import { formatEuros, formatInches, NO_DATA } from './format.ts';
import { SYSTEM_NAMES } from './nouns.ts';
import { formatPrice } from './prices.ts';

const ROW_LABELS: Readonly<Record<Criterion | 'price', string>> = {
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

/** For users who put the screen first, size also means larger letters. */
const READING_LABEL = 'Letra y tamaño';

const COMMON: Readonly<Record<Level, string>> = {
  plenty: 'te sobra',
  good: 'te basta',
  scant: 'justo',
  short: 'corto',
};
const OF_SCREEN = { scant: 'justa', short: 'corta' } as const;

/** Words for kinds: `plenty` is the ideal one. */
const OF_KIND: Readonly<Record<Level, string>> = {
  plenty: 'ideal',
  good: 'te vale',
  scant: 'regular',
  short: 'no sirve',
};

const LEVEL_WORDS: Readonly<Record<Criterion, Readonly<Record<Level, string>>>> = {
  cpu: COMMON,
  gpu: { ...COMMON, ...OF_SCREEN },
  creation: { ...COMMON, ...OF_SCREEN },
  ram: { ...COMMON, ...OF_SCREEN },
  storage: COMMON,
  pixels: { plenty: 'muy nítida', good: 'nítida', ...OF_SCREEN },
  refresh: { plenty: 'muy fluida', good: 'fluida', ...OF_SCREEN },
  panel: COMMON,
  weight: { plenty: 'muy ligero', good: 'cómodo', scant: 'algo pesado', short: 'pesado' },
  battery: { ...COMMON, ...OF_SCREEN },
  silence: { plenty: 'muy silencioso', good: 'discreto', scant: 'se oye', short: 'ruidoso' },
  build: { plenty: 'muy buena', good: 'buena', scant: 'sencilla', short: 'floja' },
  system: OF_KIND,
  size: OF_KIND,
};

function levelAt(at: number): Level {
  if (at >= 1) return 'plenty';
  if (at >= VALUE_AT_GOOD) return 'good';
  return at >= 0 ? 'scant' : 'short';
}

/** @param at the point's place; `null` if unknown */
const pointWord = (criterion: Criterion, at: number | null): string =>
  at === null ? NO_DATA : LEVEL_WORDS[criterion][levelAt(at)];

/** «sobran 130 €», «faltan 20 €»: the rest of the budget */
function spareWord(euros: number): string {
  if (Math.abs(euros) < 1) return 'justo';
  return euros > 0 ? `sobran ${formatEuros(euros)}` : `faltan ${formatEuros(-euros)}`;
}

const systemFigure = (laptop: Laptop): string => {
  const system = systemOf(laptop);
  if (system === 'unknown') return '';
  return system === 'none' ? 'sin sistema' : SYSTEM_NAMES[system];
};

const FIGURES: Readonly<Partial<Record<Criterion, (laptop: Laptop) => string>>> = {
  battery: ({ batteryHours }) => (batteryHours === null ? '' : `≈ ${spanishNumber(Math.round(batteryHours))} h`),
  weight: (laptop) => `${about(laptop, 'weightKg')}${figureOf(laptop, 'weight')}`,
  pixels: (laptop) => `${figureOf(laptop, 'pixels')}${probable(laptop, 'resolution')}`,
  refresh: (laptop) => `${figureOf(laptop, 'refresh')}${probable(laptop, 'refreshHz')}`,
  panel: (laptop) => `${figureOf(laptop, 'panel')}${probable(laptop, 'panel')}`,
  silence: (laptop) => `≈ ${figureOf(laptop, 'silence')} de 100`,
  build: (laptop) => `≈ ${figureOf(laptop, 'build')} de 100`,
  size: ({ screenInches }) => (screenInches === null ? '' : formatInches(screenInches)),
  system: systemFigure,
};

/** «≈ 13 h», «1,2 kg», «Ryzen AI 5 340», «≈ 61 de 100»; the figure must be known */
export function pointFigure(laptop: Laptop, criterion: Criterion): string {
  if (criterion === 'system' || criterion === 'size') return FIGURES[criterion]?.(laptop) ?? '';
  return FIGURES[criterion]?.(laptop) ?? figureOf(laptop, criterion);
}

function pointOf(place: PlacedLaptop, criterion: Criterion | 'price', answers: Answers): TargetPoint {
  const { laptop, at, range } = place;
  const common = { id: laptop.id, at, range };
  if (criterion === 'price')
    return {
      ...common,
      figure: `${laptop.cost.exact ? '' : '≈ '}${formatPrice(laptop)}`,
      word: spareWord(spareOf(laptop, answers)),
    };
  return { ...common, figure: at === null ? '' : pointFigure(laptop, criterion), word: pointWord(criterion, at) };
}

/** @returns the rows with their labels, and a figure and a word at each point */
export const targetOf = (rows: readonly PlacesRow[], answers: Answers, { asked }: Needs): Target =>
  rows.map(({ criterion, places }) => ({
    criterion,
    label: criterion === 'size' && asked.priorities.includes('screen') ? READING_LABEL : ROW_LABELS[criterion],
    points: places.map((place) => pointOf(place, criterion, answers)),
  }));
