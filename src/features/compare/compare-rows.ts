/** The rows of a comparison: how the laptops meet the answers, and their facts. */
import type { Compared } from '#contract/compared.ts';
import { type Facts, PANEL_NAMES } from '#contract/facts.ts';
import type { ReadSheet } from '#src/services/read-answer.ts';
import type { TargetPoint } from '#contract/target.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { totalPrice } from '#src/lib/price-words.ts';
import { estimatedHours, gigabytes, hertz, inches, kilograms, known, nits, storage } from '#src/lib/figures.ts';

interface Figure {
  amount: number;
  /** The error of an estimate: a smaller lead does not count. */
  error: number;
}

export type ComparedFacts = Pick<
  Facts,
  | 'cpu'
  | 'gpu'
  | 'gpuPowerW'
  | 'ramGb'
  | 'storageGb'
  | 'screenInches'
  | 'resolution'
  | 'refreshHz'
  | 'panel'
  | 'colour'
  | 'brightnessNits'
  | 'weightKg'
  | 'batteryHours'
  | 'batteryHoursError'
  | 'estimated'
>;

interface Fact {
  label: string;
  /** `null`: unknown. */
  text: (facts: ComparedFacts) => string | null;
  /** The advantage of the best ones, only for facts of which more is plainly better. */
  word?: string;
  /** More of it is better; it is negative where less is. */
  amount?: (facts: ComparedFacts) => number | null;
  error?: (facts: ComparedFacts) => number;
}

export interface ComparedCell {
  /** «≈ 13 h»; empty where unknown. */
  figure: string;
  /** «te basta», «sin dato»; empty for a fact. */
  word: string;
  short: boolean;
  /** Its lead over the next one, or its advantage over all in one or two words; empty without one. */
  better: string;
  /** Ids of those that it leads by that much; empty if that is not clear. */
  over: readonly string[];
}

export interface ComparedRow {
  label: string;
  /** One for each laptop, in their order; `null`: unknown, or the answering host does not have the laptop. */
  cells: readonly (ComparedCell | null)[];
}

/** Many makers publish one decimal. */
const WEIGHT_ROUNDING_KG = 0.05;

const probable = (estimated: Facts['estimated'], figure: string): string =>
  estimated.includes(figure) ? ' probable' : '';

const about = (estimated: Facts['estimated'], figure: string): string => (estimated.includes(figure) ? '≈ ' : '');

const FACTS: readonly Fact[] = [
  { label: 'Procesador', text: ({ cpu }) => cpu },
  {
    label: 'Gráfica',
    text: ({ gpu, gpuPowerW, estimated }) =>
      known(gpu, (name) => name + (gpuPowerW === null ? '' : ` (${about(estimated, 'gpuPowerW')}${gpuPowerW} W)`)),
  },
  {
    label: 'Memoria',
    text: ({ ramGb }) => known(ramGb, gigabytes),
    word: 'Más memoria',
    amount: ({ ramGb }) => ramGb,
  },
  {
    label: 'Disco',
    text: ({ storageGb }) => known(storageGb, storage),
    word: 'Más disco',
    amount: ({ storageGb }) => storageGb,
  },
  { label: 'Pantalla', text: ({ screenInches }) => known(screenInches, inches) },
  {
    label: 'Resolución',
    text: ({ resolution, estimated }) =>
      known(resolution, ({ width, height }) => `${width} × ${height}${probable(estimated, 'resolution')}`),
    word: 'Más resolución',
    amount: ({ resolution }) => known(resolution, ({ width, height }) => width * height),
  },
  {
    label: 'Refresco',
    text: ({ refreshHz, estimated }) => known(refreshHz, (rate) => hertz(rate) + probable(estimated, 'refreshHz')),
    word: 'Más fluida',
    amount: ({ refreshHz }) => refreshHz,
  },
  {
    label: 'Tipo de pantalla',
    text: ({ panel, estimated }) => known(panel, (kind) => PANEL_NAMES[kind] + probable(estimated, 'panel')),
  },
  {
    label: 'Color',
    text: ({ colour }) => colour,
  },
  {
    label: 'Brillo',
    text: ({ brightnessNits, estimated }) =>
      known(brightnessNits, (bright) => about(estimated, 'brightnessNits') + nits(bright)),
  },
  {
    label: 'Peso',
    text: ({ weightKg, estimated }) => known(weightKg, (kg) => about(estimated, 'weightKg') + kilograms(kg)),
    word: 'Más ligero',
    amount: ({ weightKg }) => known(weightKg, (kg) => -kg),
    error: () => WEIGHT_ROUNDING_KG,
  },
  {
    label: 'Batería',
    text: ({ batteryHours, batteryHoursError }) =>
      known(batteryHours, (time) => estimatedHours(time, batteryHoursError)),
    word: 'Aguanta más',
    amount: ({ batteryHours }) => known(batteryHours, Math.round),
    error: ({ batteryHoursError }) => batteryHoursError ?? 0,
  },
];

