/**
 * The cards with roles: the best, a cheaper one that still does everything, one that is better in what was asked for,
 * and where one of these is missing, one of another kind. Each role is found without regard to the others, so that a
 * shown laptop never moves back when it gets cheaper (docs/decisions/002-advisor.md).
 */
import type { Role } from '../contract/facts.ts';
import { FIRST_ANSWER_COUNT } from '../contract/recommendations.ts';
import type { System } from '../catalogue/derive/laptop-kind.ts';
import { ATTRIBUTES } from './attributes.ts';
import { changesAgainst, isGain } from './changes.ts';
import { type Choice, highestSaving, minUtility } from './choice.ts';
import type { Columns } from './columns.ts';
import { utilityPerEuro } from './score.ts';
import { qualityOf, ranksBefore, type Shortlist, valueOfRow, worthOfSeen } from './shortlist.ts';
import { valuedAttributes } from './target.ts';

/** Maximum loss of benefit as a share of the best card's value. */
const MAX_BENEFIT_LOSS = 0.15;

/** In weighted value. */
const MIN_GAIN = 0.03;
const MIN_BETTER = 0.015;
const OTHER_SIZE_GAIN = 0.04;
const OTHER_SYSTEM_GAIN = 0.03;

export interface Card {
  row: number;
  role: Role | null;
  /** Set only for the last of «more options», which may be dominated. */
  dominatedBy?: number | null;
}

const minBenefit = (list: Shortlist, best: number): number =>
  (list.benefit[best] ?? 0) - MAX_BENEFIT_LOSS * qualityOf(list, best);

/**
 * @returns of the laptops nearly as good as the best, the one with the highest score, where one seen in Spain may have a
 *   little less; ties go to the higher ranked
 */
function findNear(
  { list, best, serves, isAffordable, isSound, isEligible }: Choice,
  scoreOf: (row: number) => number | null,
): number | null {
  const { utility, benefit, bestOfChassis } = list;
  const [leastUtility, leastBenefit] = [minUtility(list, best), minBenefit(list, best)];
  const candidates: { row: number; score: number }[] = [];
  for (const row of bestOfChassis) {
    if (row < 0 || (utility[row] ?? 0) < leastUtility || (benefit[row] ?? 0) < leastBenefit) continue;
    const score = scoreOf(row);
    if (score !== null) candidates.push({ row, score: score + worthOfSeen(list, row, best) });
  }
  return (
    candidates
      .toSorted((a, b) => b.score - a.score || (ranksBefore(utility, a.row, b.row) ? -1 : 1))
      .find(({ row }) => isAffordable(row) && serves(row) && isSound(row) && isEligible(row))?.row ?? null
  );
}

/** The highest ranked of those that are clearly cheaper. */
function findSaver(choice: Choice): number | null {
  const { columns, utility } = choice.list;
  const highestPrice = highestSaving(columns.price[choice.best] ?? 0);
  return findNear(choice, (row) => ((columns.price[row] ?? 0) <= highestPrice ? (utility[row] ?? 0) : null));
}

/** The one with more of what was asked for most, for what it costs. */
function findBetter(choice: Choice): number | null {
  const { list, best } = choice;
  const { columns, needs, answers } = list;
  const asked = valuedAttributes(needs);
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
    return gain >= MIN_BETTER && notices(row) ? gain - perEuro * (columns.price[row] ?? 0) : null;
  });
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

/** Systems that somebody may prefer to another: all programs run on them. */
const isPreferable = (system: System): boolean => system === 'windows' || system === 'macOS';

function kindGains({ kinds, kind }: Columns, best: number): Float64Array {
  const own = kinds[kind[best] ?? 0];
  return Float64Array.from(
    kinds,
    ({ system, size }) =>
      (system !== own?.system && isPreferable(system) ? OTHER_SYSTEM_GAIN : 0) +
      (size === own?.size ? 0 : OTHER_SIZE_GAIN),
  );
}

/** The one with the most of what the best lacks, for what it costs more. */
function findDifferent(choice: Choice): number | null {
  const { list, best } = choice;
  const { columns, answers } = list;
  const gainOf = gainOver(list, best);
  const perEuro = utilityPerEuro(answers.budget);
  const bestPrice = columns.price[best] ?? 0;
  return findNear(choice, (row) => {
    const gain = gainOf(row);
    return gain >= MIN_GAIN ? gain - perEuro * Math.max(0, (columns.price[row] ?? 0) - bestPrice) : null;
  });
}

/** @returns the cards with roles, the best first */
export function withRoles(choice: Choice): readonly Card[] {
  const { list, best } = choice;
  const saver = findSaver(choice);
  const better = findBetter(choice);
  const others: Card[] = [];
  if (saver !== null) others.push({ row: saver, role: 'saver' });
  if (better !== null && better !== saver) others.push({ row: better, role: 'better' });
  const cards: Card[] = [
    { row: best, role: 'best' },
    ...others.toSorted((a, b) => (ranksBefore(list.utility, a.row, b.row) ? -1 : 1)),
  ];
  const different = cards.length < FIRST_ANSWER_COUNT ? findDifferent(choice) : null;
  if (different === null || !choice.isEligible(different, cards)) return cards;
  return [...cards, { row: different, role: 'different' }];
}
