/**
 * Chooses the first card among the best laptops. One that is below the minimum of a priority, or that may no longer be
 * sold, gives way to one that is nearly as good. Then the most reliable one is first (`reliability.ts`): users who ask
 * for a low weight are better served by a laptop with a known weight, and by a price of a Spanish shop.
 */
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { possibleValues } from './attributes.ts';
import { isDominated } from './dominance.ts';
import type { Needs } from './needs.ts';
import { isCapable, utilityPerEuro } from './score.ts';
import { gradeOf, HIGHEST_GRADE, isPriced, reliabilityFor, unknownAsked, unknownDecisive } from './reliability.ts';
import { qualityOf, ranksBefore, type Shortlist, valueOfRow } from './shortlist.ts';
import { askedAttributes } from './target.ts';
import { expectedValue, valueCurve } from './value.ts';

/** Share of its quality that a laptop with an old price may lose to one that is certainly still on sale. */
const WORTH_OF_ON_SALE = 0.3;

/** The same to one that is not below the minimum of a priority. */
const WORTH_OF_PRIORITIES = 0.2;

/** The same to one with good graphics, if a purpose depends on them. */
const WORTH_OF_GRAPHICS = 0.1;

const GRAPHICS = ['gpu', 'creation'] as const;

/** The same to a more reliable one, if errors explain no more. */
const WORTH_OF_RELIABILITY = 0.05;

/** Shares of the value of what the priorities ask for that these steps may cost; `dearer`: if they also cost money. */
const ASKED = { forGraphics: 0.12, forReliability: 0.05, dearer: 0.03 } as const;

/**
 * How much larger these shares are for each priority that is unknown of the leader, and if Spain has not seen it and no
 * priority asks for what it has more of.
 */
const MORE = { unknown: 0.02, abroad: 0.1 } as const;

/** Share of the price that a laptop of another line may cost more if it is better only in how many figures are known. */
const MAX_DEARER = 0.1;

/** @returns the utility that a laptop loses if each unknown figure that decides has its worst likely value */
function unknownRisk(laptop: Laptop, needs: Needs): number {
  return unknownDecisive(laptop, needs).reduce((sum, attribute) => {
    const possible = possibleValues(laptop, attribute);
    if (possible.length < 2) return sum;
    const curve = valueCurve(attribute, needs.targets[attribute].triple);
    return sum + needs.weights[attribute] * (expectedValue(curve, possible) - Math.min(...possible.map(curve)));
  }, 0);
}

/** @returns the utility that the errors of its price and of its unknown figures explain */
function errorOf({ columns, answers, needs }: Shortlist, row: number): number {
  const laptop = columns.laptops[row];
  if (!laptop) return 0;
  return utilityPerEuro(answers.budget) * totalCost(laptop) * laptop.cost.spread + unknownRisk(laptop, needs);
}

/** @returns whether the laptop of a row probably stays below the minimum of a chosen priority */
export function againstPriority({ columns, needs }: Shortlist): (row: number) => boolean {
  const lacking = askedAttributes(needs).map((attribute) => {
    const { start, possible } = columns.values[attribute];
    const curve = valueCurve(attribute, needs.targets[attribute].triple);
    const isBelow = possible.map((values) => values.length > 0 && expectedValue(curve, values) < 0);
    return { isBelow, start, codes: columns.codes[attribute] };
  });
  return (row) => lacking.some(({ isBelow, start, codes }) => isBelow[(codes[row] ?? start) - start]);
}

const isOnSale = ({ columns }: Shortlist, row: number): boolean => {
  const laptop = columns.laptops[row];
  return !!laptop && isPriced(laptop);
};

/** @returns whether a row has less than good graphics for a purpose that depends on them */
function lacksGraphics({ columns, needs, tables }: Shortlist): (row: number) => boolean {
  const needed = GRAPHICS.filter((attribute) => needs.targets[attribute].floor !== null);
  return (row) => needed.some((attribute) => (tables.lacks[columns.codes[attribute][row] ?? 0] ?? 0) > 0);
}

/**
 * @param fails whether a row fails what was asked for
 * @param worth share of its quality that the leader may lose to a row that does not fail
 * @returns the highest ranked capable row that does not fail, if it is nearly as good; else the leader
 */
function leaderWithout(list: Shortlist, leader: number, fails: (row: number) => boolean, worth: number): number {
  const { bestOfChassis, missed, utility } = list;
  if (!fails(leader)) return leader;
  const least = (utility[leader] ?? 0) - worth * qualityOf(list, leader);
  let best: number | null = null;
  for (const row of bestOfChassis) {
    if (row < 0 || (utility[row] ?? 0) < least || !isCapable(missed[row] ?? 0)) continue;
    if (best !== null && !ranksBefore(utility, row, best)) continue;
    if (!fails(row) && !isDominated(list, row)) best = row;
  }
  return best ?? leader;
}