export const factRows = (laptops: readonly { facts: ComparedFacts }[]): ComparedRow[] =>
  FACTS.map(({ label, text, word = '', amount, error }) => {
    const best = bestOf(
      laptops.map(({ facts }) =>
        known(amount?.(facts) ?? null, (figure) => ({ amount: figure, error: error?.(facts) ?? 0 })),
      ),
    );
    const cells = laptops.map(({ facts }, index) =>
      known(text(facts), (figure) => ({
        figure: unbroken(figure),
        word: '',
        short: false,
        better: best[index] ? word : '',
        over: [],
      })),
    );
    return { label, cells };
  });

const cellOf = ({ figure, word, at }: TargetPoint, better: string, over: readonly string[]): ComparedCell => ({
  figure: unbroken(figure),
  word,
  short: at !== null && at < 0,
  better: unbroken(better),
  over: better === '' ? [] : over,
});

/** @param ids of the columns; while another comparison is loading, it may cover more or fewer laptops */
export const needRows = ({ target, laptops }: Compared, ids: readonly string[]): ComparedRow[] =>
  target.map(({ label, points }, row) => {
    const betterOf = (id: string): string => laptops.find((one) => one.id === id)?.better[row] ?? '';
    // Leads are over those without one. With different figures, an estimate's error decides over which of them.
    const others = points.filter(({ id }) => betterOf(id) === '');
    const over = new Set(others.map(({ figure }) => figure)).size === 1 ? others.map(({ id }) => id) : [];
    return {
      label,
      cells: ids.map((id) => {
        const point = points.find((one) => one.id === id);
        return point ? cellOf(point, betterOf(id), over) : null;
      }),
    };
  });

/** Whether it is known of any laptop. */
export const isKnown = ({ cells }: ComparedRow): boolean => cells.some((cell) => cell !== null);

/** Whether the laptops differ: two unknowns count as the same. */
export const differs = ({ cells }: ComparedRow): boolean =>
  new Set(cells.map((cell) => cell && `${cell.figure} ${cell.word}`)).size > 1;

export const cheapest = (laptops: readonly ReadSheet[], ownsWindows: boolean): boolean[] =>
  bestOf(laptops.map((laptop) => known(totalPrice(laptop, ownsWindows), (price) => ({ amount: -price, error: 0 }))));

/** Differences of estimates are rounded to tens. */
const PRICE_ROUNDING_EUR = 5;

/** Ids of the laptops that cost `euros` more than `laptop`. */
export function dearerBy(euros: number, laptop: ReadSheet, all: readonly ReadSheet[], ownsWindows: boolean): string[] {
  const priceOf = (one: ReadSheet): number => totalPrice(one, ownsWindows) ?? Number.NaN;
  const price = priceOf(laptop) + euros;
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
