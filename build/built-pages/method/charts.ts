/** The value curves as points: the value of a figure for some uses. */
import type { Attribute } from '../../../advisor/attributes.ts';
import { CRITERION_LABELS } from '../../../words/explained-weights.ts';
import { NEEDS } from '../../../advisor/needs-table.ts';
import { valueOf } from '../../../advisor/value.ts';
import type { Purpose } from '../../../contract/answers.ts';
import type { CurvePoint, ValueChart, ValueLine } from '../../../contract/built/method.ts';

const POINTS = 100;

/** @returns hundredths of value, rounded to tenths, so that the shown points add up */
export const inPoints = (value: number): number => Math.round(value * POINTS * 10) / 10;

interface Shown {
  attribute: Attribute;
  from: number;
  to: number;
  /** Common figures in shops. */
  ticks: readonly number[];
  /** The use with the lowest and the one with the highest need. */
  purposes: readonly [Purpose, Purpose];
}

const SHOWN: readonly Shown[] = [
  { attribute: 'ram', from: 0, to: 64, ticks: [8, 16, 32, 48, 64], purposes: ['office', 'editing'] },
  { attribute: 'battery', from: 0, to: 16, ticks: [4, 8, 12, 16], purposes: ['office', 'gaming'] },
  { attribute: 'weight', from: 1, to: 3.5, ticks: [1, 1.5, 2, 2.5, 3], purposes: ['office', 'gaming'] },
  { attribute: 'storage', from: 0, to: 2048, ticks: [256, 512, 1024, 2048], purposes: ['office', 'gaming'] },
  { attribute: 'refresh', from: 40, to: 240, ticks: [60, 120, 165, 240], purposes: ['office', 'gaming'] },
  { attribute: 'gpu', from: 0, to: 100, ticks: [25, 50, 75, 100], purposes: ['casualgaming', 'gaming'] },
];

/** Share of the width, to draw a step if good already is plenty. */
const STEP = 0.001;

export const valueCharts = (): ValueChart[] =>
  SHOWN.map((shown) => {
    const { attribute, from, to, ticks, purposes } = shown;
    const lines = purposes.map((purpose) => lineOf(shown, purpose));
    return { attribute, label: CRITERION_LABELS[attribute], from, to, ticks, lines };
  });

/** The curve is linear between these points. */
function lineOf({ attribute, from, to }: Pick<Shown, 'attribute' | 'from' | 'to'>, purpose: Purpose): ValueLine {
  const { triple, floor } = NEEDS[purpose][attribute];
  const beforeStep = triple[1] === triple[2] ? [triple[2] - STEP * (to - from)] : [];
  const figures = [...new Set([from, ...triple, ...beforeStep, to])]
    .filter((figure) => figure >= from && figure <= to)
    .toSorted((a, b) => a - b);
  return {
    purpose,
    points: figures.map((figure): CurvePoint => [figure, inPoints(valueOf(attribute, triple, figure))]),
    triple,
    floor: floor ?? false,
  };
}
