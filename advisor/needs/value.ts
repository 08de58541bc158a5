/** The value of an attribute for a user: 0 at the minimum, 0.7 at good, 1 from plenty on. */
import { TARGET_PLACES } from '../../contract/target.ts';
import { type Attribute, goodness } from './attributes.ts';
import type { Triple } from './needs-table.ts';

export const VALUE_AT_GOOD = TARGET_PLACES.enough;

/** Below the minimum the value falls to this, so that the better of two weak laptops wins. */
export const MIN_VALUE = TARGET_PLACES.least;

/** @returns a function from the attribute's own unit to {@link MIN_VALUE}–1; an unknown figure has the lowest value */
export function valueCurve(attribute: Attribute, triple: Triple): (value: number | null) => number {
  const [minimum, good, plenty] = [
    goodness(attribute, triple[0]),
    goodness(attribute, triple[1]),
    goodness(attribute, triple[2]),
  ];
  return (value) => {
    if (value === null) return minimum === 0 ? 0 : MIN_VALUE;
    const x = goodness(attribute, value);
    if (x >= plenty) return 1;
    if (x >= good) return VALUE_AT_GOOD + ((1 - VALUE_AT_GOOD) * (x - good)) / (plenty - good);
    if (x >= minimum) return (VALUE_AT_GOOD * (x - minimum)) / (good - minimum);
    return MIN_VALUE * Math.min(1, (minimum - x) / Math.abs(minimum));
  };
}

/** @returns the average over equally likely values; without any, the lowest value */
export function expectedValue(curve: (value: number | null) => number, possible: readonly number[]): number {
  if (possible.length < 2) return curve(possible[0] ?? null);
  let sum = 0;
  for (const value of possible) sum += curve(value);
  return sum / possible.length;
}

export const valueOf = (attribute: Attribute, triple: Triple, value: number | null): number =>
  valueCurve(attribute, triple)(value);
