/** In what the first laptop is the most and the least of those shown. */
import { screenSizeOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { TargetRow } from '../../contract/target.ts';
import { ATTRIBUTES, type Attribute, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import { baselineOf, noticedDifferences } from './differences.ts';
import { formatList } from './format.ts';
import { extraOver, isNotablePrice } from './prices.ts';

type TargetCriterion = TargetRow['criterion'];
export type Side = 'most' | 'least';

/** By criterion: `most` where no other has as much of what is wanted, `least` where all have more; both known of all. */
export type Extremes = ReadonlyMap<TargetCriterion, Side>;

const isAttribute = (criterion: TargetCriterion): criterion is Attribute =>
  ATTRIBUTES.some((attribute) => attribute === criterion);

/** In inches; smaller differences are not seen. */
const OTHER_SIZE = 1;

/** 1 where the laptop is clearly better in the criterion than the other, −1 where it is worse, 0 else. */
function compare(laptop: Laptop, other: Laptop, criterion: TargetCriterion, needs: Needs): number {
  if (criterion === 'price') {
    const extra = extraOver(laptop, other);
    return isNotablePrice(Math.abs(extra), laptop, other) ? -Math.sign(extra) : 0;
  }
  if (criterion === 'size') {
    const [own, theirs] = [laptop.screenInches, other.screenInches];
    if (own === null || theirs === null || Math.abs(own - theirs) < OTHER_SIZE) return 0;
    return Math.sign((needs.sizeFit(screenSizeOf(laptop)) ?? 0) - (needs.sizeFit(screenSizeOf(other)) ?? 0));
  }
  if (!isAttribute(criterion)) return 0;
  const difference = noticedDifferences(laptop, baselineOf(other), needs).find((one) => one.attribute === criterion);
  if (!difference) return 0;
  return difference.better ? 1 : -1;
}

/** @param others the other laptops shown; with none there are no extremes */
export function extremesOf(
  laptop: Laptop,
  others: readonly Laptop[],
  criteria: readonly TargetCriterion[],
  needs: Needs,
): Extremes {
  if (others.length === 0) return new Map();
  return new Map(
    criteria.flatMap((criterion): [TargetCriterion, Side][] => {
      const sides = others.map((other) => compare(laptop, other, criterion, needs));
      if (sides.every((side) => side > 0)) return [[criterion, 'most']];
      return sides.every((side) => side < 0) ? [[criterion, 'least']] : [];
    }),
  );
}

const PHRASES: Readonly<Record<Exclude<TargetCriterion, 'size' | 'system'>, Readonly<Record<Side, string>>>> = {
  cpu: { most: 'el más rápido', least: 'el menos rápido' },
  gpu: { most: 'el de mejor gráfica', least: 'el de peor gráfica' },
  creation: { most: 'el de mejor gráfica', least: 'el de peor gráfica' },
  ram: { most: 'el de más memoria', least: 'el de menos memoria' },
  storage: { most: 'el de más disco', least: 'el de menos disco' },
  pixels: { most: 'el más nítido', least: 'el menos nítido' },
  refresh: { most: 'el más fluido', least: 'el menos fluido' },
  panel: { most: 'el de mejor panel', least: 'el de peor panel' },
  weight: { most: 'el más ligero', least: 'el más pesado' },
  battery: { most: 'el que más aguanta', least: 'el que menos aguanta' },
  silence: { most: 'el que menos se oye con carga', least: 'el que más se oye con carga' },
  build: { most: 'el mejor construido', least: 'el peor construido' },
  price: { most: 'el más barato', least: 'el más caro' },
};

/** Who wants little weight wants a small one; a size between those of the others is neither. */
function sizePhrase(side: Side, laptop: Laptop, others: readonly Laptop[]): string {
  const isLargerThan = ({ screenInches }: Laptop): boolean => (laptop.screenInches ?? 0) > (screenInches ?? 0);
  const isLarger = others.every(isLargerThan);
  if (!isLarger && others.some(isLargerThan)) return `el de ${side === 'most' ? 'mejor' : 'peor'} tamaño`;
  if (side === 'most') return isLarger ? 'el de pantalla más grande' : 'el más manejable';
  return isLarger ? 'el más grande' : 'el de pantalla más pequeña';
}

const KNOWN_NOUNS: Readonly<Partial<Record<TargetCriterion, string>>> = {
  battery: 'autonomía',
  weight: 'peso',
  pixels: 'resolución',
  refresh: 'refresco',
  panel: 'panel',
};

/** @returns «el único con dato de autonomía y peso»: what is known of it alone; `null` where there is no such thing */
export function onlyKnown(
  laptop: Laptop,
  others: readonly Laptop[],
  criteria: readonly TargetCriterion[],
): string | null {
  const nouns = criteria.flatMap((criterion) => {
    const noun = KNOWN_NOUNS[criterion];
    if (noun === undefined || !isAttribute(criterion) || others.length === 0) return [];
    const isOnly = measure(laptop, criterion) !== null && others.every((other) => measure(other, criterion) === null);
    return isOnly ? [noun] : [];
  });
  return nouns.length === 0 ? null : `el único con dato de ${formatList(nouns)}`;
}

/** @returns «el que más aguanta», in the order of the criteria */
export function extremePhrases(extremes: Extremes, side: Side, laptop: Laptop, others: readonly Laptop[]): string[] {
  return [...extremes].flatMap(([criterion, one]) => {
    if (one !== side || criterion === 'system') return [];
    return criterion === 'size' ? sizePhrase(side, laptop, others) : PHRASES[criterion][side];
  });
}