/**
 * @param highest the highest grade that there is: no other laptop of it is graded but those that rank before
 * @param accepts whether a laptop may replace the one in `start`
 * @returns of the rows within `loss` of the utility of `start`, the best one of the highest grade that is not
 *   dominated; of each chassis the shown row, unless a sister has a higher grade
 */
function bestGraded(
  list: Shortlist,
  start: number,
  loss: number,
  gradeFor: (laptop: Laptop) => number,
  highest: number,
  accepts: (row: number) => boolean,
): number {
  const { columns, rows, bestOfChassis, utility } = list;
  const least = (utility[start] ?? 0) - loss;
  const gradeAt = (row: number): number => {
    const laptop = columns.laptops[row];
    return !laptop || (utility[row] ?? 0) < least ? -Infinity : gradeFor(laptop);
  };
  let best = start;
  let bestGrade = -Infinity;
  for (const row of rows) {
    if ((utility[row] ?? 0) < least || (bestGrade === highest && !ranksBefore(utility, row, best))) continue;
    const grade = gradeAt(row);
    const shown = bestOfChassis[columns.chassis[row] ?? 0] ?? -1;
    if (shown !== row && gradeAt(shown) >= grade) continue;
    const isBetter = grade === bestGrade ? ranksBefore(utility, row, best) : grade > bestGrade;
    if (!isBetter || !accepts(row) || isDominated(list, row)) continue;
    best = row;
    bestGrade = grade;
  }
  return best;
}

/**
 * @param worth share of the value of what the priorities ask for that a row may lose
 * @param ofDearer the same of one that costs more
 * @returns whether a row has nearly as much of what the priorities ask for as `start`
 */
function keepsAsked(list: Shortlist, start: number, worth: number, ofDearer: number): (row: number) => boolean {
  const { columns, needs } = list;
  const asked = askedAttributes(needs);
  const valueOf = (row: number): number => asked.reduce((sum, attribute) => sum + valueOfRow(list, row, attribute), 0);
  const whole = asked.reduce((sum, attribute) => sum + needs.weights[attribute], 0);
  const [own, price] = [valueOf(start), columns.price[start] ?? 0];
  return (row) => valueOf(row) >= own - ((columns.price[row] ?? 0) > price ? ofDearer : worth) * whole;
}

/** @returns how much more may be lost to a laptop that is more reliable than the leader */
function moreFor(leader: Laptop | undefined, needs: Needs): number {
  if (!leader) return 0;
  const isAbroad = leader.priceBasis !== 'listed-es' && askedAttributes(needs).length === 0;
  return unknownAsked(leader, needs).length * MORE.unknown + (isAbroad ? MORE.abroad : 0);
}

/** @returns the same shortlist, with the laptop to show first as `best` */
export function withFirstCard(list: Shortlist): Shortlist {
  if (list.leader === null) return list;
  const isAgainst = againstPriority(list);
  const suited = leaderWithout(list, list.leader, isAgainst, WORTH_OF_PRIORITIES);
  const worth = Math.max(errorOf(list, suited), WORTH_OF_ON_SALE * qualityOf(list, suited));
  const current = isOnSale(list, suited)
    ? suited
    : bestGraded(
        list,
        suited,
        worth,
        (laptop) => Number(isPriced(laptop)),
        1,
        (row) => isAgainst(suited) || !isAgainst(row),
      );
  const lacks = lacksGraphics(list);
  const keepsMost = keepsAsked(list, current, ASKED.forGraphics, ASKED.forGraphics);
  const fails = (row: number): boolean => lacks(row) || isAgainst(row) || !isOnSale(list, row) || !keepsMost(row);
  const start = lacks(current) ? leaderWithout(list, current, fails, WORTH_OF_GRAPHICS) : current;
  const { chassis, laptops, price } = list.columns;
  const startLaptop = laptops[start];
  const more = moreFor(startLaptop, list.needs);
  const loss = Math.max(errorOf(list, start), (WORTH_OF_RELIABILITY + more) * qualityOf(list, start));
  const reliability = reliabilityFor(list.needs);
  const keeps = keepsAsked(list, start, ASKED.forReliability + more, ASKED.dearer + more);
  const gradeFor = (laptop: Laptop): number => gradeOf(reliability(laptop));
  const isNearlySure = !!startLaptop && gradeFor(startLaptop) >= HIGHEST_GRADE - 1;
  const mostPaid = isNearlySure ? (1 + MAX_DEARER) * (price[start] ?? 0) : Infinity;
  const accepts = (row: number): boolean =>
    keeps(row) &&
    ((price[row] ?? 0) <= mostPaid || chassis[row] === chassis[start]) &&
    (isAgainst(start) || !isAgainst(row)) &&
    (lacks(start) || !lacks(row));
  const best = bestGraded(list, start, loss, gradeFor, HIGHEST_GRADE, accepts);
  return { ...list, best };
}
