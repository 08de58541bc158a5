/**
 * Chooses the first card among the best laptops if the error of a price or of an unknown figure decides. A laptop
 * with an old price may no longer be sold and gives way to the best one that is. A recent Spanish price is more
 * reliable than a foreign one, and users who ask for a low weight are better served by a laptop with a known weight.
 */
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, measure, possibleValues } from './attributes.ts';
import { isDominated } from './dominance.ts';
import type { Needs } from './needs.ts';
import { utilityPerEuro } from './score.ts';
import { qualityOf, ranksBefore, type Shortlist } from './shortlist.ts';
import { expectedValue, valueCurve } from './value.ts';

const MONTHS = { recent: 12, old: 15 } as const;

/** Share of its quality that a laptop with an old price may lose to one that is certainly still on sale. */
const WORTH_OF_ON_SALE = 0.3;

/** Minimum weight of an attribute whose figure should be known. */
const MIN_WEIGHT = 0.06;

/** By importance: a price not older than 15 months, known figures, a Spanish price of the last year. */
const RELIABILITY = { priced: 4, known: 2, spanish: 1 } as const;

const isPriced = ({ cost }: Laptop): boolean => !cost.doubtful && cost.months <= MONTHS.old;

/** @returns the attributes that count and have no known figure */
export const unknownAttributes = (laptop: Laptop, { targets, weights }: Needs): Attribute[] =>
  ATTRIBUTES.filter(
    (attribute) =>
      measure(laptop, attribute) === null && (weights[attribute] >= MIN_WEIGHT || targets[attribute].floor !== null),
  );

export type Reliability = keyof typeof RELIABILITY;

/** @returns which parts of the laptop's data are reliable */
function reliableParts(laptop: Laptop, needs: Needs): Readonly<Record<Reliability, boolean>> {
  const { priceBasis, cost } = laptop;
  const priced = isPriced(laptop);
  return {
    priced,
    known: unknownAttributes(laptop, needs).length === 0,
    spanish: priced && priceBasis === 'listed-es' && cost.months <= MONTHS.recent,
  };
}

function reliabilityOf(laptop: Laptop, needs: Needs): number {
  const { priced, known, spanish } = reliableParts(laptop, needs);
  return (
    Number(priced) * RELIABILITY.priced + Number(known) * RELIABILITY.known + Number(spanish) * RELIABILITY.spanish
  );
}

/** @returns the most important part of the data that is reliable for the best laptop and not for this one */
export function doubtAgainst(laptop: Laptop, best: Laptop, needs: Needs): Reliability | null {
  const [own, other] = [reliableParts(laptop, needs), reliableParts(best, needs)];
  return (['priced', 'known', 'spanish'] as const).find((part) => other[part] && !own[part]) ?? null;
}

/** @returns the utility that a laptop loses if each unknown figure has its worst likely value */
function unknownRisk(laptop: Laptop, needs: Needs): number {
  return ATTRIBUTES.reduce((sum, attribute) => {
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

/**
 * @returns of the rows within `loss` of the utility of `start`, the best one of the highest grade that is not
 *   dominated
 */
function bestGraded(list: Shortlist, start: number, loss: number, gradeOf: (laptop: Laptop) => number): number {
  const { columns, rows, utility } = list;
  const least = (utility[start] ?? 0) - loss;
  let best = start;
  let bestGrade = -Infinity;
  for (const row of rows) {
    const laptop = columns.laptops[row];
    if (!laptop || (utility[row] ?? 0) < least) continue;
    const grade = gradeOf(laptop);
    const isBetter = grade === bestGrade ? ranksBefore(utility, row, best) : grade > bestGrade;
    if (!isBetter || isDominated(list, row)) continue;
    best = row;
    bestGrade = grade;
  }
  return best;
}

/** @returns the same shortlist, with the laptop to show first as `best` */
export function withFirstCard(list: Shortlist): Shortlist {
  const { columns, needs, leader } = list;
  const leading = columns.laptops[leader ?? -1];
  if (leader === null || !leading) return list;
  const worth = Math.max(errorOf(list, leader), WORTH_OF_ON_SALE * qualityOf(list, leader));
  const onSale = isPriced(leading) ? leader : bestGraded(list, leader, worth, (laptop) => Number(isPriced(laptop)));
  const best = bestGraded(list, onSale, errorOf(list, onSale), (laptop) => reliabilityOf(laptop, needs));
  return { ...list, best };
}
