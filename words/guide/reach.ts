/** The named figures that are good for a use, and how many laptops within the budget reach them. */
import type { Purpose } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, goodness, measure } from '../../advisor/attributes.ts';
import { needsOf } from '../../advisor/needs.ts';
import { type Reference, referenceAt } from '../figures.ts';

/** Criteria with a lower weight are not listed. */
export const MIN_SHARE = 0.045;

const NAMED: ReadonlySet<Attribute> = new Set(['cpu', 'gpu', 'creation']);

/** A chip within this factor of a threshold may name it. */
const TOLERANCE = 0.99;

export const referenceFor = (attribute: Attribute, threshold: number): Reference | null =>
  referenceAt(attribute, NAMED.has(attribute) ? threshold * TOLERANCE : threshold);
/** @param isMet tests a known figure */
export function reachOf(laptops: readonly Laptop[], attribute: Attribute, isMet: (value: number) => boolean) {
  const known = laptops.flatMap((laptop) => measure(laptop, attribute) ?? []);
  return { count: known.filter(isMet).length, of: known.length, isPartial: known.length < laptops.length };
}

export const reaches =
  (attribute: Attribute, value: number) =>
  (own: number): boolean =>
    goodness(attribute, own) >= goodness(attribute, value);

export const ofWeight = (purpose: Purpose): Attribute[] => {
  const { weights } = needsOf({ purposes: [purpose], priorities: [] });
  return ATTRIBUTES.filter((attribute) => weights[attribute] >= MIN_SHARE).toSorted((a, b) => weights[b] - weights[a]);
};
