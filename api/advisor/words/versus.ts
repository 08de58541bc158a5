/** What one laptop has more or less of than another, or than what is typical, in a visitor's terms. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, measure } from '../attributes.ts';
import { systemOf } from '../../catalogue/laptop-kind.ts';
import type { Needs } from '../needs.ts';
import { valueOf } from '../value.ts';
import { figureOf } from './figures.ts';
import { formatInches, formatNumber } from './format.ts';
import { fill, SPEED_PHRASES, VERSUS_PHRASES } from './level-sentences.ts';
import { SYSTEM_NAMES } from './nouns.ts';

/** Weighted value from which a difference is worth saying. */
const LEAST_DIFFERENCE = 0.005;
/** Speeds closer than this are not felt. */
const LEAST_PERCENT = 5;
const PERCENT = 100;
/** Weight that only a chosen priority gives to silence and build. */
const CARED_FOR_WEIGHT = 0.1;

/** What a laptop is compared with: another laptop, or a typical figure for each attribute. */
export interface Rival {
  value: (attribute: Attribute) => number | null;
  figure: (attribute: Attribute) => string;
}

export const rivalLaptop = (laptop: Laptop): Rival => ({
  value: (attribute) => measure(laptop, attribute),
  figure: (attribute) => figureOf(laptop, attribute),
});

export interface Difference {
  attribute: Attribute;
  /** Weighted value gained; negative: lost. */
  gain: number;
  text: string;
}

/** Speeds as a share: an index means nothing to a visitor. */
function speedText(chip: 'cpu' | 'gpu', own: number, other: number): string | null {
  const percent = Math.round((own / other - 1) * PERCENT);
  if (Math.abs(percent) < LEAST_PERCENT) return null;
  return fill(SPEED_PHRASES[chip][percent > 0 ? 'faster' : 'slower'], { a: formatNumber(Math.abs(percent)) });
}

function differenceText(laptop: Laptop, rival: Rival, attribute: Attribute, own: number, other: number): string | null {
  if (attribute === 'cpu' || attribute === 'gpu') return speedText(attribute, own, other);
  const [a, b] = [figureOf(laptop, attribute), rival.figure(attribute)];
  return a === b ? null : fill(VERSUS_PHRASES[attribute], { a, b });
}

/** Our own estimates in points are compared only where the visitor cares for them. */
const worthComparing = (attribute: Attribute, { weights }: Needs): boolean =>
  (attribute !== 'silence' && attribute !== 'build') || weights[attribute] >= CARED_FOR_WEIGHT;

/** @returns every difference that counts, largest first; attributes that either side does not know are left out */
export function differences(laptop: Laptop, rival: Rival, needs: Needs): Difference[] {
  return ATTRIBUTES.filter((attribute) => worthComparing(attribute, needs))
    .flatMap((attribute): Difference[] => {
      const own = measure(laptop, attribute);
      const other = rival.value(attribute);
      if (own === null || other === null) return [];
      const { triple } = needs.targets[attribute];
      const gain = needs.weights[attribute] * (valueOf(attribute, triple, own) - valueOf(attribute, triple, other));
      const text = Math.abs(gain) < LEAST_DIFFERENCE ? null : differenceText(laptop, rival, attribute, own, other);
      return text === null ? [] : [{ attribute, gain, text }];
    })
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
}

/** Less than this much larger or smaller, in inches, a screen is no other screen. */
const OTHER_SIZE_INCHES = 1;

export interface KindDifferences {
  /** Of another kind, neither better nor worse by itself, or better. */
  gains: string[];
  losses: string[];
}

function systemDifference(laptop: Laptop, rival: Laptop): KindDifferences {
  const [system, other] = [systemOf(laptop), systemOf(rival)];
  if (system === other || system === 'unknown' || other === 'unknown') return { gains: [], losses: [] };
  if (system === 'none') return { gains: [], losses: ['ningún sistema operativo'] };
  const name = SYSTEM_NAMES[system];
  // Where there was none, a system of little use is no gain.
  if (other === 'none') return { gains: system === 'chromeos' ? [] : [`${name} incluido`], losses: [] };
  const instead = `${name} en vez de ${SYSTEM_NAMES[other]}`;
  return system === 'chromeos' ? { gains: [], losses: [instead] } : { gains: [instead], losses: [] };
}

/** @returns what is of another kind than the rival's: system, screen size */
export function kindDifferences(laptop: Laptop, rival: Laptop): KindDifferences {
  const { gains, losses } = systemDifference(laptop, rival);
  const [inches, otherInches] = [laptop.screenInches, rival.screenInches];
  if (inches !== null && otherInches !== null && Math.abs(inches - otherInches) >= OTHER_SIZE_INCHES) {
    gains.push(`pantalla de ${formatInches(inches)} en vez de ${formatInches(otherInches)}`);
  }
  return { gains, losses };
}
