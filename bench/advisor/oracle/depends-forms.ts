/** How the sentences on what an answer depends on name a figure, and how that figure is set in a laptop's record. */
import type { Attribute } from '#advisor/attributes.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { EUROS, NUMBER, readEuros, readNumber } from './spanish-figures.ts';

export type Figure = Attribute | 'cost';

export interface Condition {
  who: string;
  figure: Figure;
  /** In the figure's unit; of a processor or graphics the change in percent. */
  value: number;
  /** Whether from there on the figure is larger. */
  up: boolean;
  windows: boolean;
}

const WHO = '(?<who>.+)';
const SIDE = '(?<side>más|menos)';
/** The name without its «de». */
const OF = '(?:d(?=el )|de )(?<who>.+)';
const PANELS = ['TN', 'VA', 'IPS', 'OLED'];

type Groups = Readonly<Record<string, string>>;
interface Form {
  pattern: string;
  figure: Figure;
  value: (groups: Groups) => number;
}

const amount = ({ value = '' }: Groups): number => readNumber(value);
const pixels = ({ width, height }: Groups): number => Math.round((Number(width) * Number(height)) / 1e4) / 100;

const FORMS: readonly Form[] = [
  { pattern: `${WHO} pesa (?<value>${NUMBER}) kg o ${SIDE}`, figure: 'weight', value: amount },
  { pattern: `${WHO} aguanta (?<value>${NUMBER}) h o ${SIDE}`, figure: 'battery', value: amount },
  {
    pattern: `${WHO} cuesta (?<value>${EUROS}) o ${SIDE}(?<windows> con Windows)?`,
    figure: 'cost',
    value: ({ value = '' }) => readEuros(value),
  },
  { pattern: `${WHO} tiene (?<width>\\d+) × (?<height>\\d+) píxeles o ${SIDE}`, figure: 'pixels', value: pixels },
  { pattern: `${WHO} va a (?<value>\\d+) Hz o ${SIDE}`, figure: 'refresh', value: amount },
  {
    pattern: `${WHO} tiene panel (?<value>TN|VA|IPS|OLED) o (?<side>mejor|peor)`,
    figure: 'panel',
    value: ({ value = '' }) => PANELS.indexOf(value),
  },
  { pattern: `el procesador ${OF} rinde un (?<value>\\d+) % ${SIDE}`, figure: 'cpu', value: amount },
  { pattern: `la gráfica ${OF} rinde un (?<value>\\d+) % ${SIDE}`, figure: 'gpu', value: amount },
  { pattern: `el silencio ${OF} (?<side>baja|sube) a (?<value>\\d+)/100`, figure: 'silence', value: amount },
  {
    pattern: `la construcción ${OF} (?<side>baja|sube) a (?<value>\\d+)/100`,
    figure: 'build',
    value: amount,
  },
];

/** @returns `null` where the words are not understood */
export function conditionIn(words: string): Condition | null {
  for (const { pattern, figure, value } of FORMS) {
    const groups = new RegExp(`^${pattern}$`, 'u').exec(words)?.groups;
    if (!groups) continue;
    const up = /^(?:más|mejor|sube)$/u.test(groups.side ?? '');
    return { who: groups.who ?? '', figure, value: value(groups), up, windows: groups.windows !== undefined };
  }
  return null;
}

const KINDS: readonly NonNullable<Laptop['panel']>[] = ['tn', 'va', 'ips', 'oled'];

/** @param laptop as paid. @returns the record with that figure instead of its own */
export function withFigure(laptop: Laptop, figure: Figure, value: number): Laptop {
  const records: Readonly<Record<Figure, () => Partial<Laptop>>> = {
    cpu: () => ({ cpuIndex: value }),
    gpu: () => ({ gpuIndex: value }),
    creation: () => ({ creationIndex: value }),
    ram: () => ({ ramGb: value }),
    storage: () => ({ storageGb: value }),
    // Only the product counts.
    pixels: () => ({ resolution: { width: value * 1e6, height: 1 } }),
    refresh: () => ({ refreshHz: value }),
    panel: () => ({ panel: KINDS[value] ?? null }),
    weight: () => ({ weightKg: value }),
    battery: () => ({ batteryHours: value }),
    silence: () => ({ silence: value }),
    build: () => ({ build: value }),
    cost: () => ({ priceEur: value }),
  };
  return { ...laptop, ...records[figure]() };
}
