/** Differences between two laptops that a user can notice. */
import { type System, systemOf } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import {
  asShown,
  type Attribute,
  ATTRIBUTES,
  batteryHoursError,
  goodness,
  isGraphics,
  measure,
  SHARPEST_SEEN,
} from '../needs/attributes.ts';
import type { Needs } from '../needs/needs.ts';
import { hasIntegratedGraphics } from './landmarks.ts';

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

const pixelsOf = ({ resolution }: Laptop): number => (resolution ? resolution.width * resolution.height : 0);

/** Whether the sharper screen has no more pixels, only closer together because it is smaller. */
const isOnlyDenser = (a: Laptop, b: Laptop): boolean =>
  (pixelsOf(a) - pixelsOf(b)) * ((measure(a, 'pixels') ?? 0) - (measure(b, 'pixels') ?? 0)) <= 0;

/** The other laptop's figure; screens that are only denser do not count as sharper. */
const figureBeside = (other: Laptop, laptop: Laptop, attribute: Attribute): number | null =>
  attribute === 'pixels' && isOnlyDenser(other, laptop) ? null : measure(other, attribute);

export interface Difference {
  laptop: Laptop;
  attribute: Attribute;
  /** Weighted value. */
  gain: number;
  /** Whether the figure itself is better, even if the user does not need it. */
  better: boolean;
  /** Whether unknown watts may explain it: then only the chips' classes differ, not surely their speed. */
  isOfClass: boolean;
  /** Both have the attribute's unit. */
  own: number;
  other: number;
}

/** Whether nobody knows how many watts dedicated graphics get, which decide how fast they are. */
const isPowerUnknown = (laptop: Laptop): boolean => laptop.gpuPowerW === null && !hasIntegratedGraphics(laptop);

/**
 * By the catalogue's known watts an RTX 5060 has 6 % less speed than with the usual ones, which unknown watts count as,
 * give or take 9 %. Only the faster one of two may owe its lead to that; where both are unknown, the 6 % are of both.
 */
const POWER_DOUBT = { faster: 0.15, both: 0.12 } as const;

/** @returns the share that two speeds of graphics may differ by because of unknown watts: any for the same chip */
function powerDoubt(faster: Laptop, slower: Laptop): number {
  if (faster.gpu === slower.gpu) return isPowerUnknown(faster) || isPowerUnknown(slower) ? 1 : 0;
  if (!isPowerUnknown(faster)) return 0;
  return isPowerUnknown(slower) ? POWER_DOUBT.both : POWER_DOUBT.faster;
}

function mayBeOfPower(one: Laptop, other: Laptop, own: number, its: number): boolean {
  const doubt = own > its ? powerDoubt(one, other) : powerDoubt(other, one);
  return Math.abs(own - its) < doubt * Math.max(own, its);
}

function noticedShare(attribute: Attribute): number {
  if (isGraphics(attribute)) return MIN_SPEED_SHARE.graphics;
  return attribute === 'cpu' ? MIN_SPEED_SHARE.processor : MIN_SHARE;
}

/** @param own @param its the figures of the laptop and of another one */
function isNoticed(laptop: Laptop, attribute: Attribute, own: number, its: number): boolean {
  if (asShown(attribute, own) === asShown(attribute, its)) return false;
  const [a, b] = attribute === 'pixels' ? [Math.min(own, SHARPEST_SEEN), Math.min(its, SHARPEST_SEEN)] : [own, its];
  const gap = Math.abs(a - b);
  if (attribute === 'silence' || attribute === 'build') return gap >= NOTICED_POINTS;
  if (attribute === 'weight' && gap < NOTICED_KG - ROUNDING) return false;
  if (attribute === 'battery' && gap <= (batteryHoursError(laptop) ?? 0)) return false;
  return gap >= noticedShare(attribute) * Math.max(Math.abs(a), Math.abs(b));
}

/** @returns the differences that a user can notice, in the order of {@link ATTRIBUTES}; unknown ones are omitted */
export function noticedDifferences(laptop: Laptop, other: Laptop, needs: Needs): Difference[] {
  return ATTRIBUTES.flatMap((attribute): Difference[] => {
    const own = measure(laptop, attribute);
    const its = figureBeside(other, laptop, attribute);
    if (own === null || its === null || !isNoticed(laptop, attribute, own, its)) return [];
    const isOfClass = isGraphics(attribute) && mayBeOfPower(laptop, other, own, its);
    if (isOfClass && laptop.gpu === other.gpu) return [];
    const { curve } = needs.targets[attribute];
    const gain = needs.weights[attribute] * (curve(own) - curve(its));
    const better = goodness(attribute, own) > goodness(attribute, its);
    return [{ laptop, attribute, gain, better, isOfClass, own, other: its }];
  });
}

/** @returns the laptop's system if both systems are known and differ */
export function systemDifference(laptop: Laptop, baseline: Laptop): Exclude<System, 'unknown'> | null {
  const [system, other] = [systemOf(laptop), systemOf(baseline)];
  return system === other || system === 'unknown' || other === 'unknown' ? null : system;
}
