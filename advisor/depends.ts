/**
 * Which single figure would change the answer: an unknown one, an estimate or a price that is not known for sure, and the
 * value from which another of the shown laptops is ahead, everything else as expected.
 */
import { DEPENDS_ON_MAX } from '../contract/dependence.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, isGraphics, possibleValues } from './attributes.ts';
import type { Card } from './choose.ts';
import { deviationOf, movedFigure, NORMALS } from './estimates.ts';
import { floorPenalty, floorRisk, missesFloor, utilityPerEuro } from './score.ts';
import type { Shortlist } from './shortlist.ts';
import { expectedValue, valueCurve } from './value.ts';

/** What is less probable is not told. Our own convention. */
const MIN_SHARE = 0.05;

/** Differences of floating-point numbers that mean nothing. */
const LEAD = 1e-9;

/** Steps in which a figure is told; of an index percents, of what comes in few kinds the kinds. */
const STEPS: Readonly<Partial<Record<Attribute | 'cost', number>>> = {
  weight: 0.1,
  battery: 0.5,
  silence: 1,
  build: 1,
  cost: 10,
};
const PERCENTS = 100;

interface Uncertain {
  figure: Attribute | 'cost';
  /** `null` where nothing is known of this laptop itself. */
  expected: number | null;
  /** In the figure's own unit: equally likely, worst first. */
  likely: { length: number; at: (index: number) => number };
  utilityWith: (value: number) => number;
}

/** A figure at which the answer turns. */
export interface TurningPoint {
  /** Of the laptop whose figure it is, and of the one that then wins. */
  row: number;
  winner: number;
  figure: Attribute | 'cost';
  /** From this value on, in the figure's own unit: a step in which it is told, or one of the likely values. */
  value: number;
  /** Whether the figure is then worse than expected; better otherwise. */
  worse: boolean;
  /** Change in percent of the estimate; only of an index. */
  percent: number | null;
  /** How probable it is, 0–1. */
  share: number;
}

function uncertainAttribute(list: Shortlist, row: number, laptop: Laptop, attribute: Attribute): Uncertain | null {
  const { needs, missed, utility } = list;
  const possible = possibleValues(laptop, attribute);
  const [known] = possible;
  const deviation = deviationOf(laptop, attribute);
  if (known === undefined || (possible.length === 1 && deviation === 0)) return null;
  const weight = needs.weights[attribute];
  const curve = valueCurve(attribute, needs.targets[attribute].triple);
  const floors = missed[row] ?? 0;
  const otherFloors = Math.max(0, floors - floorRisk(needs, attribute, possible));
  const without = (utility[row] ?? 0) - weight * expectedValue(curve, possible) + floorPenalty(floors);
  return {
    figure: attribute,
    expected: possible.length === 1 ? known : null,
    likely:
      possible.length === 1
        ? { length: NORMALS.length, at: (index) => movedFigure(attribute, known, deviation * (NORMALS[index] ?? 0)) }
        : { length: possible.length, at: (index) => possible[index] ?? known },
    utilityWith: (value) =>
      without + weight * curve(value) - floorPenalty(otherFloors + Number(missesFloor(needs, attribute, value))),
  };
}

function uncertainCost({ utility, answers }: Shortlist, row: number, laptop: Laptop): Uncertain | null {
  const { exact, spread, licenceEur } = laptop.cost;
  if (exact) return null;
  const expected = totalCost(laptop);
  const perEuro = utilityPerEuro(answers.budget);
  return {
    figure: 'cost',
    expected,
    likely: {
      length: NORMALS.length,
      at: (index) => laptop.priceEur * Math.exp(-spread * (NORMALS[index] ?? 0)) + licenceEur,
    },
    utilityWith: (value) => (utility[row] ?? 0) - perEuro * (value - expected),
  };
}

/** @returns the values in which a figure is told, on the way from one to another */
function toldValues({ figure, expected, likely }: Uncertain, from: number, to: number): number[] {
  const step = STEPS[figure] ?? (expected === null ? null : expected / PERCENTS);
  const towards = Math.sign(to - from);
  if (step === null) {
    const values = new Set(Array.from({ length: likely.length }, (_, index) => likely.at(index)));
    return [...values].filter((value) => (to - value) * towards >= 0).toSorted((a, b) => (a - b) * towards);
  }
  const first = Math.ceil((from / step) * towards - LEAD);
  const last = Math.floor((to / step) * towards + LEAD);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * towards * step);
}

/** @param turns whether the answer is another one with this utility. @returns where it turns, if that is likely enough */
function turnOf(
  uncertain: Uncertain,
  worse: boolean,
  turns: (utility: number) => boolean,
): Pick<TurningPoint, 'value' | 'percent' | 'share'> | null {
  const { figure, expected, likely, utilityWith } = uncertain;
  const isIndex = expected !== null && STEPS[figure] === undefined;
  const fromEnd = (index: number): number => likely.at(worse ? index : likely.length - 1 - index);
  const improbable = Math.ceil(MIN_SHARE * likely.length);
  const last = fromEnd(improbable - 1);
  // Another may be ahead already and not be first because its price is less reliable (`first-card.ts`): up to which one?
  const isAhead = !worse && figure === 'cost' && expected !== null && turns(utilityWith(expected));
  const first = expected === null || isAhead ? fromEnd(likely.length - improbable) : expected;
  if (!turns(utilityWith(last)) || turns(utilityWith(first))) return null;
  const value = toldValues(uncertain, first, last).find((told) => turns(utilityWith(told)));
  if (value === undefined) return null;
  let count = 0;
  while (count < likely.length && (fromEnd(count) - value) * Math.sign(last - first) >= -LEAD) count += 1;
  return {
    value,
    percent: isIndex ? Math.round(Math.abs(PERCENTS * (value / expected - 1))) : null,
    share: count / likely.length,
  };
}

/** Both figures of one graphics are told once. */
const isSameGraphics = (a: TurningPoint, b: TurningPoint): boolean =>
  a.row === b.row && a.figure !== 'cost' && b.figure !== 'cost' && isGraphics(a.figure) && isGraphics(b.figure);

/** @returns up to three, the most probable first; none where no figure alone would change who wins */
export function turningPoints(list: Shortlist, cards: readonly Card[]): TurningPoint[] {
  const { columns, utility } = list;
  const rows = cards.map(({ row }) => row);
  const found = rows.flatMap((row, position) => {
    const laptop = columns.laptops[row];
    const [ahead, ...others] = rows.filter((other) => other !== row);
    if (!laptop || ahead === undefined) return [];
    const rival = others.reduce((a, b) => ((utility[b] ?? 0) > (utility[a] ?? 0) ? b : a), ahead);
    const least = utility[rival] ?? 0;
    // The first one loses by a worse figure, another wins by a better one.
    const worse = position === 0;
    const turns = (own: number): boolean => (worse ? own < least - LEAD : own > least + LEAD);
    return [
      ...ATTRIBUTES.map((attribute) => uncertainAttribute(list, row, laptop, attribute)),
      uncertainCost(list, row, laptop),
    ].flatMap((uncertain): TurningPoint[] => {
      const turn = uncertain && turnOf(uncertain, worse, turns);
      return turn ? [{ row, winner: worse ? rival : row, figure: uncertain.figure, worse, ...turn }] : [];
    });
  });
  const sorted = found.toSorted((a, b) => b.share - a.share);
  return sorted
    .filter((one, index) => !sorted.slice(0, index).some((earlier) => isSameGraphics(earlier, one)))
    .slice(0, DEPENDS_ON_MAX);
}
