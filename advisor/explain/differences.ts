/** Differences between two laptops that a user can notice. */
import { type System, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import {
  asShown,
  type Attribute,
  ATTRIBUTES,
  goodness,
  isGraphics,
  measure,
  SHARPEST_SEEN,
} from '../needs/attributes.ts';
import type { Needs } from '../needs/needs.ts';
import { valueOf } from '../needs/value.ts';
import { batteryHoursError } from '../rank/estimates.ts';

/** Minimum weighted value of a difference that is mentioned. */
export const MIN_DIFFERENCE = 0.005;
/** Minimum weighted value of a difference that is worth a line of the reason. */
export const WORTH_A_LINE = 0.02;
/** Users do not notice a smaller difference, as a share of the larger figure. */
const MIN_SHARE = 0.05;
/** The same of speeds, whose indexes err by 8 % and more. */
const MIN_SPEED_SHARE = { processor: 0.08, graphics: 0.1 } as const;
/** Minimum difference of our estimates, silence and build, in points; a smaller one could be due to our error. */
const NOTICED_POINTS = 10;

/** Minimum difference of weights, in kilograms: nobody feels less in a bag. */
const NOTICED_KG = 0.1;
/** 1.29 − 1.19 is a little less than 0.1. */
const ROUNDING = 1e-9;

/** The figures that a laptop is compared with: those of another laptop, or the typical ones. */
export type Baseline = (attribute: Attribute) => number | null;

const pixelsOf = ({ resolution }: Laptop): number => (resolution ? resolution.width * resolution.height : 0);

/** Whether the sharper screen has no more pixels, only closer together because it is smaller. */
const isOnlyDenser = (a: Laptop, b: Laptop): boolean =>
  (pixelsOf(a) - pixelsOf(b)) * ((measure(a, 'pixels') ?? 0) - (measure(b, 'pixels') ?? 0)) <= 0;

/** @param other is compared with the laptop; screens that are only denser do not count as sharper */
export const baselineOf =
  (other: Laptop, laptop: Laptop): Baseline =>
  (attribute) =>
    attribute === 'pixels' && isOnlyDenser(other, laptop) ? null : measure(other, attribute);

export interface Difference {
  laptop: Laptop;
  attribute: Attribute;
  /** Weighted value. */
  gain: number;
  /** Whether the figure itself is better, even if the user does not need it. */
  better: boolean;
  /** Both have the attribute's unit. */
  own: number;
  other: number;
}

function noticedShare(attribute: Attribute): number {
  if (isGraphics(attribute)) return MIN_SPEED_SHARE.graphics;
  return attribute === 'cpu' ? MIN_SPEED_SHARE.processor : MIN_SHARE;
}

function isNoticed(laptop: Laptop, attribute: Attribute, own: number, other: number): boolean {
  if (asShown(attribute, own) === asShown(attribute, other)) return false;
  const [a, b] = attribute === 'pixels' ? [Math.min(own, SHARPEST_SEEN), Math.min(other, SHARPEST_SEEN)] : [own, other];
  const gap = Math.abs(a - b);
  if (attribute === 'silence' || attribute === 'build') return gap >= NOTICED_POINTS;
  if (attribute === 'weight' && gap < NOTICED_KG - ROUNDING) return false;
  if (attribute === 'battery' && gap <= (batteryHoursError(laptop) ?? 0)) return false;
  return gap >= noticedShare(attribute) * Math.max(Math.abs(a), Math.abs(b));
}

/** @returns the differences that a user can notice, in the order of {@link ATTRIBUTES}; unknown ones are omitted */
export function noticedDifferences(laptop: Laptop, baseline: Baseline, needs: Needs): Difference[] {
  return ATTRIBUTES.flatMap((attribute): Difference[] => {
    const own = measure(laptop, attribute);
    const other = baseline(attribute);
    if (own === null || other === null || !isNoticed(laptop, attribute, own, other)) return [];
    const { triple } = needs.targets[attribute];
    const gain = needs.weights[attribute] * (valueOf(attribute, triple, own) - valueOf(attribute, triple, other));
    const better = goodness(attribute, own) > goodness(attribute, other);
    return [{ laptop, attribute, gain, better, own, other }];
  });
}

/** Whether a list mentions the graphics for this attribute; it mentions them once, for games or for creation. */
export const namesGraphicsFirst = (
  { attribute }: { attribute: Attribute },
  index: number,
  all: readonly { attribute: Attribute }[],
): boolean => !isGraphics(attribute) || all.findIndex((other) => isGraphics(other.attribute)) === index;

/** @returns the laptop's system if both systems are known and differ */
export function systemDifference(laptop: Laptop, baseline: Laptop): Exclude<System, 'unknown'> | null {
  const [system, other] = [systemOf(laptop), systemOf(baseline)];
  return system === other || system === 'unknown' || other === 'unknown' ? null : system;
}
