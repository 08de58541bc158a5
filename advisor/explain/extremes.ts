/** The criteria in which the first laptop leads or trails the shown ones. */
import { screenSizeOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { ATTRIBUTES, type Attribute } from '../needs/attributes.ts';
import { baselineOf, noticedDifferences, OTHER_SIZE_INCHES } from './differences.ts';
import type { Needs } from '../needs/needs.ts';
import { extraOver, isNotablePrice } from '../rank/prices.ts';
import type { TargetCriterion } from './statements.ts';

type Side = 'most' | 'beaten' | 'least';

/**
 * By criterion: `most` if no other laptop has as much of the better quality, `least` if all have more, else `beaten` if a
 * cheaper one has more; only if all are known.
 */
export type Extremes = ReadonlyMap<TargetCriterion, Side>;

const isAttribute = (criterion: TargetCriterion): criterion is Attribute =>
  ATTRIBUTES.some((attribute) => attribute === criterion);

/** 1 if the laptop is clearly better than the other in the criterion, −1 if it is worse, else 0. */
function compare(laptop: Laptop, other: Laptop, criterion: TargetCriterion, needs: Needs): number {
  if (criterion === 'price') {
    const extra = extraOver(laptop, other);
    return isNotablePrice(Math.abs(extra), laptop, other) ? -Math.sign(extra) : 0;
  }
  if (criterion === 'size') {
    const [own, theirs] = [laptop.screenInches, other.screenInches];
    if (own === null || theirs === null || Math.abs(own - theirs) < OTHER_SIZE_INCHES) return 0;
    if (needs.weights.size === 0) return 0;
    return Math.sign((needs.sizeFit(screenSizeOf(laptop)) ?? 0) - (needs.sizeFit(screenSizeOf(other)) ?? 0));
  }
  if (!isAttribute(criterion)) return 0;
  const difference = noticedDifferences(laptop, baselineOf(other, laptop), needs).find(
    (one) => one.attribute === criterion,
  );
  if (!difference) return 0;
  return difference.better ? 1 : -1;
}

/** @param others the other shown laptops; if empty, there are no extremes */
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
      if (sides.every((side) => side < 0)) return [[criterion, 'least']];
      const isBeaten = sides.some((side, index) => side < 0 && extraOver(laptop, others[index] ?? laptop) > 0);
      return isBeaten ? [[criterion, 'beaten']] : [];
    }),
  );
}
