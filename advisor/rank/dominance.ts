/** Whether a laptop is beaten by another of its kind in everything that counts, at any needs. */
import { totalCost } from '../../catalogue/derive/cost.ts';
import { screenSizeOf, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, goodness, possibleValues } from '../needs/attributes.ts';
import type { Ranking } from './ranking.ts';

/** The worst likely figure of `a` leads the best of `b` by this much. */
function leadOf(a: Laptop, b: Laptop, attribute: Attribute): number {
  const [own, other] = [possibleValues(a, attribute), possibleValues(b, attribute)];
  const [worst, best] = [own[0], other.at(-1)];
  // Equal figures, and equal likely values, are one array.
  if (own === other) return 0;
  return worst === undefined || best === undefined ? -1 : goodness(attribute, worst) - goodness(attribute, best);
}

/** No speed or price makes up for another system or screen size, so only laptops of one kind are compared. */
function dominates(a: Laptop, b: Laptop): boolean {
  if (totalCost(a) > totalCost(b) || systemOf(a) !== systemOf(b) || screenSizeOf(a) !== screenSizeOf(b)) return false;
  let isBetter = totalCost(a) < totalCost(b);
  for (const attribute of ATTRIBUTES) {
    const lead = leadOf(a, b, attribute);
    if (lead < 0) return false;
    isBetter ||= lead > 0;
  }
  return isBetter;
}

/** @returns whether a laptop that qualifies costs no more, is nowhere worse, and is better somewhere or cheaper */
export const isDominated = ({ ranked }: Pick<Ranking, 'ranked'>, laptop: Laptop): boolean =>
  ranked.some((other) => dominates(other.laptop, laptop));
