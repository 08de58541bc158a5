/** The possible effect of unknown figures on the ranking. */
import type { Laptop } from '../catalogue/laptop.ts';
import { systemOf } from '../catalogue/derive/laptop-kind.ts';
import { type Attribute, ATTRIBUTES, possibleValues } from './attributes.ts';
import { unknownAttributes } from './reliability.ts';
import type { Needs } from './needs.ts';
import { floorPenalty, floorRisk } from './score.ts';
import type { Shortlist } from './shortlist.ts';
import { expectedValue, valueCurve } from './value.ts';

/** @returns the expected number of missed floors of a laptop, which need not qualify */
export const missedFloors = (laptop: Laptop, needs: Needs): number =>
  ATTRIBUTES.reduce((sum, attribute) => sum + floorRisk(needs, attribute, possibleValues(laptop, attribute)), 0) +
  Number(needs.systemFit(systemOf(laptop)) === null);

/**
 * @returns the maximum that an unknown figure may add to its expected value, and the missed floors that it may then
 *   avoid
 */
function atBest(laptop: Laptop, attribute: Attribute, needs: Needs): { value: number; floors: number } {
  const possible = possibleValues(laptop, attribute);
  const curve = valueCurve(attribute, needs.targets[attribute].triple);
  const best = possible.at(-1);
  const risk = floorRisk(needs, attribute, possible);
  // If nothing is known, any value is possible.
  const [value, left] = best === undefined ? [1, 0] : [curve(best), floorRisk(needs, attribute, [best])];
  return { value: needs.weights[attribute] * (value - expectedValue(curve, possible)), floors: risk - left };
}

/** Whether a row would rank before the first card if its unknown figures had their best likely values. */
export function wouldLead(list: Shortlist, row: number): boolean {
  const { columns, needs, utility, missed, best } = list;
  const laptop = columns.laptops[row];
  if (!laptop || best === null) return false;
  const gains = unknownAttributes(laptop, needs).map((attribute) => atBest(laptop, attribute, needs));
  const sumOf = (part: 'value' | 'floors'): number => gains.reduce((sum, gain) => sum + gain[part], 0);
  const floors = missed[row] ?? 0;
  const saved = floorPenalty(floors) - floorPenalty(floors - sumOf('floors'));
  return (utility[row] ?? 0) + sumOf('value') + saved > (utility[best] ?? 0);
}
