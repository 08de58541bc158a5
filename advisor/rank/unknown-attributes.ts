/** Which figures of a laptop are unknown although they count for the needs. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, measure, possibleValues } from '../needs/attributes.ts';
import type { Needs } from '../needs/needs.ts';
import { floorRisk } from './score.ts';
import { askedAttributes } from '../needs/criteria.ts';

/** Minimum weight of an attribute whose figure should be known. */
const MIN_WEIGHT = 0.06;

const unknownAmong = (laptop: Laptop, attributes: readonly Attribute[]): Attribute[] =>
  attributes.filter((attribute) => measure(laptop, attribute) === null);

/** @returns the unknown attributes that decide: those of the priorities, and those whose floor may be missed */
export function unknownDecisive(laptop: Laptop, needs: Needs): Attribute[] {
  const asked = askedAttributes(needs);
  return unknownAmong(laptop, ATTRIBUTES).filter(
    (attribute) => asked.includes(attribute) || floorRisk(needs, attribute, possibleValues(laptop, attribute)) > 0,
  );
}

/** @returns the attributes that count and have no known figure: of priorities, of floors and those with enough weight */
export function unknownAttributes(laptop: Laptop, needs: Needs): Attribute[] {
  const asked = askedAttributes(needs);
  return unknownAmong(laptop, ATTRIBUTES).filter(
    (attribute) =>
      asked.includes(attribute) || needs.targets[attribute].floor !== null || needs.weights[attribute] >= MIN_WEIGHT,
  );
}
