import { type Facts, OS_NAMES } from '#contract/facts.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { euros } from '#src/lib/euros.ts';
import { totalPrice } from '#src/lib/price-words.ts';
import { gigabytes, hertz, hours, inches, kilograms, signed, storage } from '../figures.ts';

/** `change`: neither better nor worse, a matter of taste. */
export interface Difference {
  kind: 'gain' | 'loss' | 'change';
  text: string;
}

type Compared = Pick<ShownComputer, 'price' | 'facts'>;

interface Measure {
  of: (computer: Compared) => number | null;
  wanted: 'more' | 'less';
  least: number;
  words: (difference: number) => string;
}

const PRICE: Measure = { of: totalPrice, wanted: 'less', least: 1, words: (eur) => signed(eur, euros) };
/** Where a licence has to be bought for one of the two only. */
const PRICE_WITH_LICENCE: Measure = { ...PRICE, words: (eur) => `${PRICE.words(eur)} con Windows` };

const MEASURES: readonly Measure[] = [
  {
    of: ({ facts }) => facts.ramGb,
    wanted: 'more',
    least: 1,
    words: (gb) => `${signed(gb, gigabytes)} de RAM`,
  },
  {
    of: ({ facts }) => facts.storageGb,
    wanted: 'more',
    least: 100,
    words: (gb) => `${signed(gb, storage)} de disco`,
  },
  {
    of: ({ facts }) => dedicatedGraphics(facts),
    wanted: 'more',
    least: 1,
    words: (more) => (more > 0 ? 'gráfica dedicada' : 'sin gráfica dedicada'),
  },
  {
    of: ({ facts }) => facts.weightKg,
    wanted: 'less',
    least: 0.05,
    words: (kg) => signed(kg, kilograms),
  },
  {
    // Rounded as on the card: it is an estimate.
    of: ({ facts }) => facts.batteryHours && Math.round(facts.batteryHours),
    wanted: 'more',
    least: 1,
    words: (time) => `${signed(time, hours)} de autonomía`,
  },
  { of: ({ facts }) => facts.refreshHz, wanted: 'more', least: 1, words: (hz) => `${signed(hz, hertz)} de pantalla` },
];

/** Screens whose diagonals differ by less count as the same size. */
const SAME_SIZE_INCHES = 0.5;

/** What `other` gains, loses and changes compared with `first`; figures unknown in either are left out. */
export function differences(first: Compared, other: Compared): Difference[] {
  const price = first.facts.licence === other.facts.licence ? PRICE : PRICE_WITH_LICENCE;
  return [
    ...[price, ...MEASURES].flatMap((measure) => difference(measure, first, other)),
    ...changes(first.facts, other.facts),
  ];
}

function difference({ of, wanted, least, words }: Measure, first: Compared, other: Compared): Difference[] {
  const from = of(first);
  const to = of(other);
  if (from === null || to === null || Math.abs(to - from) < least) return [];
  const better = to > from === (wanted === 'more');
  return [{ kind: better ? 'gain' : 'loss', text: words(to - from) }];
}

function changes(first: Facts, other: Facts): Difference[] {
  const found: Difference[] = [];
  if (first.screenInches !== null && other.screenInches !== null) {
    const differs = Math.abs(other.screenInches - first.screenInches) >= SAME_SIZE_INCHES;
    if (differs) found.push({ kind: 'change', text: `pantalla de ${inches(other.screenInches)}` });
  }
  if (first.os !== null && other.os !== null && first.os !== other.os) {
    found.push({ kind: 'change', text: OS_NAMES[other.os] });
  }
  return found;
}

function dedicatedGraphics({ gpuSeries }: Facts): number | null {
  if (gpuSeries === null) return null;
  return /^(nvidia|amd_rx)/.test(gpuSeries) ? 1 : 0;
}
