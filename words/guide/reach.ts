/** The figures that are good for a use, by name, and how many of the laptops that a budget buys reach them. */
import type { Purpose } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, goodness, measure } from '../../advisor/attributes.ts';
import { needsOf } from '../../advisor/needs.ts';
import { type Reference, referenceAt } from '../figures.ts';

/** Criteria of less weight are no part of what to look for. */
export const MIN_SHARE = 0.045;

const NAMED: ReadonlySet<Attribute> = new Set(['cpu', 'gpu', 'creation']);

/** Of a name: the reasons name chips that are this near to a threshold. */
const TOLERANCE = 0.99;

export const referenceFor = (attribute: Attribute, threshold: number): Reference | null =>
  referenceAt(attribute, NAMED.has(attribute) ? threshold * TOLERANCE : threshold);
/** @param isMet of a figure that is known */
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
