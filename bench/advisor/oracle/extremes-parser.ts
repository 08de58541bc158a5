/** Parses in what the first card is the most and the least of those shown: «el que más aguanta», «el más caro». */
import type { Attribute } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Computer } from '#contract/computer.ts';
import type { TargetRow } from '#contract/target.ts';
import { sizeClass } from './oracle.ts';
import { type Context, gapOf, VALUE } from './parsed-laptop.ts';
import { readList } from './spanish-figures.ts';

export interface Shown {
  context: Context;
  others: readonly Laptop[];
  needs: Needs;
  /** The criteria of the target. */
  compared: readonly TargetRow['criterion'][];
}

/** The graphics are judged for what weighs more. */
export const isOfNeeds = (attribute: Attribute, { weights }: Needs): boolean =>
  (attribute !== 'gpu' || weights.gpu >= weights.creation) &&
  (attribute !== 'creation' || weights.creation > weights.gpu);

const NOTICED = 0.05;

/** Whether it has clearly more of what is wanted than each of the others, all known; `size` by how it suits. */
export function isMost(own: Laptop, others: readonly Laptop[], attribute: Attribute, sign: 1 | -1): boolean {
  const mine = VALUE[attribute](own);
  return (
    others.length > 0 &&
    mine !== null &&
    others.every((other) => {
      const theirs = VALUE[attribute](other);
      return (
        theirs !== null &&
        (mine - theirs) * sign >= NOTICED * Math.max(Math.abs(mine), Math.abs(theirs)) - 1e-9 &&
        mine !== theirs
      );
    })
  );
}

const EXTREMES: Readonly<Record<string, readonly [attributes: readonly Attribute[], sign: 1 | -1]>> = {
  'el más rápido': [['cpu'], 1],
  'el menos rápido': [['cpu'], -1],
  'el de mejor gráfica': [['gpu', 'creation'], 1],
  'el de peor gráfica': [['gpu', 'creation'], -1],
  'el de más memoria': [['ram'], 1],
  'el de menos memoria': [['ram'], -1],
  'el de más disco': [['storage'], 1],
  'el de menos disco': [['storage'], -1],
  'el más nítido': [['pixels'], 1],
  'el menos nítido': [['pixels'], -1],
  'el más fluido': [['refresh'], 1],
  'el menos fluido': [['refresh'], -1],
  'el de mejor panel': [['panel'], 1],
  'el de peor panel': [['panel'], -1],
  'el más ligero': [['weight'], 1],
  'el más pesado': [['weight'], -1],
  'el que más aguanta': [['battery'], 1],
  'el que menos aguanta': [['battery'], -1],
  'el que menos se oye con carga': [['silence'], 1],
  'el que más se oye con carga': [['silence'], -1],
  'el mejor construido': [['build'], 1],
  'el peor construido': [['build'], -1],
};

const SIZES: Readonly<Record<string, readonly [isLarger: boolean, sign: 1 | -1]>> = {
  'el de pantalla más grande': [true, 1],
  'el más manejable': [false, 1],
  'el más grande': [true, -1],
  'el de pantalla más pequeña': [false, -1],
};

const KNOWN: Readonly<Record<string, Attribute>> = {
  autonomía: 'battery',
  peso: 'weight',
  resolución: 'pixels',
  refresco: 'refresh',
  panel: 'panel',
};

const THAN: Readonly<Record<string, readonly Attribute[]>> = {
  'más velocidad': ['cpu'],
  'mejor gráfica': ['gpu', 'creation'],
  'más memoria': ['ram'],
  'más disco': ['storage'],
  'más nitidez': ['pixels'],
  'más fluidez': ['refresh'],
  'mejor panel': ['panel'],
  'menos peso': ['weight'],
  'más autonomía': ['battery'],
  'menos ruido con carga': ['silence'],
  'mejor construcción': ['build'],
};

/** Between the sizes of the others. */
const MIDDLE: Readonly<Record<string, 1 | -1>> = { 'el de mejor tamaño': 1, 'el de peor tamaño': -1 };

function sizeExtremeHolds(phrase: string, side: 1 | -1, { context: { laptop }, others, needs }: Shown): boolean {
  const [isLarger, sign] = SIZES[phrase] ?? [null, MIDDLE[phrase]];
  const larger = others.filter(({ screenInches }) => (laptop.screenInches ?? 0) > (screenInches ?? 0)).length;
  const fit = (one: Laptop): number => needs.sizeFit(sizeClass(one.screenInches) ?? 'unknown') ?? 0;
  return (
    sign === side &&
    others.length > 0 &&
    (isLarger !== null || (larger > 0 && larger < others.length)) &&
    others.every((other) => {
      const gap = (laptop.screenInches ?? Number.NaN) - (other.screenInches ?? Number.NaN);
      return Math.abs(gap) >= 1 && (isLarger === null || gap > 0 === isLarger) && (fit(laptop) - fit(other)) * side > 0;
    })
  );
}

function extremeHolds(phrase: string, side: 1 | -1, shown: Shown): boolean {
  const { context, others, needs } = shown;
  const { laptop } = context;
  if (phrase === 'el más barato' || phrase === 'el más caro') {
    const sign = phrase === 'el más caro' ? 1 : -1;
    return side === -sign && others.length > 0 && others.every((other) => gapOf(laptop, other) * sign > 0);
  }
  if (phrase in SIZES || phrase in MIDDLE) return sizeExtremeHolds(phrase, side, shown);
  const known = /^el único con dato de (.+)$/u.exec(phrase)?.[1];
  if (known !== undefined) {
    return readList(known).every((noun) => {
      const attribute = KNOWN[noun];
      if (!attribute || side < 0 || VALUE[attribute](laptop) === null) return false;
      return others.length > 0 && others.every((other) => VALUE[attribute](other) === null);
    });
  }
  const { what = '', option } = /^(?<what>.+) que la opción (?<option>\d)$/u.exec(phrase)?.groups ?? {};
  if (option !== undefined) {
    const other = others[Number(option) - 2];
    if (!other || side < 0) return false;
    if (what === 'menos precio') return gapOf(laptop, other) < 0;
    if (what === 'otro tamaño') return laptop.screenInches !== other.screenInches;
    return (THAN[what] ?? []).some((one) => isOfNeeds(one, needs) && isMost(laptop, [other], one, 1));
  }
  const [attributes = [], sign] = EXTREMES[phrase] ?? [];
  return sign === side && attributes.some((one) => isOfNeeds(one, needs) && isMost(laptop, others, one, side));
}

export const problemsWithExtremes = ({ gains, losses }: Pick<Computer, 'gains' | 'losses'>, shown: Shown): string[] => [
  ...gains.filter((phrase) => !extremeHolds(phrase, 1, shown)).map((phrase) => `gain of the best: ${phrase}`),
  ...losses.filter((phrase) => !extremeHolds(phrase, -1, shown)).map((phrase) => `loss of the best: ${phrase}`),
];
