import type { ShownComputer } from '#contract/shown-computer.ts';
import { totalPrice } from '#src/lib/price-words.ts';
import type { Difference } from './differences.ts';

type Compared = Pick<ShownComputer, 'price' | 'facts'>;

interface Extreme {
  of: (computer: Compared) => number | null;
  most: Difference;
  least: Difference;
}

const gain = (text: string): Difference => ({ kind: 'gain', text });
const loss = (text: string): Difference => ({ kind: 'loss', text });

const EXTREMES: readonly Extreme[] = [
  { of: totalPrice, most: loss('el más caro'), least: gain('el más barato') },
  { of: ({ facts }) => facts.ramGb, most: gain('el de más memoria'), least: loss('el de menos memoria') },
  { of: ({ facts }) => facts.storageGb, most: gain('el de más disco'), least: loss('el de menos disco') },
  { of: ({ facts }) => facts.weightKg, most: loss('el más pesado'), least: gain('el más ligero') },
  { of: ({ facts }) => facts.batteryHours, most: gain('el de más autonomía'), least: loss('el de menos autonomía') },
];

/** In which figures `computer` has more or less than all `others`; a figure that one of them lacks is left out. */
export function extremes(computer: Compared, others: readonly Compared[]): Difference[] {
  if (others.length === 0) return [];
  return EXTREMES.flatMap(({ of, most, least }) => {
    const own = of(computer);
    const theirs = others.map(of).filter((value) => value !== null);
    if (own === null || theirs.length < others.length) return [];
    if (theirs.every((value) => own > value)) return [most];
    return theirs.every((value) => own < value) ? [least] : [];
  });
}
