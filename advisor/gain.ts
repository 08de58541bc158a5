/** Scores how much more than the best card a laptop offers, to choose the card with the role `different`. */
import { ATTRIBUTES } from './attributes.ts';
import { sumOver, valueIndex } from './coded-figures.ts';
import type { Columns } from './columns.ts';
import type { Shortlist } from './shortlist.ts';
import { expectedValue, valueCurve } from './value.ts';

/** In weighted value. */
const OTHER_SIZE_GAIN = 0.04;
const OTHER_SYSTEM_GAIN = 0.03;

/** @returns the weighted value that a row has more than `best`; what it has less of is not subtracted */
export function gainOver({ columns, needs }: Shortlist, best: number): (row: number) => number {
  const gains = new Float64Array(columns.codeCount);
  for (const attribute of ATTRIBUTES) {
    const { start, possible } = columns.values[attribute];
    const curve = valueCurve(attribute, needs.targets[attribute].triple);
    const base = expectedValue(curve, possible[valueIndex(columns, attribute, best)] ?? []);
    for (const [index, likely] of possible.entries()) {
      gains[start + index] = needs.weights[attribute] * Math.max(0, expectedValue(curve, likely) - base);
    }
  }
  const kindGain = kindGains(columns, best);
  const attributeGain = sumOver(columns, gains);
  return (row) => attributeGain(row) + (kindGain[columns.kind[row] ?? 0] ?? 0);
}

function kindGains({ kinds, kind }: Columns, best: number): Float64Array {
  const own = kinds[kind[best] ?? 0];
  return Float64Array.from(
    kinds,
    ({ system, size }) => (system === own?.system ? 0 : OTHER_SYSTEM_GAIN) + (size === own?.size ? 0 : OTHER_SIZE_GAIN),
  );
}
