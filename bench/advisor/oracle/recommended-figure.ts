/** What purposes and priorities ask for, and the figures that a card may recommend. */
import type { Attribute } from '#advisor/attributes.ts';
import { NEEDS, PRIORITY_NEEDS, type Triple } from '#advisor/needs-table.ts';
import cpus from '#catalogue/derive/cpus.json' with { type: 'json' };
import gpus from '#catalogue/derive/gpus.json' with { type: 'json' };
import type { Priority, Purpose } from '#contract/answers.ts';
import { type Context, oriented, PANELS, VALUE, withoutMaker } from './parsed-laptop.ts';
import { readNumber, readStorage } from './spanish-figures.ts';

const chipIndex = (chips: readonly { name: string; index: number }[], words: string): number =>
  chips.find(({ name }) => withoutMaker(name) === words)?.index ?? Number.NaN;

const CREATION_CHIPS = gpus.map(({ name, creation }) => ({ name, index: creation }));

/** Names that a card may recommend, in ascending order; the first that is good enough is right. */
export const LANDMARKS: Readonly<Partial<Record<Attribute, readonly string[]>>> = {
  cpu: [
    'Intel N100',
    'Core i5-1235U',
    'Core i5-1335U',
    'Core i5-13420H',
    'Core i5-13500H',
    'Core i7-13700H',
    'Core i7-14650HX',
    'Core i9-14900HX',
  ],
  gpu: ['Intel Iris Xe', 'Radeon 780M', 'RTX 2050', 'RTX 4050', 'RTX 4060', 'RTX 4070', 'RTX 4080'],
  creation: [
    'Intel Iris Xe',
    'Radeon 780M',
    'Intel Arc 140T',
    'RTX 3050',
    'RTX 4050',
    'RTX 4060',
    'RTX 4070',
    'RTX 4080',
    'RTX 4090',
  ],
  pixels: ['1920 × 1080', '1920 × 1200', '2560 × 1440', '2880 × 1800', '3840 × 2160'],
  panel: ['IPS', 'OLED'],
};

/** @returns the figure on the scale of `VALUE` */
export function recommended(attribute: Attribute, words: string): number {
  if (attribute === 'cpu') return chipIndex(cpus, words);
  if (attribute === 'gpu') return chipIndex(gpus, words);
  if (attribute === 'creation') return chipIndex(CREATION_CHIPS, words);
  if (attribute === 'panel') return PANELS[words] ?? Number.NaN;
  if (attribute === 'storage') return Math.min(...readStorage(words));
  if (attribute === 'pixels') {
    const [width = 0, height = 0] = words.split(' × ').map(Number);
    return Math.round((width * height) / 1e4) / 100;
  }
  return oriented(attribute, readNumber(words.replaceAll(/^unas | (GB|Hz|kg|h)$/g, '')));
}

export const tripleOf = (by: Purpose | Priority, attribute: Attribute): Triple | null =>
  ({ ...NEEDS, ...PRIORITY_NEEDS })[by][attribute]?.triple ?? null;

/** @returns the highest figure at this index of the triple that anything chosen asks for */
export function hardest({ answers }: Pick<Context, 'answers'>, attribute: Attribute, index: 0 | 1 | 2): number {
  const chosen: (Purpose | Priority)[] = [...answers.purposes, ...answers.priorities];
  return Math.max(
    ...chosen.map((by) => oriented(attribute, tripleOf(by, attribute)?.[index] ?? oriented(attribute, -Infinity))),
  );
}

const MACS: readonly string[] = ['A18 Pro', 'M4', 'M5', 'M4 Pro', 'M5 Pro', 'M4 Max'].map((name) => `Apple ${name}`);

/** A step up within Apple's own, the lowest that is good enough; none where none is. */
function checkMac(context: Context, attribute: 'cpu' | 'gpu' | 'creation', words: string | null): string | null {
  const good = hardest(context, attribute, 1);
  const name = (chip: string): string => (attribute === 'cpu' ? chip : `${chip} GPU`);
  const steps = MACS.map((chip) => ({ chip, figure: recommended(attribute, name(chip)) }))
    .filter(({ figure }) => figure >= good)
    .toSorted((a, b) => a.figure - b.figure);
  return (steps[0]?.chip ?? null) === words ? null : `reference ${words}`;
}

/** The recommended figure must be the «good» of what was chosen, and more than the laptop has. */
export function checkReference(context: Context, attribute: Attribute, words: string | null): string | null {
  const isMac = context.laptop.gpuSeries === 'integrated_apple';
  if (isMac && (attribute === 'cpu' || attribute === 'gpu' || attribute === 'creation'))
    return checkMac(context, attribute, words);
  if (words === null) return 'no reference';
  const figure = recommended(attribute, words);
  const good = hardest(context, attribute, 1);
  const names = LANDMARKS[attribute];
  const right = names
    ? words === names.find((name) => recommended(attribute, name) >= good)
    : figure === (attribute === 'battery' ? Math.round(good) : good);
  if (!right) return `reference ${words}`;
  return (VALUE[attribute](context.laptop) ?? 0) < figure ? null : `${words} is no more than it has`;
}
