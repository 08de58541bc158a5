/** Whether one laptop differs from another as an answer says, recomputed from both records. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Change, Ratio } from '#advisor/statements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { worthOfFigure } from './benefit.ts';
import { comparedFigure, gapOf, isAttribute, VALUE } from './figures.ts';
import { sizeClass } from './oracle.ts';

/** By how much one's weighted value exceeds the other's; for a price the euros saved; `null` if a figure is unknown. */
export function gainIn(criterion: string, own: Laptop, other: Laptop, needs: Needs): number | null {
  if (criterion === 'price') return -gapOf(own, other);
  if (criterion === 'size') {
    const fit = ({ screenInches }: Laptop): number => needs.sizeFit(sizeClass(screenInches) ?? 'unknown') ?? 0;
    return needs.weights.size * (fit(own) - fit(other));
  }
  if (!isAttribute(criterion)) return null;
  const [a, b] = [comparedFigure(own, criterion), comparedFigure(other, criterion)];
  if (a === null || b === null) return null;
  return needs.weights[criterion] * (worthOfFigure(a, criterion, needs) - worthOfFigure(b, criterion, needs));
}

function ratioHolds(ratio: Ratio, own: number, other: number): boolean {
  const times = Math.max(own / other, other / own);
  if (ratio.step === 'percent') return times < 1.95 && ratio.percent === Math.round(Math.abs(own / other - 1) * 100);
  if (ratio.step === 'several') return times >= 2.5;
  return times < 2.5 && (ratio.step === 'over-twice' ? times >= 2.1 : times >= 1.95 && times < 2.1);
}

function figuresHold(change: Change, own: Laptop, other: Laptop): boolean {
  if (change.form === 'price') return change.euros === Math.abs(gapOf(own, other)) && change.euros > 0;
  if (change.form === 'size')
    return (
      change.inches === own.screenInches && change.isLarger === (own.screenInches ?? 0) > (other.screenInches ?? 0)
    );
  const [a, b] = [comparedFigure(own, change.criterion), comparedFigure(other, change.criterion)];
  if (a === null || b === null || a === b) return false;
  if (change.form === 'ratio') return ratioHolds(change.ratio, a, b);
  if (change.form === 'quality') return true;
  if (change.form === 'sharpness') return change.own === a && change.other === b;
  const gap = change.criterion === 'battery' ? Math.round(a) - Math.round(b) : a - b;
  return Math.abs(change.amount - Math.abs(gap)) < 0.006 && change.amount > 0;
}

/** @param own the laptop that the statement describes. @param other the laptop it is compared with */
export function changeHolds(change: Change, own: Laptop, other: Laptop, needs: Needs): boolean {
  const gain = gainIn(change.criterion, own, other, needs);
  const isSize = change.criterion === 'price' || (gain !== null && Math.abs(gain - change.gain) < 1e-6);
  return (
    change.laptop.id === own.id &&
    gain !== null &&
    isSize &&
    Math.sign(gain) === Math.sign(change.gain) &&
    figuresHold(change, own, other)
  );
}

/** Smaller differences are not noticeable: shares of the larger figure, points of our estimates, kilograms, and beyond 220 pixels per inch. */
const NOTICED = { share: 0.05, cpu: 0.08, gpu: 0.1, creation: 0.1, points: 10, kilograms: 0.1, sharpest: 220 } as const;
/** Differences with a smaller weighted value need not be mentioned. */
const UNIMPORTANT = 0.006;

const pixelsOf = ({ resolution }: Laptop): number => (resolution?.width ?? 0) * (resolution?.height ?? 0);

/** Whether a figure is better at all. */
export const isBetterFigure = (own: Laptop, other: Laptop, attribute: Attribute): boolean =>
  (VALUE[attribute](own) ?? -Infinity) > (VALUE[attribute](other) ?? Infinity);

/** Whether a figure is noticeably better, even if the needs do not ask for more. */
export function isClearlyBetter(own: Laptop, other: Laptop, attribute: Attribute): boolean {
  const [a, b] = [VALUE[attribute](own), VALUE[attribute](other)];
  if (a === null || b === null) return false;
  if (attribute === 'silence' || attribute === 'build') return a - b >= NOTICED.points;
  if (attribute === 'weight' && a - b < NOTICED.kilograms + 1e-6) return false;
  // Hours are compared in whole hours.
  if (attribute === 'battery' && Math.round(a) === Math.round(b)) return false;
  if (attribute === 'pixels' && pixelsOf(own) <= pixelsOf(other)) return false;
  if (attribute === 'pixels' && b >= (1 - NOTICED.share) * NOTICED.sharpest) return false;
  const share =
    attribute === 'cpu' || attribute === 'gpu' || attribute === 'creation' ? NOTICED[attribute] : NOTICED.share;
  return a - b > share * Math.max(Math.abs(a), Math.abs(b));
}

/** @returns the criteria that count in which the first is noticeably better */
export const clearGains = (own: Laptop, other: Laptop, criteria: readonly string[], needs: Needs): Attribute[] =>
  ATTRIBUTES.filter(
    (attribute) =>
      criteria.includes(attribute) &&
      isClearlyBetter(own, other, attribute) &&
      (gainIn(attribute, own, other, needs) ?? 0) > UNIMPORTANT,
  );

/** Checks one side: the largest difference first, no criterion twice, and no clear one missing. */
export function sideProblems(
  changes: readonly Change[],
  clear: readonly Attribute[],
  criteria: readonly string[],
): string[] {
  const named = changes.map(({ criterion }) => criterion);
  const sizes = changes.map(({ gain }) => Math.abs(gain));
  return [
    ...(sizes.every((size, index) => size <= (sizes[index - 1] ?? Infinity)) ? [] : [`order: ${named.join()}`]),
    ...(new Set(named).size === named.length ? [] : [`twice: ${named.join()}`]),
    ...(named.every((one) => criteria.includes(one)) ? [] : [`not compared: ${named.join()}`]),
    ...clear.filter((one) => !named.includes(one)).map((one) => `missing: ${one}`),
  ];
}
