import { screenSizeOf, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { type Attribute, ATTRIBUTES, goodness, isGraphics, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import { valueOf } from '../value.ts';
import { MORE_OR_LESS, SIZE_PHRASES, SPEED_PHRASES } from './difference-phrases.ts';
import { figureOf } from './figures.ts';
import { fill, formatInches } from './format.ts';
import { SYSTEM_NAMES } from './nouns.ts';

/** Weighted value from which a difference is mentioned. */
const MIN_DIFFERENCE = 0.005;
/** Users do not notice smaller differences; of the larger figure. */
const MIN_SHARE = 0.05;
const PERCENT = 100;
/** Speeds from which «el doble» and «N veces» are said instead of a percentage. */
const TWICE = 1.95;
const SEVERAL_TIMES = 2.5;
/** Only a chosen priority gives our estimates, silence and build, this much weight. */
const MIN_ESTIMATE_WEIGHT = 0.1;

/** What a laptop is compared with: another one, or the typical figures. */
export interface Baseline {
  value: (attribute: Attribute) => number | null;
  figure: (attribute: Attribute) => string;
}

export const baselineOf = (laptop: Laptop): Baseline => ({
  value: (attribute) => measure(laptop, attribute),
  figure: (attribute) => figureOf(laptop, attribute),
});

export interface Difference {
  attribute: Attribute;
  /** In weighted value. */
  gain: number;
  /** Of the figure alone, whether or not the user needs it. */
  better: boolean;
  text: string;
}

/** Relative, because users do not know our index: «un 20 % más rápido», «el doble de rápida», «5 veces más lenta». */
function speedText(chip: keyof typeof SPEED_PHRASES, own: number, other: number): string {
  const { phrase, end } = SPEED_PHRASES[chip];
  const faster = own > other;
  const ratio = faster ? own / other : other / own;
  const word = faster ? `rápid${end}` : `lent${end}`;
  if (ratio >= SEVERAL_TIMES) return fill(phrase, { s: `${spanishNumber(Math.round(ratio))} veces más ${word}` });
  if (ratio >= TWICE) return fill(phrase, { s: `el doble de ${word}` });
  const percent = Math.round(Math.abs(own / other - 1) * PERCENT);
  return fill(phrase, { s: `un ${spanishNumber(percent)} % más ${word}` });
}

const isNoticed = (own: number, other: number): boolean =>
  Math.abs(own - other) >= MIN_SHARE * Math.max(Math.abs(own), Math.abs(other));

/** @returns the differences that a user can notice, in the order of {@link ATTRIBUTES}; unknown ones are left out */
function noticedDifferences(laptop: Laptop, baseline: Baseline, needs: Needs): Difference[] {
  return ATTRIBUTES.flatMap((attribute): Difference[] => {
    const own = measure(laptop, attribute);
    const other = baseline.value(attribute);
    if (own === null || other === null || !isNoticed(own, other)) return [];
    if ((attribute === 'silence' || attribute === 'build') && needs.weights[attribute] < MIN_ESTIMATE_WEIGHT) return [];
    const figure = figureOf(laptop, attribute);
    if (figure === baseline.figure(attribute)) return [];
    const { triple } = needs.targets[attribute];
    const gain = needs.weights[attribute] * (valueOf(attribute, triple, own) - valueOf(attribute, triple, other));
    const better = goodness(attribute, own) > goodness(attribute, other);
    const text =
      attribute === 'cpu' || attribute === 'gpu' || attribute === 'creation'
        ? speedText(attribute, own, other)
        : fill(MORE_OR_LESS[attribute][better ? 'better' : 'worse'], { f: figure });
    return [{ attribute, gain, better, text }];
  });
}

/** A list names the graphics once, for games or for creation. */
export const namesGraphicsFirst = (
  { attribute }: { attribute: Attribute },
  index: number,
  all: readonly { attribute: Attribute }[],
): boolean => !isGraphics(attribute) || all.findIndex((other) => isGraphics(other.attribute)) === index;

/** @returns the differences that count for these needs, largest first */
export const differences = (laptop: Laptop, baseline: Baseline, needs: Needs): Difference[] =>
  noticedDifferences(laptop, baseline, needs)
    .filter(({ gain }) => Math.abs(gain) >= MIN_DIFFERENCE)
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .filter(namesGraphicsFirst);

/** @returns what the laptop has more of than these needs ask for, by the weight of the attribute */
export const unneededGains = (laptop: Laptop, baseline: Baseline, needs: Needs): Difference[] =>
  noticedDifferences(laptop, baseline, needs)
    .filter(({ better, gain }) => better && gain < MIN_DIFFERENCE)
    .toSorted((a, b) => needs.weights[b.attribute] - needs.weights[a.attribute])
    .filter(namesGraphicsFirst);

const OTHER_SIZE_INCHES = 1;

/** @returns «una pantalla más grande» as a gain, «más tamaño» as a loss; never a gain for who wants little weight */
export function sizeDifference(
  laptop: Laptop,
  baseline: Laptop,
  needs: Needs,
): { isGain: boolean; text: string } | null {
  const [inches, otherInches] = [laptop.screenInches, baseline.screenInches];
  if (inches === null || otherInches === null || Math.abs(inches - otherInches) < OTHER_SIZE_INCHES) return null;
  const larger = inches > otherInches;
  const wantsLittleWeight = needs.targets.weight.goodFor === 'weight';
  const fit = (needs.sizeFit(screenSizeOf(laptop)) ?? 0) - (needs.sizeFit(screenSizeOf(baseline)) ?? 0);
  if (fit === 0 && !wantsLittleWeight) return null;
  const isGain = wantsLittleWeight ? !larger : fit > 0;
  const phrase = SIZE_PHRASES[larger ? 'larger' : 'smaller'][isGain ? 'gain' : 'loss'];
  return { isGain, text: fill(phrase, { f: formatInches(inches) }) };
}

/** @returns «con macOS», «sin sistema operativo»: told as what it is, neither a gain nor a loss */
export function systemDifference(laptop: Laptop, baseline: Laptop): string | null {
  const [system, other] = [systemOf(laptop), systemOf(baseline)];
  if (system === other || system === 'unknown' || other === 'unknown') return null;
  return system === 'none' ? 'sin sistema operativo' : `con ${SYSTEM_NAMES[system]}`;
}
