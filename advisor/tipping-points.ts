/**
 * Finds the tipping points of an answer: the value of one uncertain figure (unknown, estimated, or a price) from which
 * another shown laptop would win if everything else is as expected, of the figures that a visitor can see in a shop.
 * The first card is chosen again with that value, and for prices all laptops are ranked again, so that no other answer
 * contradicts it.
 */
import { DEPENDS_ON_MAX } from '../contract/dependence.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { possibleValues, type VisibleAttribute, withFigure } from './attributes.ts';
import type { Card } from './roles.ts';
import { normalQuantile } from './estimates.ts';
import { withFirstCard } from './first-card.ts';
import { rankedAt } from './price-search.ts';
import { floorPenalty, floorRisk, isCapable, missesFloor, utilityPerEuro } from './score.ts';
import { ranksBefore, type Scratch, type Shortlist } from './shortlist.ts';
import { expectedValue, valueCurve } from './value.ts';

/** Equally probable errors of a price, in standard deviations. */
const ERRORS = Array.from({ length: 40 }, (_, index) => normalQuantile((index + 0.5) / 40));

/** Less probable changes are omitted. Our own convention. */
const MIN_SHARE = 0.05;
/** The number of {@link ERRORS} on each side that are less probable. */
const IMPROBABLE = Math.ceil(MIN_SHARE * ERRORS.length) - 1;

/** Share of the price. Prices err by nearly as much, so a smaller change is none (docs/decisions/009). */
const MIN_CHANGE = 0.05;

/** Euros. */
const COST_STEP = 10;

/** Tolerance for floating-point errors. */
const LEAD = 1e-6;

/** Steps in which a figure is rendered; 0: it has few distinct values. Nobody can see an index or our own estimates. */
const STEPS: Readonly<Record<VisibleAttribute, number>> = { pixels: 0, refresh: 0, panel: 0, weight: 0.1 };
const VISIBLE = ['pixels', 'refresh', 'panel', 'weight'] as const satisfies VisibleAttribute[];

type Figure = VisibleAttribute | 'cost';

/** An unknown figure; those that are known are certain. */
interface Uncertain {
  figure: VisibleAttribute;
  /** Equally probable values, worst first. */
  likely: readonly number[];
  utilityWith: (value: number) => number;
}

/** A tipping point by the rows of its laptops. */
export interface RowTippingPoint {
  figure: Figure;
  /** The row of the laptop with the figure, and the row that would then win. */
  row: number;
  winner: number;
  /** The threshold, in the figure's own unit: a step in which it is rendered, or a likely value. */
  value: number;
  /** Probability of the change, 0–1. */
  share: number;
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

/** @returns a function from the utility of a row, and its laptop, to the row that would be first; without dominance */
function firstAfter(list: Shortlist, row: number): (own: number, laptop: Laptop) => number | null {
  const { columns, rows, utility } = list;
  const before = utility[row] ?? 0;
  let rival = -1;
  for (const other of rows) if (other !== row && (rival < 0 || ranksBefore(utility, other, rival))) rival = other;
  const laptops = [...columns.laptops];
  return (own, laptop) => {
    laptops[row] = laptop;
    utility[row] = own;
    const leader = rival < 0 || ranksBefore(utility, row, rival) ? row : rival;
    const { best } = withFirstCard({ ...list, columns: { ...columns, laptops }, leader });
    utility[row] = before;
    return best;
  };
}

/** @returns a function from one laptop's price to the row that would be first */
function firstIfPriced(list: Shortlist, row: number, laptop: Laptop): (euros: number) => number | null {
  const { answers, utility } = list;
  const perEuro = utilityPerEuro(answers.budget);
  const expected = totalCost(laptop);
  const own = utility[row] ?? 0;
  const first = firstAfter(list, row);
  return (euros) =>
    first(euros > answers.budget ? -Infinity : own - perEuro * (euros - expected), {
      ...laptop,
      priceEur: laptop.priceEur + euros - expected,
    });
}

interface CostTippingPoint extends RowTippingPoint {
  figure: 'cost';
  /** The last step before the threshold. */
  before: number;
}

/** @param worse whether a higher price is searched, for which the laptop is no longer first; else a lower one */
function costTippingPoints(list: Shortlist, row: number, worse: boolean): CostTippingPoint[] {
  const laptop = list.columns.laptops[row];
  if (!laptop || laptop.cost.exact) return [];
  const { spread, licenceEur } = laptop.cost;
  const likely = ERRORS.map((error) => laptop.priceEur * Math.exp(-spread * error) + licenceEur);
  const towards = worse ? 1 : -1;
  const last = likely.at(worse ? IMPROBABLE : -1 - IMPROBABLE) ?? 0;
  const start = Math.floor((towards * totalCost(laptop)) / COST_STEP) + 1;
  const valueAt = (step: number): number => towards * (start + step) * COST_STEP;
  const firstIf = firstIfPriced(list, row, laptop);
  const changesAt = (step: number): boolean => (firstIf(valueAt(step)) === row) !== worse;
  let [unchanged, changed] = [-1, Math.floor((towards * last) / COST_STEP) - start];
  if (changed < 0 || !changesAt(changed)) return [];
  while (changed - unchanged > 1) {
    const middle = (unchanged + changed) >> 1;
    if (changesAt(middle)) changed = middle;
    else unchanged = middle;
  }
  const value = valueAt(changed);
  const winner = firstIf(value);
  const share = likely.filter((euros) => (euros - value) * towards >= -LEAD).length / likely.length;
  if (winner === null) return [];
  // «Si ves el Acer por 1370 € o más, elige el ASUS», which costs 1600 €, is no advice.
  if (worse && (list.columns.price[winner] ?? 0) > value) return [];
  const isSeenAlready = worse && laptop.cost.seenEur + licenceEur >= value;
  if (isSeenAlready || Math.abs(value / totalCost(laptop) - 1) < MIN_CHANGE) return [];
  return [{ figure: 'cost', row, winner, value, share, before: valueAt(changed - 1) }];
}

/** Whether the tipping point is the same if all laptops are ranked again; overwrites `scratch`. */
function isConfirmed({ row, winner, value, before }: CostTippingPoint, list: Shortlist, scratch: Scratch): boolean {
  const { laptops } = list.columns;
  const ranked = rankedAt(list, row, scratch);
  const isFirst = (one: number, euros: number): boolean => {
    const again = ranked(euros).list;
    return again.columns.laptops[again.best ?? -1]?.id === laptops[one]?.id;
  };
  return isFirst(winner, value) && isFirst(row, before) !== (winner === row);
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
        const firstAt = (one: number) => firstWith(uncertain.utilityWith(one), withFigure(laptop, figure, one));
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
