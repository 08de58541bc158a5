/** How what another laptop gains or loses is written, and when its figure is right. */
import type { Attribute } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { TargetRow } from '#contract/target.ts';
import { sizeClass } from './oracle.ts';
import { gapOf, STATES_FIGURE, VALUE } from './parsed-laptop.ts';
import { EUROS, readEuros, readNumber, readStorage } from './spanish-figures.ts';

export type Criterion = TargetRow['criterion'];

export interface Pair {
  own: Laptop;
  best: Laptop;
  needs: Needs;
}

interface Form {
  criterion: (needs: Needs) => Criterion;
  pattern: RegExp;
  /** Whether the figures are right, besides that the side is. */
  holds: (
    groups: Readonly<Record<string, string | undefined>>,
    pair: Pair,
    value: (laptop: Laptop) => number,
  ) => boolean;
}

export const known = (attribute: Attribute) => (laptop: Laptop) => VALUE[attribute](laptop) ?? Number.NaN;
const graphics = ({ weights }: Needs): 'gpu' | 'creation' => (weights.creation > weights.gpu ? 'creation' : 'gpu');

const share = (noun: string, criterion: Form['criterion'], states: 'cpu' | 'gpu'): Form[] => [
  {
    criterion,
    pattern: new RegExp(`^(?<percent>\\d+) % de ${noun}$`, 'u'),
    holds: ({ percent }, { own, best }, value) => {
      const ratio = value(own) / value(best);
      return Math.round(Math.abs(ratio - 1) * 100) === Number(percent) && Math.max(ratio, 1 / ratio) < 1.95;
    },
  },
  {
    criterion,
    pattern: new RegExp(`^(?:(?<twice>el|más del) doble de|(?<more>más de )?la mitad de la) ${noun}$`, 'u'),
    holds: ({ twice, more }, { own, best }, value) => {
      const ratio = value(own) / value(best);
      const size = Math.max(ratio, 1 / ratio);
      const isOver = twice === 'más del' || more !== undefined;
      const isBetween = isOver ? size >= 2.1 && size < 2.5 : size >= 1.95 && size < 2.1;
      return isBetween && ratio > 1 === (twice !== undefined);
    },
  },
  {
    criterion,
    pattern: new RegExp(`^mucha ${noun} \\((?<f>.+)\\)$`, 'u'),
    holds: ({ f = '' }, { own, best }, value) => {
      const ratio = value(own) / value(best);
      return Math.max(ratio, 1 / ratio) >= 2.5 && STATES_FIGURE[states](own, f);
    },
  },
];

const figure = (attribute: Attribute, noun: string): Form => ({
  criterion: () => attribute,
  pattern: new RegExp(`^${noun} \\((?<f>.+)\\)$`, 'u'),
  holds: ({ f = '' }, { own }) => STATES_FIGURE[attribute](own, f),
});

/** In GB; a difference of terabytes is told with one decimal. */
const ROUNDING_OF_TB = 60;

const gap = (attribute: Attribute, unit: string, read: (text: string) => number[]): Form => ({
  criterion: () => attribute,
  pattern: new RegExp(`^(?<gap>[\\d.,]+ [A-Za-z]+) de ${unit}$`, 'u'),
  holds: (groups, { own, best }, value) => {
    const tolerance = groups.gap?.endsWith('TB') ? ROUNDING_OF_TB : 0;
    const difference = Math.abs(value(own) - value(best));
    return read(groups.gap ?? '').some((said) => Math.abs(said - difference) <= tolerance);
  },
});

const plain = (attribute: Attribute, text: string): Form => ({
  criterion: () => attribute,
  pattern: new RegExp(`^${text}$`, 'u'),
  holds: () => true,
});

export const fitOf = ({ needs }: Pair, { screenInches }: Laptop): number =>
  needs.sizeFit(sizeClass(screenInches) ?? 'unknown') ?? 0;

export const CHANGE_FORMS: readonly Form[] = [
  ...share('velocidad', () => 'cpu', 'cpu'),
  ...share('potencia gráfica', graphics, 'gpu'),
  gap('ram', 'memoria', (text) => [readNumber(text.replace(' GB', ''))]),
  gap('storage', 'disco', readStorage),
  gap('refresh', 'fluidez', (text) => [readNumber(text.replace(' Hz', ''))]),
  figure('pixels', 'nitidez'),
  figure('panel', 'calidad de panel'),
  {
    criterion: () => 'weight',
    pattern: /^ligereza \((?<kg>[\d,]+) kg (?<word>menos|más)\)$/u,
    holds: ({ kg = '', word }, { own, best }, value) =>
      Math.round(Math.abs(value(own) - value(best)) * 100) === Math.round(readNumber(kg) * 100) &&
      (word === 'menos') === value(own) > value(best),
  },
  {
    criterion: () => 'battery',
    pattern: /^(?<hours>\d+) h de autonomía$/u,
    holds: ({ hours }, { own, best }, value) =>
      Math.abs(Math.round(value(own)) - Math.round(value(best))) === Number(hours) && Number(hours) > 0,
  },
  plain('silence', 'silencio con carga'),
  plain('build', 'calidad de construcción'),
  {
    criterion: () => 'size',
    pattern: /^(?<noun>pantalla|manejabilidad) \((?<inches>[\d,]+)″\)$/u,
    holds: ({ noun, inches = '' }, pair) => {
      const { own, best } = pair;
      const isLarger = (own.screenInches ?? Number.NaN) > (best.screenInches ?? Number.NaN);
      const isGain = fitOf(pair, own) > fitOf(pair, best);
      return readNumber(inches) === own.screenInches && (noun === 'pantalla') === (isLarger === isGain);
    },
  },
  {
    criterion: () => 'price',
    pattern: new RegExp(`^(?<euros>${EUROS})$`, 'u'),
    holds: ({ euros = '' }, { own, best }) => readEuros(euros) === Math.abs(gapOf(own, best)),
  },
];
