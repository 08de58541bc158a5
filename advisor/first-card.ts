/**
 * Which of the best laptops is shown first when the error of a price or an unknown figure decides. A price that a Spanish
 * shop asked lately tells more than one of another country, and that more than an old one, whose laptop may no longer be
 * sold; and who asks for little weight is better served by a laptop whose weight is known.
 */
import { totalCost } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { ATTRIBUTES, measure, possibleValues } from './attributes.ts';
import { isDominated } from './dominance.ts';
import type { Needs } from './needs.ts';
import { utilityPerEuro } from './score.ts';
import { qualityOf, ranksBefore, type Shortlist } from './shortlist.ts';
import { expectedValue, valueCurve } from './value.ts';

const MONTHS = { recent: 12, old: 15 } as const;

/** Share of its quality that a laptop with an old price may lose to one that is surely still on sale. */
const WORTH_OF_ON_SALE = 0.3;

/** Weight from which it matters that a figure is known. */
const MIN_WEIGHT = 0.06;

/** In the order of their importance: a price not older than 15 months, known figures, a Spanish price of the year. */
const RELIABILITY = { priced: 4, known: 2, spanish: 1 } as const;

function reliabilityOf(laptop: Laptop, { targets, weights }: Needs): number {
  const { priceBasis, cost } = laptop;
  const isPriced = !cost.doubtful && cost.months <= MONTHS.old;
  const isKnown = ATTRIBUTES.every(
    (attribute) =>
      measure(laptop, attribute) !== null || (weights[attribute] < MIN_WEIGHT && targets[attribute].floor === null),
  );
  const isSpanish = isPriced && priceBasis === 'listed-es' && cost.months <= MONTHS.recent;
  return (
    Number(isPriced) * RELIABILITY.priced +
    Number(isKnown) * RELIABILITY.known +
    Number(isSpanish) * RELIABILITY.spanish
  );
}

/** @returns the utility that a laptop loses if each unknown figure is the worst of the likely ones */
function unknownRisk(laptop: Laptop, needs: Needs): number {
  return ATTRIBUTES.reduce((sum, attribute) => {
    const possible = possibleValues(laptop, attribute);
    if (possible.length < 2) return sum;
    const curve = valueCurve(attribute, needs.targets[attribute].triple);
    return sum + needs.weights[attribute] * (expectedValue(curve, possible) - Math.min(...possible.map(curve)));
  }, 0);
}

/**
 * @returns the same shortlist with the laptop to show first as its best: the most reliable of those that rank no lower
 * than the errors of the leader explain (an old price: than a laptop surely on sale is worth)
 */
export function withFirstCard(list: Shortlist): Shortlist {
  const { columns, rows, utility, answers, needs, leader } = list;
  const leading = columns.laptops[leader ?? -1];
  if (leader === null || !leading) return list;
  const priceError = utilityPerEuro(answers.budget) * totalCost(leading) * leading.cost.spread;
  const error = priceError + unknownRisk(leading, needs);
  const leaderReliability = reliabilityOf(leading, needs);
  const isOnSale = leaderReliability >= RELIABILITY.priced;
  const least =
    (utility[leader] ?? 0) - (isOnSale ? error : Math.max(error, WORTH_OF_ON_SALE * qualityOf(list, leader)));
  let best = leader;
  let bestReliability = leaderReliability;
  for (const row of rows) {
    const laptop = columns.laptops[row];
    if (!laptop || (utility[row] ?? 0) < least) continue;
    const reliability = reliabilityOf(laptop, needs);
    const isBetter = reliability === bestReliability ? ranksBefore(utility, row, best) : reliability > bestReliability;
    if (!isBetter || isDominated(list, row)) continue;
    best = row;
    bestReliability = reliability;
  }
  return { ...list, best };
}
