/** What a guide counts: «32 GB de memoria: 1 de 78», «más de 1 TB de disco: 35 de 187». */
import type { Attribute } from '#advisor/attributes.ts';
import { NEEDS } from '#advisor/needs-table.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Purpose } from '#contract/answers.ts';
import type { Reach } from '#contract/built/guide.ts';
import { oriented, VALUE } from './parsed-laptop.ts';
import { LANDMARKS, recommended } from './recommended-figure.ts';

type Problems = string[];
type Step = 0 | 1 | 2;

/** Figures of chips are told by names that are this near to a threshold. */
const NEAR: Readonly<Partial<Record<Attribute, number>>> = { cpu: 0.99, gpu: 0.99, creation: 0.99 };

/** Figures are compared as precisely as the engine keeps them. */
const PRECISION: Readonly<Partial<Record<Attribute, number>>> = { weight: 100, pixels: 100 };
export function valueOf(laptop: Laptop, attribute: Attribute): number | null {
  const value = VALUE[attribute](laptop);
  const steps = PRECISION[attribute] ?? 10;
  return value === null ? null : Math.round(value * steps) / steps;
}

/** @returns the figure on the scale of `VALUE`; `NaN` for anything but the name of the threshold */
export function namedFigure(words: string, attribute: Attribute, purpose: Purpose, step: Step): number {
  const threshold = NEEDS[purpose][attribute].triple[step];
  const names = LANDMARKS[attribute];
  const figure = recommended(attribute, words);
  if (!names) return figure === oriented(attribute, threshold) ? figure : Number.NaN;
  const bar = threshold * (NEAR[attribute] ?? 1);
  return words === names.find((name) => recommended(attribute, name) >= bar) ? figure : Number.NaN;
}

const GOOD_FORMS: readonly (readonly [Attribute, RegExp])[] = [
  ['cpu', /^un procesador como el (.+)$/u],
  ['gpu', /^una gráfica como la (.+)$/u],
  ['ram', /^(.+ GB) de memoria$/u],
  ['storage', /^(.+ [GT]B) de disco$/u],
  ['pixels', /^una pantalla de (.+ × .+)$/u],
  ['refresh', /^una pantalla de (.+ Hz)$/u],
  ['panel', /^un panel (.+)$/u],
  ['weight', /^hasta (.+ kg) de peso$/u],
  ['battery', /^(unas .+ h) de autonomía$/u],
  ['silence', /^(.+) de 100 en silencio$/u],
  ['build', /^(.+) de 100 en construcción$/u],
];
const EXCESS_FORMS: readonly (readonly [Attribute, RegExp])[] = [
  ['cpu', /^un procesador mejor que el (.+)$/u],
  ['gpu', /^una gráfica mejor que la (.+)$/u],
  ['ram', /^más de (.+ GB) de memoria$/u],
  ['storage', /^más de (.+ [GT]B) de disco$/u],
  ['pixels', /^más de (.+ × .+)$/u],
  ['refresh', /^más de (.+ Hz)$/u],
  ['weight', /^menos de (.+ kg)$/u],
  ['battery', /^más de (unas .+ h) de autonomía$/u],
];

/** Who edits or designs asks for the graphics that create. */
const graphicsOf = (purpose: Purpose): Attribute => (NEEDS[purpose].creation.weight > 0 ? 'creation' : 'gpu');

export function countOf(
  laptops: readonly Laptop[],
  attribute: Attribute,
  isMet: (value: number) => boolean,
): Pick<Reach, 'count' | 'of' | 'isPartial'> {
  const known = laptops.flatMap((laptop) => valueOf(laptop, attribute) ?? []);
  return { count: known.filter(isMet).length, of: known.length, isPartial: known.length < laptops.length };
}

const isSame = (reach: Reach, count: Pick<Reach, 'count' | 'of' | 'isPartial'>): boolean =>
  reach.count === count.count && reach.of === count.of && reach.isPartial === count.isPartial;

/** @param isExcess of what is more than enough */
export function problemsWithReach(
  reach: Reach,
  purpose: Purpose,
  laptops: readonly Laptop[],
  isExcess: boolean,
): Problems {
  for (const [one, pattern] of isExcess ? EXCESS_FORMS : GOOD_FORMS) {
    const [, words] = pattern.exec(reach.what) ?? [];
    if (words === undefined) continue;
    const attribute = one === 'gpu' ? graphicsOf(purpose) : one;
    const figure = namedFigure(words, attribute, purpose, isExcess ? 2 : 1);
    const counted = countOf(laptops, attribute, (value) => (isExcess ? value > figure : value >= figure));
    return !Number.isNaN(figure) && isSame(reach, counted) ? [] : [`reach: ${JSON.stringify(reach)}`];
  }
  return [`not understood: ${reach.what}`];
}
