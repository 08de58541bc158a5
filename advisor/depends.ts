/**
 * Finds the single figures that would change the answer: an unknown figure, an estimate or an uncertain price, and
 * the value from which another shown laptop would be ahead, everything else being as expected.
 */
import { DEPENDS_ON_MAX } from '../contract/dependence.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, isGraphics, possibleValues } from './attributes.ts';
import type { Card } from './choose.ts';
import { deviationOf, movedFigure, normalQuantile } from './estimates.ts';
import { floorPenalty, floorRisk, missesFloor, utilityPerEuro } from './score.ts';
import type { Shortlist } from './shortlist.ts';
import { expectedValue, valueCurve } from './value.ts';

/** Equally probable errors of an estimate, in standard deviations. */
const ERRORS = Array.from({ length: 40 }, (_, index) => normalQuantile((index + 0.5) / 40));

/** Less probable changes are omitted. Our own convention. */
const MIN_SHARE = 0.05;

/** Tolerance for floating-point errors. */
const LEAD = 1e-6;

type Figure = Attribute | 'cost';

/**
 * Steps in which a figure is rendered, 1 by default; for an index, percents of the estimate; 0: it has few distinct
 * values.
 */
const STEPS: Readonly<Partial<Record<Figure, number>>> = {
  pixels: 0,
  refresh: 0,
  panel: 0,
  weight: 0.1,
  battery: 0.5,
  cost: 10,
};

interface Uncertain {
  figure: Figure;
  /** `null` if nothing is known of this laptop itself. */
  expected: number | null;
  /** Equally probable values, worst first. */
  likely: readonly number[];
  utilityWith: (value: number) => number;
}

/** A figure at which the answer changes. */
export interface TurningPoint {
  figure: Figure;
  /** The row of the laptop with the figure, and the row that would then win. */
  row: number;
  winner: number;
  /**
   * The threshold, in the figure's own unit or in percent of the estimate: a step in which it is rendered, or a
   * likely value.
   */
  value: number;
  /** Probability of the change, 0–1. */
  share: number;
}

function uncertainAttribute(list: Shortlist, row: number, laptop: Laptop, attribute: Attribute): Uncertain[] {
  const { needs, missed, utility } = list;
  const possible = possibleValues(laptop, attribute);
  const deviation = deviationOf(laptop, attribute);
  const [known = 0, ...more] = possible;
  if (more.length === 0 && deviation === 0) return [];
  const unit = attribute === 'cpu' || isGraphics(attribute) ? known / 100 : 1;
  const weight = needs.weights[attribute];
  const curve = valueCurve(attribute, needs.targets[attribute].triple);
  const floors = missed[row] ?? 0;
  const otherFloors = floors - floorRisk(needs, attribute, possible);
  const without = (utility[row] ?? 0) - weight * expectedValue(curve, possible) + floorPenalty(floors);
  return [
    {
      figure: attribute,
      expected: more.length > 0 ? null : known / unit,
      likely:
        more.length > 0 ? possible : ERRORS.map((error) => movedFigure(attribute, known, deviation * error) / unit),
      utilityWith: (value) =>
        without +
        weight * curve(value * unit) -
        floorPenalty(otherFloors + Number(missesFloor(needs, attribute, value * unit))),
    },
  ];
}

function uncertainCost({ utility, answers }: Shortlist, row: number, laptop: Laptop): Uncertain[] {
  const { exact, spread, licenceEur } = laptop.cost;
  const expected = totalCost(laptop);
  return exact
    ? []
    : [
        {
          figure: 'cost',
          expected,
          likely: ERRORS.map((error) => laptop.priceEur * Math.exp(-spread * error) + licenceEur),
          utilityWith: (euros) => (utility[row] ?? 0) - utilityPerEuro(answers.budget) * (euros - expected),
        },
      ];
}

/**
 * @param turns whether the answer changes with this utility
 * @returns the turning point, if it is likely enough
 */
function turnOf(
  { figure, expected, likely, utilityWith }: Uncertain,
  worse: boolean,
  turns: (utility: number) => boolean,
): Pick<TurningPoint, 'figure' | 'value' | 'share'> | null {
  const ordered = worse ? likely.toReversed() : likely;
  const improbable = Math.ceil(MIN_SHARE * likely.length) - 1;
  const probable = ordered.slice(improbable, ordered.length - improbable);
  // Another laptop may already be ahead and not be first because its price is less reliable (`first-card.ts`). In
  // that case this is the price up to which it wins.
  const way = expected === null || (figure === 'cost' && !worse) ? probable : [expected, ...probable.slice(-1)];
  const [from = 0, to = 0] = [way[0], way.at(-1)];
  const turnsAt = (value: number): boolean => turns(utilityWith(value));
  if (turnsAt(from) || !turnsAt(to)) return null;
  const step = STEPS[figure] ?? 1;
  const towards = Math.sign(to - from);
  const told =
    step === 0
      ? way
      : Array.from(
          { length: Math.abs(to - from) / step + 1 },
          (_, index) => (Math.ceil((from * towards) / step - LEAD) + index) * step * towards,
        ).filter((value) => (to - value) * towards >= -LEAD);
  const value = told.find(turnsAt);
  return value === undefined
    ? null
    : { figure, value, share: likely.filter((one) => (one - value) * towards >= -LEAD).length / likely.length };
}

/** @returns up to three turning points, most probable first; empty if no single figure would change the winner */
export function turningPoints(list: Shortlist, cards: readonly Card[]): TurningPoint[] {
  const { columns, utility, needs } = list;
  const rows = cards.map(({ row }) => row);
  const utilityOf = (row: number): number => utility[row] ?? 0;
  // Both figures of the graphics are rendered with the same words.
  const lighter = needs.weights.gpu < needs.weights.creation ? 'gpu' : 'creation';
  return rows
    .flatMap((row, position) => {
      const laptop = columns.laptops[row];
      const [rival] = rows.filter((other) => other !== row).toSorted((a, b) => utilityOf(b) - utilityOf(a));
      if (!laptop || rival === undefined) return [];
      // The first one loses with a worse figure, another one wins with a better one.
      const worse = position === 0;
      const turns = (own: number): boolean => (worse ? utilityOf(rival) - own : own - utilityOf(rival)) > LEAD;
      return [
        ...ATTRIBUTES.flatMap((one) => (one === lighter ? [] : uncertainAttribute(list, row, laptop, one))),
        ...uncertainCost(list, row, laptop),
      ].flatMap((uncertain): TurningPoint[] => {
        const turn = turnOf(uncertain, worse, turns);
        return turn ? [{ row, winner: worse ? rival : row, ...turn }] : [];
      });
    })
    .toSorted((a, b) => b.share - a.share)
    .slice(0, DEPENDS_ON_MAX);
}
