/** What another card has to be beside the best: fit for what was asked for, a choice for somebody, and sure enough. */
import { systemOf } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, measure } from './attributes.ts';
import { cardChanges, changesAgainst, isGain, isPrice } from './changes.ts';
import { WORTH_A_LINE } from './differences.ts';
import { isDominated } from './dominance.ts';
import { againstPriority } from './first-card.ts';
import type { Change } from './statements.ts';
import { isLikelyOverBudget, isSpanishOffer } from './prices.ts';
import { rowsBetween } from './ranking.ts';
import { isPriced } from './reliability.ts';
import { isCapable } from './score.ts';
import { qualityOf, type Shortlist, valueOfRow, worthOfSeen } from './shortlist.ts';
import { askedAttributes, comparedCriteria, valuedAttributes } from './target.ts';

/** Maximum loss of utility of a card with a role, as a share of the best card's value. */
const MAX_UTILITY_LOSS = 0.12;

/** Maximum loss in the attributes of the priorities, in weighted value, as a share of the best card's value. */
const MAX_PRIORITY_LOSS = 0.08;

/** A cheaper laptop must save at least this share and this amount. */
const MIN_SAVING_SHARE = 0.1;
const MIN_SAVING_EUR = 30;

interface Row {
  row: number;
}

export interface Choice {
  list: Shortlist;
  best: number;
  /**
   * The rows after the `from` highest ranked ones, up to at least `to`, in the order of cards without a role: by utility,
   * where what is lost of the priorities beyond the allowed loss counts twice, and a laptop seen in Spain may be a
   * little worse; of equal ones the cheaper first. Computed once for each `to`.
   */
  suitableRows: (from: number, to: number) => readonly number[];
  /**
   * Whether a row is not dominated, has another chassis than all that are shown, and gains something that its card
   * names over each of them, or is surer.
   */
  isEligible: (row: number, shown?: readonly Row[]) => boolean;
  /** Whether a row has a known figure of a priority that another has not, or was seen in Spain and the other was not. */
  isSurer: (row: number, than: number) => boolean;
  /** Whether a row loses little of what was asked for against the best. */
  keepsPriorities: (row: number) => boolean;
  /** Whether a row is clearly cheaper than another, the best if omitted. */
  saves: (row: number, than?: number) => boolean;
  /** Whether a row may stand beside the best: capable if that is, and not below the minimum of a priority. */
  serves: (row: number) => boolean;
  /** Whether its price is probably within the budget. */
  isAffordable: (row: number) => boolean;
  /** Whether its price is fresh enough, unless the best's is not. */
  isOnSale: (row: number) => boolean;
  /**
   * Whether a row is probably still sold, with a known system, known figures of the priorities and enough memory, each
   * unless the best lacks it too.
   */
  isKnown: (row: number) => boolean;
  /** Whether a row is as sure a choice as the best: known, and offered in Spain unless the best is not. */
  isSound: (row: number) => boolean;
}

/** Whether a laptop has a known figure of a priority that the other has not. */
const knowsMore = (laptop: Laptop, other: Laptop, asked: readonly Attribute[]): boolean =>
  asked.some((attribute) => measure(laptop, attribute) !== null && measure(other, attribute) === null);

/** Whether a laptop was seen in Spain and the other only abroad. */
const isNearer = (laptop: Laptop, other: Laptop): boolean => isSpanishOffer(laptop) && !isSpanishOffer(other);

const isAsKnown = (laptop: Laptop, best: Laptop, asked: readonly Attribute[]): boolean =>
  (systemOf(laptop) !== 'unknown' || systemOf(best) === 'unknown') && !knowsMore(best, laptop, asked);

