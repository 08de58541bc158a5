/** The rows of a comparison of facts. */
import type { Facts } from '#contract/facts.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { totalPrice } from '#src/lib/price-words.ts';
import { estimatedHours, gigabytes, hertz, inches, kilograms, storage } from '../recommendations/figures.ts';
import { known } from '#src/lib/known.ts';

interface Figure {
  amount: number;
  /** The error of an estimate: a smaller lead does not count. */
  error: number;
}

/** The facts that are compared. */
export type ComparedFacts = Pick<
  Facts,
  | 'cpu'
  | 'gpu'
  | 'ramGb'
  | 'storageGb'
  | 'screenInches'
  | 'resolution'
  | 'refreshHz'
  | 'weightKg'
  | 'batteryHours'
  | 'batteryHoursError'
>;

interface Fact {
  label: string;
  /** `null`: unknown. */
  text: (facts: ComparedFacts) => string | null;
  /** Only for facts of which more is plainly better; the figure is negative for those of which less is. */
  better?: { word: string; figure: (facts: ComparedFacts) => Figure | null };
}

export interface Row {
  label: string;
  /** One for each laptop; `null`: unknown. */
  texts: readonly (string | null)[];
  /** The advantage of the best ones in one or two words. */
  word: string;
  best: readonly boolean[];
}

const more = (
  word: string,
  amount: (facts: ComparedFacts) => number | null,
  error?: (facts: ComparedFacts) => number,
) => ({
  word,
  figure: (facts: ComparedFacts) => {
    const value = amount(facts);
    return value === null ? null : { amount: value, error: error?.(facts) ?? 0 };
  },
});

/** Many makers publish one decimal. */
const WEIGHT_ROUNDING_KG = 0.05;

const FACTS: readonly Fact[] = [
  { label: 'Procesador', text: ({ cpu }) => cpu },
  { label: 'Gráfica', text: ({ gpu }) => gpu },
  {
    label: 'Memoria',
    text: ({ ramGb }) => known(ramGb, gigabytes),
    better: more('Más memoria', ({ ramGb }) => ramGb),
  },
  {
    label: 'Disco',
    text: ({ storageGb }) => known(storageGb, storage),
    better: more('Más espacio', ({ storageGb }) => storageGb),
  },
  { label: 'Pantalla', text: ({ screenInches }) => known(screenInches, inches) },
  {
    label: 'Resolución',
    text: ({ resolution }) => known(resolution, ({ width, height }) => `${width} × ${height}`),
    better: more('Más resolución', ({ resolution }) => known(resolution, ({ width, height }) => width * height)),
  },
  {
    label: 'Refresco',
    text: ({ refreshHz }) => known(refreshHz, hertz),
    better: more('Más fluida', ({ refreshHz }) => refreshHz),
  },
  {
    label: 'Peso',
    text: ({ weightKg }) => known(weightKg, kilograms),
    better: more(
      'Más ligero',
      ({ weightKg }) => known(weightKg, (kg) => -kg),
      () => WEIGHT_ROUNDING_KG,
    ),
  },
  {
    label: 'Batería',
    text: ({ batteryHours, batteryHoursError }) =>
      known(batteryHours, (time) => estimatedHours(time, batteryHoursError)),
    better: more(
      'Aguanta más',
      ({ batteryHours }) => known(batteryHours, Math.round),
      ({ batteryHoursError }) => batteryHoursError ?? 0,
    ),
  },
];

export const factRows = (laptops: readonly { facts: ComparedFacts }[]): Row[] =>
  FACTS.map(({ label, text, better }) => ({
    label,
    texts: laptops.map(({ facts }) => known(text(facts), unbroken)),
    word: better?.word ?? '',
    best: bestOf(laptops.map(({ facts }) => better?.figure(facts) ?? null)),
  }));

/** Whether it is known of any laptop. */
export const isKnown = ({ texts }: Row): boolean => texts.some((text) => text !== null);

/** Whether rows differ: two unknowns count as the same. */
export const differs = ({ texts }: Row): boolean => new Set(texts).size > 1;

export const cheapest = (laptops: readonly ShownComputer[], ownsWindows: boolean): boolean[] =>
  bestOf(
    laptops.map((laptop) => {
      const price = totalPrice(laptop, ownsWindows);
      return price === null ? null : { amount: -price, error: 0 };
    }),
  );

/** None is the best if one is unknown or if all are the same. */
export function bestOf(figures: readonly (Figure | null)[]): boolean[] {
  const complete = figures.filter((figure) => figure !== null);
  return figures.map(
    (figure) =>
      figure !== null &&
      complete.length === figures.length &&
      complete.some(({ amount }) => amount !== figure.amount) &&
      complete.every(
        ({ amount, error }) => amount === figure.amount || figure.amount - amount > Math.max(error, figure.error),
      ),
  );
}
