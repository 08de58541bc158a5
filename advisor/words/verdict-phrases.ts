/** What the verdict may say of one criterion. */
import { SCREEN_SIZES, screenSizeOf, type ScreenSize } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { TargetRow } from '../../contract/target.ts';
import { type Attribute, measure } from '../attributes.ts';
import type { Criterion } from '../../contract/criteria.ts';
import type { Needs } from '../needs.ts';
import { VALUE_AT_GOOD } from '../value.ts';
import { levelOf } from './assessments.ts';
import type { Level } from './claims.ts';
import type { Extremes } from './extremes.ts';
import { figureOf } from './figures.ts';
import { fill, formatInches } from './format.ts';
import { pointFigure } from './target-words.ts';

/** `{f}`: the figure. */
interface Template extends Readonly<Record<Level, string>> {
  /** Before a superlative, where the figure is at least good. */
  plain: string;
  /** Follows «de los tres». */
  most: string;
}

const AMOUNT = (noun: string): Template => ({
  plenty: `{f} de ${noun}, de sobra`,
  good: `{f} de ${noun}`,
  scant: `{f} de ${noun}, lo justo`,
  short: `solo {f} de ${noun}`,
  plain: `{f} de ${noun}`,
  most: 'el que más tiene',
});

const CHIP = (noun: string, end: 'o' | 'a', most: string): Template => ({
  plenty: `${noun} {f}, de sobra`,
  good: `${noun} {f}, suficiente`,
  scant: `${noun} {f}, algo just${end}`,
  short: `${noun} {f}, cort${end}`,
  plain: `${noun} {f}`,
  most,
});

const TEMPLATES: Readonly<Record<Attribute, Template>> = {
  cpu: CHIP('procesador', 'o', 'el más rápido'),
  gpu: CHIP('gráfica', 'a', 'la mejor'),
  creation: CHIP('gráfica', 'a', 'la mejor'),
  ram: AMOUNT('memoria'),
  storage: AMOUNT('disco'),
  pixels: {
    plenty: 'pantalla muy nítida ({f})',
    good: 'pantalla nítida ({f})',
    scant: 'nitidez justa ({f})',
    short: 'poca nitidez ({f})',
    plain: 'pantalla de {f}',
    most: 'la más nítida',
  },
  refresh: {
    plenty: 'pantalla muy fluida ({f})',
    good: 'pantalla fluida ({f})',
    scant: 'fluidez justa ({f})',
    short: 'poca fluidez ({f})',
    plain: 'pantalla a {f}',
    most: 'la más fluida',
  },
  panel: {
    plenty: 'panel {f}',
    good: 'panel {f}',
    scant: 'panel {f}, algo justo',
    short: 'panel {f}, corto',
    plain: 'panel {f}',
    most: 'el mejor',
  },
  weight: {
    plenty: 'pesa {f}, muy ligero',
    good: 'pesa {f}',
    scant: '{f}, algo pesado',
    short: '{f}, pesado',
    plain: 'pesa {f}',
    most: 'el más ligero',
  },
  battery: {
    plenty: 'aguanta {f}, de sobra',
    good: 'aguanta {f}',
    scant: 'aguanta {f}, algo justo',
    short: 'aguanta solo {f}',
    plain: 'aguanta {f}',
    most: 'el que más',
  },
  silence: {
    plenty: 'muy silencioso con carga ({f})',
    good: 'discreto con carga ({f})',
    scant: 'se oye con carga ({f})',
    short: 'ruidoso con carga ({f})',
    plain: 'silencioso con carga ({f})',
    most: 'el más silencioso',
  },
  build: {
    plenty: 'muy buena construcción ({f})',
    good: 'buena construcción ({f})',
    scant: 'construcción sencilla ({f})',
    short: 'construcción floja ({f})',
    plain: 'construcción de {f}',
    most: 'la mejor',
  },
};

const UNKNOWN: Readonly<Partial<Record<Criterion, string>>> = {
  battery: 'autonomía sin dato',
  weight: 'peso sin dato',
  pixels: 'nitidez sin dato',
  refresh: 'fluidez sin dato',
  panel: 'panel sin dato',
};

/** A part of the verdict. */
export interface Phrase {
  criterion: Criterion;
  text: string;
  most: string | null;
  isGood: boolean;
  isKnown: boolean;
}

const figureFor = (laptop: Laptop, attribute: Attribute): string =>
  attribute === 'battery' ? figureOf(laptop, attribute) : pointFigure(laptop, attribute);

function attributePhrase(laptop: Laptop, attribute: Attribute, extremes: Extremes, needs: Needs): Phrase | null {
  const value = measure(laptop, attribute);
  if (value === null) {
    const text = UNKNOWN[attribute];
    return text === undefined ? null : { criterion: attribute, text, most: null, isGood: false, isKnown: false };
  }
  const level = levelOf(needs, attribute, value);
  const template = TEMPLATES[attribute];
  const isGood = level === 'plenty' || level === 'good';
  const isMost = extremes.get(attribute) === 'most';
  const text = fill(isMost && isGood ? template.plain : template[level], { f: figureFor(laptop, attribute) });
  return { criterion: attribute, text, most: isMost ? template.most : null, isGood, isKnown: true };
}

function sizePhrase(laptop: Laptop, extremes: Extremes, needs: Needs): Phrase | null {
  if (laptop.screenInches === null) return null;
  const own = screenSizeOf(laptop);
  const fitOf = (size: ScreenSize): number => needs.sizeFit(size) ?? 0;
  const isGood = fitOf(own) >= VALUE_AT_GOOD;
  // Some wish for a middle size: what is wrong with this one depends on where the better ones lie.
  const larger = SCREEN_SIZES.slice(SCREEN_SIZES.indexOf(own) + 1).filter((size) => size !== 'unknown');
  const but = isGood ? '' : `, algo ${larger.some((size) => fitOf(size) > fitOf(own)) ? 'pequeña' : 'grande'}`;
  const wantsLarge = fitOf(own) > fitOf('13') && larger.every((size) => fitOf(size) >= fitOf(own));
  const most = extremes.get('size') === 'most' && isGood && wantsLarge ? 'la más grande' : null;
  return {
    criterion: 'size',
    text: `pantalla de ${formatInches(laptop.screenInches)}${but}`,
    most,
    isGood,
    isKnown: true,
  };
}

/** @returns `null` where nothing can be said of the criterion in a few words */
export function phraseOf(
  laptop: Laptop,
  criterion: TargetRow['criterion'],
  extremes: Extremes,
  needs: Needs,
): Phrase | null {
  if (criterion === 'price' || criterion === 'system') return null;
  return criterion === 'size'
    ? sizePhrase(laptop, extremes, needs)
    : attributePhrase(laptop, criterion, extremes, needs);
}
