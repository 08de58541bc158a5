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

/** @param laptops with their specs, if there are any */
export const factRows = (laptops: readonly { facts: ComparedFacts; specs?: readonly string[] }[]): Row[] =>
  FACTS.map(({ label, text, better }) => ({
    label,
    texts: laptops.map(({ facts, specs = [] }) => known(text(facts), (figure) => unbroken(asSpecified(figure, specs)))),
    word: better?.word ?? '',
    best: bestOf(laptops.map(({ facts }) => better?.figure(facts) ?? null)),
  }));

/** The specs mark a figure that is only probable: «120 Hz probable», «≈ 1,5 kg». */
function asSpecified(figure: string, specs: readonly string[]): string {
  const plain = figure.replaceAll('\u00A0', ' ');
  const marked = [`${plain} probable`, `≈ ${plain}`];
  return marked.find((text) => specs.some((line) => line.includes(text))) ?? figure;
}

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

/** Differences of estimates are rounded to tens. */
const PRICE_ROUNDING_EUR = 5;

/** Ids of the laptops that `laptop` is cheaper than by that much: «205 € menos». */
export function dearerBy(
  lead: string,
  laptop: ShownComputer,
  all: readonly ShownComputer[],
  ownsWindows: boolean,
): string[] {
  const priceOf = (one: ShownComputer): number => totalPrice(one, ownsWindows) ?? Number.NaN;
  const price = priceOf(laptop) + Number.parseFloat(lead.replaceAll('.', ''));
  const dearer = all.filter((one) => one !== laptop && Math.abs(priceOf(one) - price) <= PRICE_ROUNDING_EUR);
  return dearer.map(({ id }) => id);
}

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
