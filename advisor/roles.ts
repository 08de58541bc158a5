/**
 * The cards with roles: the best, a cheaper one that still does everything, one that is better in what was asked for,
 * and where one of these is missing, one of another kind. Each role is found without regard to the others, so that a
 * shown laptop never moves back when it gets cheaper (docs/decisions/002-advisor.md).
 */
import type { Role } from '../contract/facts.ts';
import { FIRST_ANSWER_COUNT } from '../contract/recommendations.ts';
import { ATTRIBUTES } from './attributes.ts';
import { changesAgainst, isGain, isPrice } from './changes.ts';
import type { Columns } from './columns.ts';
import { WORTH_A_LINE } from './differences.ts';
import { isDominated } from './dominance.ts';
import { againstPriority } from './first-card.ts';
import { isLikelyOverBudget } from './prices.ts';
import { bestRows } from './ranking.ts';
import { isCapable, utilityPerEuro } from './score.ts';
import { qualityOf, ranksBefore, type Shortlist, valueOfRow } from './shortlist.ts';
import { comparedCriteria, isAttribute, mostAsked } from './target.ts';

/** Maximum losses as shares of the best card's value: of benefit for the saver, of utility for the others. */
const MAX_BENEFIT_LOSS = 0.15;
const MAX_UTILITY_LOSS = 0.12;

/** A saver must save at least this share and this amount. */
const MIN_SAVING_SHARE = 0.1;
const MIN_SAVING_EUR = 30;

/** In weighted value. */
const MIN_GAIN = 0.03;
const OTHER_SIZE_GAIN = 0.04;
const OTHER_SYSTEM_GAIN = 0.03;

export interface Card {
  row: number;
  role: Role | null;
  /** Set only for the last of «more options», which may be dominated. */
  dominatedBy?: number | null;
}

/** What the other cards are chosen by. */
export interface Choice {
  list: Shortlist;
  best: number;
  /** As the function of this name, computed once for each count. */
  bestRows: (count: number) => Int32Array;
  /**
   * Whether a row has another chassis than the best and all of `taken`, is not dominated, and gains something over the
   * best on a criterion of the target, price included.
   */
  isEligible: (row: number, taken?: readonly Card[]) => boolean;
  /** Whether a row may stand beside the best: capable if that is, and not below the minimum of a priority. */
  serves: (row: number) => boolean;
  /** Whether its price is probably within the budget. */
  isAffordable: (row: number) => boolean;
}

export function choiceFor(list: Shortlist, best: number): Choice {
  const { columns, answers, needs, missed } = list;
  const bestLaptop = columns.laptops[best];
  const criteria = comparedCriteria(needs);
  const chassisOf = (row: number): number => columns.chassis[row] ?? 0;
  const gains = (row: number): boolean => {
    const laptop = columns.laptops[row];
    if (!laptop || !bestLaptop) return false;
    return changesAgainst(laptop, bestLaptop, criteria, list).some(isGain);
  };
  const isAgainst = againstPriority(list);
  const isLikelyOver = (row: number): boolean => {
    const laptop = columns.laptops[row];
    return !!laptop && isLikelyOverBudget(laptop, answers);
  };
  const ranked = new Map<number, Int32Array>();
  return {
    list,
    best,
    bestRows(count) {
      const rows = ranked.get(count) ?? bestRows(list, count);
      ranked.set(count, rows);
      return rows;
    },
    isEligible: (row, taken = []) =>
      ![best, ...taken.map((card) => card.row)].some((other) => chassisOf(other) === chassisOf(row)) &&
      gains(row) &&
      !isDominated(list, row),
    serves: (row) => (isCapable(missed[row] ?? 0) || !isCapable(missed[best] ?? 0)) && !isAgainst(row),
    isAffordable: (row) => !isLikelyOver(row),
  };
}

const minBenefit = (list: Shortlist, best: number): number =>
  (list.benefit[best] ?? 0) - MAX_BENEFIT_LOSS * qualityOf(list, best);

export const minUtility = (list: Shortlist, best: number, share = MAX_UTILITY_LOSS): number =>
  (list.utility[best] ?? 0) - share * qualityOf(list, best);

/** @returns the highest price that is clearly lower */
const highestSaving = (price: number): number => Math.min(price * (1 - MIN_SAVING_SHARE), price - MIN_SAVING_EUR);

/** The cheapest that is clearly cheaper and keeps most of the benefit. */
function findSaver({ list, best, serves, isEligible }: Choice): number | null {
  const { rows, benefit, columns, bestOfChassis } = list;
  const bestPrice = columns.price[best] ?? 0;
  const least = minBenefit(list, best);
  const highestPrice = highestSaving(bestPrice);
  for (const row of rows) {
    if ((columns.price[row] ?? 0) > highestPrice) return null;
    if ((benefit[row] ?? 0) < least || bestOfChassis[columns.chassis[row] ?? 0] !== row) continue;
    if (serves(row) && isEligible(row)) return row;
  }
  return null;
}

