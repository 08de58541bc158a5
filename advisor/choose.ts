/**
 * Chooses the cards: the best, the cheapest that retains most of its benefit, and one that offers something else.
 * Each chassis appears once, with its highest ranked configuration. Dominated laptops are never chosen, nor laptops
 * without any gain over the best.
 *
 * The order (the best, then roles by utility, then the rest) and the one-sided gain of `different` ensure that a
 * shown laptop never moves back when it gets cheaper; the proof is in docs/decisions/002-advisor.md.
 */
import type { Role } from '../contract/facts.ts';
import { FIRST_ANSWER_COUNT } from '../contract/recommendations.ts';
import { isDominated } from './dominance.ts';
import { gainOver } from './gain.ts';
import { bestRows } from './ranking.ts';
import { qualityOf, ranksBefore, type Shortlist } from './shortlist.ts';
import { findSpanishOffer } from './spanish-offer.ts';
import { comparedCriteria } from './target.ts';
import { changesAgainst, isGain } from './changes.ts';

/** Maximum losses as shares of the best card's value: of benefit for both other roles, of utility for `different`. */
const MAX_BENEFIT_LOSS = 0.15;
const MAX_UTILITY_LOSS = 0.12;

/** A saver must save at least this share and this amount. */
const MIN_SAVING_SHARE = 0.1;
const MIN_SAVING_EUR = 30;

const MIN_GAIN = 0.03;

/** Rows examined to fill the remaining cards; multiplied until they are enough. */
const FILLER_LOOKAHEAD = 64;
const FILLER_LOOKAHEAD_GROWTH = 8;

export interface Card {
  row: number;
  role: Role | null;
  /** Set only for the last of «more options», which may be dominated. */
  dominatedBy?: number | null;
}

/** @returns whether a row gains something over the best on a criterion of the target, price included */
function gainOnTarget(list: Shortlist, best: number): (row: number) => boolean {
  const { columns, needs } = list;
  const bestLaptop = columns.laptops[best];
  const criteria = comparedCriteria(needs);
  return (row) => {
    const laptop = columns.laptops[row];
    if (!laptop || !bestLaptop) return false;
    return changesAgainst(laptop, bestLaptop, criteria, list).some(isGain);
  };
}

/** Whether the row is the highest ranked of its chassis, and the best card has another chassis. */
function representsOtherChassis({ columns, bestOfChassis }: Shortlist, row: number, best: number): boolean {
  const chassis = columns.chassis[row] ?? 0;
  return bestOfChassis[chassis] === row && chassis !== columns.chassis[best];
}

const minBenefit = (list: Shortlist, best: number): number =>
  (list.benefit[best] ?? 0) - MAX_BENEFIT_LOSS * qualityOf(list, best);

function findSaver(list: Shortlist, best: number): number | null {
  const { rows, benefit, columns } = list;
  const bestPrice = columns.price[best] ?? 0;
  const least = minBenefit(list, best);
  const highestPrice = Math.min(bestPrice * (1 - MIN_SAVING_SHARE), bestPrice - MIN_SAVING_EUR);
  for (const row of rows) {
    if ((columns.price[row] ?? 0) > highestPrice) return null;
    if ((benefit[row] ?? 0) < least || !representsOtherChassis(list, row, best)) continue;
    if (!isDominated(list, row)) return row;
  }
  return null;
}

/** Of the laptops nearly as good as the best, the one with the largest gain; ties go to the higher ranked. */
function findDifferent(list: Shortlist, best: number, gains: (row: number) => boolean): number | null {
  const { utility, benefit, bestOfChassis } = list;
  const leastUtility = (utility[best] ?? 0) - MAX_UTILITY_LOSS * qualityOf(list, best);
  const leastBenefit = minBenefit(list, best);
  const gainOf = gainOver(list, best);
  const candidates = Array.from(
    bestOfChassis.filter(
      (row) => row >= 0 && row !== best && (utility[row] ?? 0) >= leastUtility && (benefit[row] ?? 0) >= leastBenefit,
    ),
    (row) => ({ row, gain: gainOf(row) }),
  )
    .filter(({ gain }) => gain >= MIN_GAIN)
    .toSorted((a, b) => b.gain - a.gain || (ranksBefore(utility, a.row, b.row) ? -1 : 1));
  return candidates.find(({ row }) => gains(row) && !isDominated(list, row))?.row ?? null;
}

/** The highest ranked other laptops; if the best configuration of a chassis gains nothing, the best one that does. */
function findFillers(
  list: Shortlist,
  taken: readonly number[],
  count: number,
  gains: (row: number) => boolean,
): number[] {
  const { columns, rows } = list;
  const chassisOf = (row: number): number => columns.chassis[row] ?? 0;
  let fillers: number[] = [];
  for (let lookahead = FILLER_LOOKAHEAD; fillers.length < count; lookahead *= FILLER_LOOKAHEAD_GROWTH) {
    const examined = bestRows(list, lookahead);
    const takenChassis = new Set(taken.map(chassisOf));
    fillers = [];
    for (const row of examined) {
      if (fillers.length === count) break;
      if (takenChassis.has(chassisOf(row)) || !gains(row) || isDominated(list, row)) continue;
      fillers.push(row);
      takenChassis.add(chassisOf(row));
    }
    if (examined.length === rows.length) break;
  }
  return fillers;
}

/** Adds a leader that is not shown first, if it gains something. */
function withLeader(
  roles: readonly Card[],
  { columns, leader }: Shortlist,
  best: number,
  gains: (row: number) => boolean,
): Card[] {
  const isShown = leader === null || leader === best || roles.some(({ row }) => row === leader);
  if (isShown || !gains(leader) || columns.chassis[leader] === columns.chassis[best]) return [...roles];
  return [...roles, { row: leader, role: null }];
}

/** @returns up to three cards in display order; empty if nothing qualifies */
export function chooseCards(list: Shortlist): Card[] {
  const { best } = list;
  if (best === null) return [];
  const gains = gainOnTarget(list, best);
  const saver = findSaver(list, best);
  const different = findDifferent(list, best, gains);
  const roles: Card[] = [];
  if (saver !== null) roles.push({ row: saver, role: 'saver' });
  if (different !== null && different !== saver) roles.push({ row: different, role: 'different' });
  const others = withLeader(roles, list, best, gains).toSorted((a, b) =>
    ranksBefore(list.utility, a.row, b.row) ? -1 : 1,
  );
  const shown = [{ row: best, role: 'best' } as const, ...others].slice(0, FIRST_ANSWER_COUNT);
  const fillers = findFillers(
    list,
    shown.map(({ row }) => row),
    FIRST_ANSWER_COUNT - shown.length,
    gains,
  );
  const cards: Card[] = [...shown, ...fillers.map((row) => ({ row, role: null }))];
  const spanish = findSpanishOffer(
    list,
    cards.map(({ row }) => row),
    gains,
  );
  return spanish === null ? cards : [...cards.slice(0, FIRST_ANSWER_COUNT - 1), { row: spanish, role: null }];
}
