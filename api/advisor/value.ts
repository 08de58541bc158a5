/** How much an attribute is worth to a visitor: 0 at the minimum, 0.7 at good, 1 at plenty and flat after. */
import { type Attribute, goodness } from './attributes.ts';
import type { Triple } from './needs-table.ts';

export const VALUE_AT_GOOD = 0.7;

/** Under the minimum value falls on, so that of two laptops too weak the less weak still wins; no further than this. */
export const LEAST_VALUE = -0.35;

/**
 * @returns the worth of a value in the attribute's own unit, {@link LEAST_VALUE} to 1, never falling as the attribute gets
 * better; `null` (unknown) is worth what the worst is
 */
export function valueCurve(attribute: Attribute, triple: Triple): (value: number | null) => number {
  const [minimum, good, plenty] = [
    goodness(attribute, triple[0]),
    goodness(attribute, triple[1]),
    goodness(attribute, triple[2]),
  ];
  return (value) => {
    if (value === null) return minimum === 0 ? 0 : LEAST_VALUE;
    const x = goodness(attribute, value);
    if (x >= plenty) return 1;
    if (x >= good) return VALUE_AT_GOOD + ((1 - VALUE_AT_GOOD) * (x - good)) / (plenty - good);
    if (x >= minimum) return (VALUE_AT_GOOD * (x - minimum)) / (good - minimum);
    return LEAST_VALUE * Math.min(1, (minimum - x) / Math.abs(minimum));
  };
}

/** One value of {@link valueCurve}. */
export const valueOf = (attribute: Attribute, triple: Triple, value: number | null): number =>
  valueCurve(attribute, triple)(value);