export function choiceFor(list: Shortlist, best: number): Choice {
  const { columns, answers, needs, missed, tables } = list;
  const asked = askedAttributes(needs);
  const compare =
    (holds: (laptop: Laptop, other: Laptop) => boolean) =>
    (row: number, than: number): boolean => {
      const [laptop, other] = [columns.laptops[row], columns.laptops[than]];
      return !!laptop && !!other && holds(laptop, other);
    };
  const gains = compare((laptop, other) => cardChanges(laptop, other, list).some(isGain));
  const isNear = compare(isNearer);
  const knows = compare((laptop, other) => knowsMore(laptop, other, asked));
  const isSurer = (row: number, than: number): boolean => knows(row, than) || isNear(row, than);
  const isOnSale = compare((laptop, other) => isPriced(laptop) || !isPriced(other));
  const hasFigures = compare((laptop, other) => isAsKnown(laptop, other, asked));
  const lacksMemory = (row: number): boolean => (tables.lacks[columns.codes.ram[row] ?? 0] ?? 0) > 0;
  const isAgainst = againstPriority(list);
  const suitable = new Map<number, readonly number[]>();
  const valued = valuedAttributes(needs);
  const mostLost = MAX_PRIORITY_LOSS * qualityOf(list, best);
  const lostOf = (row: number, attribute: Attribute): number =>
    Math.max(0, valueOfRow(list, best, attribute) - valueOfRow(list, row, attribute));
  const lossOf = (row: number): number => valued.reduce((lost, attribute) => lost + lostOf(row, attribute), 0);
  const suitability = (row: number): number =>
    (list.utility[row] ?? 0) + worthOfSeen(list, row, best) - Math.max(0, lossOf(row) - mostLost);
  const isKnown = (row: number): boolean =>
    isOnSale(row, best) && hasFigures(row, best) && (!lacksMemory(row) || lacksMemory(best));
  return {
    list,
    best,
    suitableRows(from, to) {
      const known = suitable.get(to);
      if (known) return known;
      const suited = Array.from(rowsBetween(list, from, to), (row) => ({ row, suits: suitability(row) }));
      const rows = suited.toSorted((a, b) => b.suits - a.suits).map(({ row }) => row);
      suitable.set(to, rows);
      return rows;
    },
    isEligible: (row, shown = [{ row: best }]) =>
      shown.every(({ row: other }) => columns.chassis[row] !== columns.chassis[other]) &&
      shown.every(({ row: other }) => gains(row, other) || isSurer(row, other)) &&
      !isDominated(list, row),
    isSurer,
    keepsPriorities: (row) => lossOf(row) <= mostLost,
    saves: (row, than = best) => (columns.price[row] ?? 0) <= highestSaving(columns.price[than] ?? 0),
    serves: (row) => (isCapable(missed[row] ?? 0) || !isCapable(missed[best] ?? 0)) && !isAgainst(row),
    isAffordable(row) {
      const laptop = columns.laptops[row];
      return !laptop || !isLikelyOverBudget(laptop, answers);
    },
    isOnSale: (row) => isOnSale(row, best),
    isKnown,
    isSound: (row) => isKnown(row) && !isNear(best, row),
  };
}

/** @param share of the best card's value that may be lost; that of a card with a role if omitted */
export const minUtility = (list: Shortlist, best: number, share = MAX_UTILITY_LOSS): number =>
  (list.utility[best] ?? 0) - share * qualityOf(list, best);

/** @returns the highest price that is clearly lower */
export const highestSaving = (price: number): number =>
  Math.min(price * (1 - MIN_SAVING_SHARE), price - MIN_SAVING_EUR);

type Adds = (row: number, shown: readonly Row[]) => boolean;

/**
 * `differs`: whether somebody might choose a row instead of each card, because it saves or gains something that is
 * noticed. `adds`: the same, where one that saves against the best is enough.
 */
export function addedBy({ list, best, saves }: Choice): Record<'adds' | 'differs', Adds> {
  const { columns } = list;
  const criteria = [...comparedCriteria(list.needs), ...valuedAttributes(list.needs)];
  const changes = (row: number, than: number): Change[] => {
    const [laptop, other] = [columns.laptops[row], columns.laptops[than]];
    return laptop && other ? changesAgainst(laptop, other, criteria, list) : [];
  };
  const excels = (row: number, than: number): boolean =>
    changes(row, than).some((change) => !isPrice(change) && change.gain >= WORTH_A_LINE);
  const differs: Adds = (row, shown) => shown.every(({ row: other }) => saves(row, other) || excels(row, other));
  return {
    differs,
    adds: (row, shown) => differs(row, shown) && (!shown.some(({ row: other }) => saves(other)) || excels(row, best)),
  };
}