/** @returns of the laptops nearly as good as the best, the one with the highest score; ties go to the higher ranked */
function findNear(
  { list, best, serves, isAffordable, isEligible }: Choice,
  scoreOf: (row: number) => number | null,
): number | null {
  const { utility, benefit, bestOfChassis } = list;
  const [leastUtility, leastBenefit] = [minUtility(list, best), minBenefit(list, best)];
  const candidates: { row: number; score: number }[] = [];
  for (const row of bestOfChassis) {
    if (row < 0 || (utility[row] ?? 0) < leastUtility || (benefit[row] ?? 0) < leastBenefit) continue;
    const score = scoreOf(row);
    if (score !== null) candidates.push({ row, score });
  }
  return (
    candidates
      .toSorted((a, b) => b.score - a.score || (ranksBefore(utility, a.row, b.row) ? -1 : 1))
      .find(({ row }) => isAffordable(row) && serves(row) && isEligible(row))?.row ?? null
  );
}

/** The one with more of what was asked for most, for what it costs. */
function findBetter(choice: Choice): number | null {
  const { list, best } = choice;
  const { columns, needs, answers } = list;
  const asked = mostAsked(needs).filter(isAttribute);
  const perEuro = utilityPerEuro(answers.budget);
  const notices = (row: number): boolean => {
    const [laptop, bestLaptop] = [columns.laptops[row], columns.laptops[best]];
    return !!laptop && !!bestLaptop && changesAgainst(laptop, bestLaptop, asked, list).some(isGain);
  };
  return findNear(choice, (row) => {
    const gain = asked.reduce(
      (sum, attribute) => sum + valueOfRow(list, row, attribute) - valueOfRow(list, best, attribute),
      0,
    );
    return gain >= MIN_GAIN && notices(row) ? gain - perEuro * (columns.price[row] ?? 0) : null;
  });
}

/** Maximum loss of utility of a card without a role, as a share of the best's value. */
const MAX_OTHER_LOSS = 0.4;

/** @returns whether somebody might choose a row instead of the best: it saves, or gains something that is noticed */
export function isWorthwhile({ list, best }: Choice): (row: number) => boolean {
  const { columns, utility } = list;
  const criteria = comparedCriteria(list.needs);
  const least = minUtility(list, best, MAX_OTHER_LOSS);
  const bestPrice = columns.price[best] ?? 0;
  const saves = (row: number): boolean => (columns.price[row] ?? 0) <= highestSaving(bestPrice);
  const gains = (row: number): boolean => {
    const [laptop, bestLaptop] = [columns.laptops[row], columns.laptops[best]];
    const changes = laptop && bestLaptop ? changesAgainst(laptop, bestLaptop, criteria, list) : [];
    return changes.some((change) => !isPrice(change) && change.gain >= WORTH_A_LINE);
  };
  return (row) => (utility[row] ?? 0) >= least && (saves(row) || gains(row));
}

/** @returns the weighted value that a row has more than `best`; what it has less of is not subtracted */
function gainOver(list: Shortlist, best: number): (row: number) => number {
  const { columns } = list;
  const kindGain = kindGains(columns, best);
  return (row) => {
    let gain = kindGain[columns.kind[row] ?? 0] ?? 0;
    for (const attribute of ATTRIBUTES)
      gain += Math.max(0, valueOfRow(list, row, attribute) - valueOfRow(list, best, attribute));
    return gain;
  };
}

function kindGains({ kinds, kind }: Columns, best: number): Float64Array {
  const own = kinds[kind[best] ?? 0];
  return Float64Array.from(
    kinds,
    ({ system, size }) => (system === own?.system ? 0 : OTHER_SYSTEM_GAIN) + (size === own?.size ? 0 : OTHER_SIZE_GAIN),
  );
}

/** The one with the most of what the best lacks. */
function findDifferent(choice: Choice): number | null {
  const gainOf = gainOver(choice.list, choice.best);
  return findNear(choice, (row) => {
    const gain = gainOf(row);
    return gain >= MIN_GAIN ? gain : null;
  });
}

/** @returns the cards with roles, the best first */
export function withRoles(choice: Choice): readonly Card[] {
  const { list, best } = choice;
  const saver = findSaver(choice);
  const better = findBetter(choice);
  const wanted: Card[] = [];
  if (saver !== null) wanted.push({ row: saver, role: 'saver' });
  if (better !== null && better !== saver) wanted.push({ row: better, role: 'better' });
  const cards: Card[] = [
    { row: best, role: 'best' },
    ...wanted.toSorted((a, b) => (ranksBefore(list.utility, a.row, b.row) ? -1 : 1)),
  ];
  const different = cards.length < FIRST_ANSWER_COUNT ? findDifferent(choice) : null;
  if (different === null || cards.some(({ row }) => row === different)) return cards;
  return [...cards, { row: different, role: 'different' }];
}
