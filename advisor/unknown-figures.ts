/** The possible effect of unknown figures on the ranking. */
import type { Laptop } from '../catalogue/laptop.ts';
import { systemOf } from '../catalogue/derive/laptop-kind.ts';
import { type Attribute, ATTRIBUTES, possibleValues } from './needs/attributes.ts';
import { namesGraphicsFirst } from './explain/differences.ts';
import { unknownAttributes } from './rank/unknown-attributes.ts';
import type { Needs } from './needs/needs.ts';
import { floorPenalty, floorRisk, isCapable } from './rank/score.ts';
import type { Shortlist } from './shortlist.ts';
import { expectedValue, valueCurve } from './needs/value.ts';

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

/** @returns the unknown figures that count, the heaviest first; of the two of graphics only one */
export const unknownsOf = (laptop: Laptop, needs: Needs): Attribute[] =>
  unknownAttributes(laptop, needs)
    .toSorted((a, b) => needs.weights[b] - needs.weights[a])
    .map((attribute) => ({ attribute }))
    .filter(namesGraphicsFirst)
    .map(({ attribute }) => attribute);

/** An unknown figure that counts, and the places that its best and its worst likely value would give. */
export interface UnknownFigure {
  attribute: Attribute;
  /** `null` if no similar laptop has the figure, or no place is known. */
  places: { best: number; worst: number } | null;
  /** Whether it decides if the laptop is capable. */
  decides: boolean;
}

/** @param rank the place of the row; `null` if it does not qualify. @param missed the floors that it probably misses */
export function unknownFigures(list: Shortlist, row: number, rank: number | null, missed: number): UnknownFigure[] {
  const { columns, needs, utility } = list;
  const laptop = columns.laptops[row];
  if (!laptop) return [];
  const counts = (other: number): boolean => !isCapable(missed) || isCapable(list.missed[other] ?? 0);
  const others = list.rows.filter((other) => other !== row && counts(other));
  const placeWith = (change: number): number =>
    1 + others.filter((other) => (utility[other] ?? 0) > (utility[row] ?? 0) + change).length;
  return unknownsOf(laptop, needs).map((attribute) => {
    const possible = possibleValues(laptop, attribute);
    const [worst, best] = [possible[0], possible.at(-1)];
    const risk = floorRisk(needs, attribute, possible);
    // If nothing is known, any value is possible.
    if (worst === undefined || best === undefined)
      return { attribute, places: null, decides: isCapable(missed) || isCapable(missed - risk) };
    const curve = valueCurve(attribute, needs.targets[attribute].triple);
    const gain = (value: number): number => needs.weights[attribute] * (curve(value) - expectedValue(curve, possible));
    const withFloor = (value: number): number => missed - risk + floorRisk(needs, attribute, [value]);
    return {
      attribute,
      places: rank === null ? null : { best: placeWith(gain(best)), worst: placeWith(gain(worst)) },
      decides: isCapable(withFloor(best)) !== isCapable(withFloor(worst)),
    };
  });
}
