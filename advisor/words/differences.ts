import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, isGraphics, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import { valueOf } from '../value.ts';
import { figureOf } from './figures.ts';
import { spanishNumber } from '../../contract/spanish-figures.ts';
import { fill, formatInches } from './format.ts';
import { SPEED_PHRASES, VERSUS_PHRASES } from './level-sentences.ts';
import { SYSTEM_NAMES } from './nouns.ts';

/** Weighted value from which a difference is mentioned. */
const MIN_DIFFERENCE = 0.005;
/** Users do not notice smaller differences in speed. */
const MIN_PERCENT = 5;
const PERCENT = 100;
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
  gain: number;
  text: string;
}

/** In percent, because users do not know our index. */
function speedText(chip: keyof typeof SPEED_PHRASES, own: number, other: number): string | null {
  const percent = Math.round((own / other - 1) * PERCENT);
  if (Math.abs(percent) < MIN_PERCENT) return null;
  return fill(SPEED_PHRASES[chip][percent > 0 ? 'faster' : 'slower'], { a: spanishNumber(Math.abs(percent)) });
}

function differenceText(
  laptop: Laptop,
  baseline: Baseline,
  attribute: Attribute,
  own: number,
  other: number,
): string | null {
  if (attribute === 'cpu' || attribute === 'gpu' || attribute === 'creation') return speedText(attribute, own, other);
  const [a, b] = [figureOf(laptop, attribute), baseline.figure(attribute)];
  return a === b ? null : fill(VERSUS_PHRASES[attribute], { a, b });
}

const worthComparing = (attribute: Attribute, { weights }: Needs): boolean =>
  (attribute !== 'silence' && attribute !== 'build') || weights[attribute] >= MIN_ESTIMATE_WEIGHT;

/** A list names the graphics once, for games or for creation. */
const namesGraphicsFirst = <T extends { attribute: Attribute }>({ attribute }: T, index: number, all: T[]): boolean =>
  !isGraphics(attribute) || all.findIndex((other) => isGraphics(other.attribute)) === index;

/** @returns the differences that count, largest first; attributes unknown on either side are left out */
export function differences(laptop: Laptop, baseline: Baseline, needs: Needs): Difference[] {
  return ATTRIBUTES.filter((attribute) => worthComparing(attribute, needs))
    .flatMap((attribute): Difference[] => {
      const own = measure(laptop, attribute);
      const other = baseline.value(attribute);
      if (own === null || other === null) return [];
      const { triple } = needs.targets[attribute];
      const gain = needs.weights[attribute] * (valueOf(attribute, triple, own) - valueOf(attribute, triple, other));
      const text = Math.abs(gain) < MIN_DIFFERENCE ? null : differenceText(laptop, baseline, attribute, own, other);
      return text === null ? [] : [{ attribute, gain, text }];
    })
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .filter(namesGraphicsFirst);
}

const OTHER_SIZE_INCHES = 1;

interface KindDifferences {
  /** Includes differences that are neither better nor worse. */
  gains: string[];
  losses: string[];
}

function systemDifference(laptop: Laptop, baseline: Laptop): KindDifferences {
  const [system, other] = [systemOf(laptop), systemOf(baseline)];
  if (system === other || system === 'unknown' || other === 'unknown') return { gains: [], losses: [] };
  if (system === 'none') return { gains: [], losses: ['ningún sistema operativo'] };
  const name = SYSTEM_NAMES[system];
  // ChromeOS is never counted as a gain.
  if (other === 'none') return { gains: system === 'chromeos' ? [] : [`${name} incluido`], losses: [] };
  const instead = `${name} en vez de ${SYSTEM_NAMES[other]}`;
  return system === 'chromeos' ? { gains: [], losses: [instead] } : { gains: [instead], losses: [] };
}

export function kindDifferences(laptop: Laptop, baseline: Laptop): KindDifferences {
  const { gains, losses } = systemDifference(laptop, baseline);
  const [inches, otherInches] = [laptop.screenInches, baseline.screenInches];
  if (inches !== null && otherInches !== null && Math.abs(inches - otherInches) >= OTHER_SIZE_INCHES) {
    gains.push(`pantalla de ${formatInches(inches)} en vez de ${formatInches(otherInches)}`);
  }
  return { gains, losses };
}
