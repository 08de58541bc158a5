import { screenSizeOf, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { type Attribute, ATTRIBUTES, goodness, isGraphics, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import { valueOf } from '../value.ts';
import { MORE_OR_LESS, SIZE_PHRASES, SPEED_PHRASES } from './difference-phrases.ts';
import { figureOf } from './figures.ts';
import { fill, formatInches } from './format.ts';
import { creationVerb, SYSTEM_NAMES } from './nouns.ts';

/** Weighted value from which a difference is mentioned. */
export const MIN_DIFFERENCE = 0.005;
/** Users do not notice smaller differences; of the larger figure. */
const MIN_SHARE = 0.05;
const PERCENT = 100;
/** Speeds from which «el doble» and «N veces» are said instead of a percentage. */
const TWICE = 1.95;
const SEVERAL_TIMES = 2.5;
/** Only a chosen priority gives our estimates, silence and build, this much weight. */
const MIN_ESTIMATE_WEIGHT = 0.1;
/** Others are told of a difference that our error does not explain. */
const NOTICED_POINTS = 10;

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

const isChip = (attribute: Attribute): attribute is keyof typeof SPEED_PHRASES => attribute in SPEED_PHRASES;

/** Relative, because users do not know our index: «un 20 % más rápido», «el doble de rápida», «5 veces más lenta». */
function speedText(chip: keyof typeof SPEED_PHRASES, own: number, other: number, { asked }: Needs): string {
  const { phrase, end } = SPEED_PHRASES[chip];
  const withSpeed = (s: string): string => fill(phrase, { s, v: creationVerb(asked) });
  const faster = own > other;
  const ratio = faster ? own / other : other / own;
  const word = faster ? `rápid${end}` : `lent${end}`;
  if (ratio >= SEVERAL_TIMES) return withSpeed(`${spanishNumber(Math.round(ratio))} veces más ${word}`);
  if (ratio >= TWICE) return withSpeed(`el doble de ${word}`);
  const percent = Math.round(Math.abs(own / other - 1) * PERCENT);
  return withSpeed(`un ${spanishNumber(percent)} % más ${word}`);
}

function isNoticed(attribute: Attribute, own: number, other: number, { weights }: Needs): boolean {
  const gap = Math.abs(own - other);
  const isEstimate = attribute === 'silence' || attribute === 'build';
  if (isEstimate && weights[attribute] < MIN_ESTIMATE_WEIGHT) return gap >= NOTICED_POINTS;
  return gap >= MIN_SHARE * Math.max(Math.abs(own), Math.abs(other));
}

/** @returns the differences that a user can notice, in the order of {@link ATTRIBUTES}; unknown ones are left out */
export function noticedDifferences(laptop: Laptop, baseline: Baseline, needs: Needs): Difference[] {
  return ATTRIBUTES.flatMap((attribute): Difference[] => {
    const own = measure(laptop, attribute);
    const other = baseline.value(attribute);
    if (own === null || other === null || !isNoticed(attribute, own, other, needs)) return [];
    const figure = figureOf(laptop, attribute);
    // Graphics of one name differ by what the case lets them draw; other figures that read the same are the same.
    if (!isChip(attribute) && figure === baseline.figure(attribute)) return [];
    const { triple } = needs.targets[attribute];
    const gain = needs.weights[attribute] * (valueOf(attribute, triple, own) - valueOf(attribute, triple, other));
    const better = goodness(attribute, own) > goodness(attribute, other);
    const text = isChip(attribute)
      ? speedText(attribute, own, other, needs)
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

/**
 * @param praised what the laptop's card praises: what it has more of comes first, however little it counts
 * @returns the differences that count for these needs, largest first
 */
export function differences(
  laptop: Laptop,
  baseline: Baseline,
  needs: Needs,
  praised: readonly Attribute[] = [],
): Difference[] {
  const isPraised = ({ attribute, better }: Difference): boolean => better && praised.includes(attribute);
  return noticedDifferences(laptop, baseline, needs)
    .filter((one) => isPraised(one) || Math.abs(one.gain) >= MIN_DIFFERENCE)
    .toSorted((a, b) => Number(isPraised(b)) - Number(isPraised(a)) || Math.abs(b.gain) - Math.abs(a.gain))
    .filter(namesGraphicsFirst);
}

const OTHER_SIZE_INCHES = 1;

/**
 * @returns «una pantalla más grande» as a gain or a smaller one as a loss where the needs ask for size, «más tamaño» and «menos
 * tamaño» the other way round for who wants little weight; otherwise «con pantalla de 15,6″», told as what it is
 */
export function sizeDifference(
  laptop: Laptop,
  baseline: Laptop,
  needs: Needs,
): { side: 'gain' | 'loss' | 'neither'; text: string } | null {
  const [inches, otherInches] = [laptop.screenInches, baseline.screenInches];
  if (inches === null || otherInches === null || Math.abs(inches - otherInches) < OTHER_SIZE_INCHES) return null;
  const larger = inches > otherInches;
  const wantsLittleWeight = needs.targets.weight.goodFor === 'weight';
  const fit = (needs.sizeFit(screenSizeOf(laptop)) ?? 0) - (needs.sizeFit(screenSizeOf(baseline)) ?? 0);
  const figure = { f: formatInches(inches) };
  const phrases = SIZE_PHRASES[larger ? 'larger' : 'smaller'];
  const asGain = { side: 'gain' as const, text: fill(phrases.gain, figure) };
  const asLoss = { side: 'loss' as const, text: fill(phrases.loss, figure) };
  if (wantsLittleWeight) return larger ? asLoss : asGain;
  if (larger && fit > 0) return asGain;
  if (!larger && fit < 0) return asLoss;
  return { side: 'neither', text: fill(SIZE_PHRASES.other, figure) };
}

/** @returns «un teclado sin eñe» as a loss, or «teclado español» as a gain over one without */
export function keyboardDifference(laptop: Laptop, baseline: Laptop): { side: 'gain' | 'loss'; text: string } | null {
  if (laptop.keyboard === baseline.keyboard) return null;
  if (laptop.keyboard === 'other') return { side: 'loss', text: 'un teclado sin eñe' };
  return laptop.keyboard === 'es' && baseline.keyboard === 'other'
    ? { side: 'gain', text: 'un teclado español' }
    : null;
}

/** @returns «con macOS», «sin sistema operativo»: told as what it is, neither a gain nor a loss */
export function systemDifference(laptop: Laptop, baseline: Laptop): string | null {
  const [system, other] = [systemOf(laptop), systemOf(baseline)];
  if (system === other || system === 'unknown' || other === 'unknown') return null;
  return system === 'none' ? 'sin sistema operativo' : `con ${SYSTEM_NAMES[system]}`;
}
