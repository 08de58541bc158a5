/**
 * Finds the tipping points of an answer: the value of one uncertain figure (unknown, estimated, or a price) from which
 * another shown laptop would win if everything else is as expected, of the figures that a visitor can see in a shop.
 * The first card is chosen again with that value, and for prices all laptops are ranked again, so that no other answer
 * contradicts it.
 */
import { DEPENDS_ON_MAX } from '../contract/dependence.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { possibleValues, type VisibleAttribute, withFigure } from './attributes.ts';
import type { Card } from './roles.ts';
import { firstAfter, LEAD, type RowTippingPoint } from './one-figure.ts';
import { costTippingPoints, isConfirmed } from './price-tipping-points.ts';
import { floorPenalty, floorRisk, isCapable, missesFloor } from './score.ts';
import type { Scratch, Shortlist } from './shortlist.ts';
import { expectedValue, valueCurve } from './value.ts';

/** Steps in which a figure is rendered; 0: it has few distinct values. Nobody can see an index or our own estimates. */
const STEPS: Readonly<Record<VisibleAttribute, number>> = { pixels: 0, refresh: 0, panel: 0, weight: 0.1 };
const VISIBLE = ['pixels', 'refresh', 'panel', 'weight'] as const satisfies VisibleAttribute[];

/** An unknown figure; those that are known are certain. */
interface Uncertain {
  figure: VisibleAttribute;
  /** Equally probable values, worst first. */
  likely: readonly number[];
  utilityWith: (value: number) => number;
}

interface AttributeTippingPoint extends RowTippingPoint {
  figure: VisibleAttribute;
  /** The last possible value before the threshold. */
  before: number;
}

function uncertainAttribute(list: Shortlist, row: number, laptop: Laptop, attribute: VisibleAttribute): Uncertain[] {
  const { needs, missed, utility } = list;
  const possible = possibleValues(laptop, attribute);
  if (possible.length < 2) return [];
  const weight = needs.weights[attribute];
  const curve = valueCurve(attribute, needs.targets[attribute].triple);
  const floors = missed[row] ?? 0;
  const otherFloors = floors - floorRisk(needs, attribute, possible);
  const without = (utility[row] ?? 0) - weight * expectedValue(curve, possible) + floorPenalty(floors);
  return [
    {
      figure: attribute,
      likely: possible,
      utilityWith: (value) =>
        without + weight * curve(value) - floorPenalty(otherFloors + Number(missesFloor(needs, attribute, value))),
    },
  ];
}

/**
 * @param changesWith whether the answer changes with this utility
 * @returns `null` if the answer does not change with any likely value, or with all
 */
function attributeTippingPoint(
  { figure, likely, utilityWith }: Uncertain,
  worse: boolean,
  changesWith: (utility: number) => boolean,
): Omit<AttributeTippingPoint, 'row' | 'winner'> | null {
  const way = worse ? likely.toReversed() : likely;
  const [from = 0, to = 0] = [way[0], way.at(-1)];
  const changesAt = (value: number): boolean => changesWith(utilityWith(value));
  if (changesAt(from) || !changesAt(to)) return null;
  const step = STEPS[figure];
  const towards = Math.sign(to - from);
  const values =
    step === 0
      ? way
      : Array.from(
          { length: Math.round(Math.abs(to - from) / step) + 1 },
          (_, index) => (Math.ceil((from * towards) / step - LEAD) + index) * step * towards,
        ).filter((value) => (to - value) * towards >= -LEAD);
  const index = values.findIndex(changesAt);
  const value = values[index];
  if (value === undefined) return null;
  const share = likely.filter((one) => (one - value) * towards >= -LEAD).length / likely.length;
  return { figure, value, share, before: values[index - 1] ?? from };
}

/** @returns the tipping points of the attributes of all cards */
function attributeTippingPoints(list: Shortlist, rows: readonly number[]): AttributeTippingPoint[] {
  const { columns, utility, missed } = list;
  const utilityOf = (row: number): number => utility[row] ?? 0;
  return rows.flatMap((row, position) => {
    const laptop = columns.laptops[row];
    const [rival] = rows
      .filter((other) => other !== row && (position > 0 || isCapable(missed[other] ?? 0)))
      .toSorted((a, b) => utilityOf(b) - utilityOf(a));
    if (!laptop || rival === undefined) return [];
    // The first card loses with a worse figure; another card wins with a better one.
    const worse = position === 0;
    const changesWith = (own: number): boolean => (worse ? utilityOf(rival) - own : own - utilityOf(rival)) > LEAD;
    return VISIBLE.flatMap((one) => uncertainAttribute(list, row, laptop, one)).flatMap(
      (uncertain): AttributeTippingPoint[] => {
        const point = attributeTippingPoint(uncertain, worse, changesWith);
        if (!point) return [];
        const winner = worse ? rival : row;
        const { figure, value, before } = point;
        const firstWith = firstAfter(list, row);
        const firstAt = (one: number) => firstWith(uncertain.utilityWith(one), withFigure(laptop, figure, one), figure);
        return firstAt(value) === winner && (firstAt(before) === row) === worse ? [{ row, winner, ...point }] : [];
      },
    );
  });
}

/**
 * @param cards of the list, which has a capable laptop
 * @param scratch the scratch memory of the list, which is overwritten
 * @returns up to three tipping points, most probable first; empty if no single figure would change the winner
 */
export function findTippingPoints(list: Shortlist, cards: readonly Card[], scratch: Scratch): RowTippingPoint[] {
  const rows = cards.map(({ row }) => row);
  if (rows.length < 2) return [];
  // No price makes a laptop capable.
  const capable = rows.filter((row) => isCapable(list.missed[row] ?? 0));
  const ofCosts = capable
    .flatMap((row, position) => costTippingPoints(list, row, position === 0))
    .filter(({ winner }) => capable.includes(winner));
  const found = [...attributeTippingPoints(list, rows), ...ofCosts].toSorted((a, b) => b.share - a.share);
  const confirmed: RowTippingPoint[] = [];
  for (const point of found) {
    if (confirmed.length === DEPENDS_ON_MAX) break;
    // «Si el HP pesa 1,7 kg o más, elige el Dell» and «si el Dell pesa 1,3 kg o menos, elígelo» say the same.
    const isSaid = confirmed.some(({ figure, winner }) => figure === point.figure && winner === point.winner);
    if (point.figure === 'cost' ? isConfirmed(point, list, scratch) : !isSaid) confirmed.push(point);
  }
  return confirmed;
}
