/** Whether one laptop differs from another as an answer says, recomputed from both records. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Change, Ratio } from '#advisor/statements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { worthOfFigure } from './benefit.ts';
import { sizeClass } from './oracle.ts';
import { gapOf, VALUE } from './parsed-laptop.ts';

export const isAttribute = (criterion: string): criterion is Attribute => ATTRIBUTES.some((one) => one === criterion);

/** Figures are compared as they are shown: chips and hours with one decimal, weights with two. */
const DECIMALS: Readonly<Partial<Record<Attribute, number>>> = {
  cpu: 1,
  gpu: 1,
  creation: 1,
  battery: 1,
  silence: 1,
  build: 1,
  weight: 2,
};

/** On the scale of `VALUE`. */
export function comparedFigure(laptop: Laptop, attribute: Attribute): number | null {
  const value = VALUE[attribute](laptop);
  const factor = 10 ** (DECIMALS[attribute] ?? 6);
  return value === null ? null : (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor;
}

/** The weighted value that one has more than the other; `null` where a figure is unknown. */
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
  const gap = change.criterion === 'battery' ? Math.round(a) - Math.round(b) : a - b;
  return Math.abs(change.amount - Math.abs(gap)) < 0.006 && change.amount > 0;
}

/** @param own the laptop of which it is said. @param other the one it is compared with */
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
