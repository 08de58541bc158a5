/** Scores how much more than the best card a laptop offers, to choose the card with the role `different`. */
import { ATTRIBUTES } from './attributes.ts';
import type { Columns } from './columns.ts';
import type { Shortlist } from './shortlist.ts';

/** In weighted value. */
const OTHER_SIZE_GAIN = 0.04;
const OTHER_SYSTEM_GAIN = 0.03;

/** @returns the weighted value that a row has more than `best`; what it has less of is not subtracted */
export function gainOver({ columns, tables }: Shortlist, best: number): (row: number) => number {
  const kindGain = kindGains(columns, best);
  return (row) => {
    let gain = kindGain[columns.kind[row] ?? 0] ?? 0;
    for (const attribute of ATTRIBUTES) {
      const codes = columns.codes[attribute];
      gain += Math.max(0, (tables.value[codes[row] ?? 0] ?? 0) - (tables.value[codes[best] ?? 0] ?? 0));
    }
    return gain;
  };
}

function kindGains({ kinds, kind }: Columns, best: number): Float64Array {
  const own = kinds[kind[best] ?? 0];
  return Float64Array.from(
    kinds,
    ({ system, size }) => (system === own?.system ? 0 : OTHER_SYSTEM_GAIN) + (size === own?.size ? 0 : OTHER_SIZE_GAIN),
  );
}
