/**
 * Chooses the cards: the best, and then twice the laptop that adds most to what simulated buyers (`buyers.ts`) would have
 * from the cards, if each takes the one they like most. Each chassis appears once. Dominated laptops are never chosen, nor
 * laptops without any gain over a shown card. Laptops that are much worse, not capable or below the minimum of a chosen
 * priority are chosen only if no other is left, those with a weak processor or little memory only to fill the cards or
 * for a known figure.
 */
import { FIRST_ANSWER_COUNT } from '../../contract/recommendations.ts';
import { type Attribute, measure } from '../needs/attributes.ts';
import { buyerUtilities } from '../buyers.ts';
import { type Choice, choiceFor, MAX_LOSS, minUtility } from '../choice.ts';
import { bestRows } from '../ranking.ts';
import { type Card, withRoles } from '../roles.ts';
import { isCapable } from '../rank/score.ts';
import { ranksBefore, type Shortlist } from '../shortlist.ts';
import { askedAttributes } from '../explain/target.ts';

/** Number of laptops that may follow the best; those further down are hardly ever chosen. */
const CANDIDATES = 12;

/** Rows examined to find them, and first to fill the remaining cards; multiplied until the cards are full. */
const LOOKAHEAD = 128;
const LOOKAHEAD_GROWTH = 8;

/**
 * @param loss share of the best's value that may be lost
 * @returns the highest ranked rows that may stand beside the best, one of each chassis
 */
function candidates({ list, best, serves, isWeaker }: Choice, loss: number): number[] {
  const { columns, bestOfChassis, utility } = list;
  const least = minUtility(list, best, loss);
  const isNear = (row: number): boolean =>
    bestOfChassis[columns.chassis[row] ?? 0] === row && (utility[row] ?? 0) >= least && serves(row) && !isWeaker(row);
  return Array.from(bestRows(list, LOOKAHEAD).filter(isNear).subarray(0, CANDIDATES));
}

/** Fills the cards with the candidates that add most to what the buyers have from those before them. */
function withMostForBuyers(choice: Choice, shown: readonly number[], loss: number): readonly number[] {
  if (shown.length === FIRST_ANSWER_COUNT) return shown;
  const { list, best, isEligible } = choice;
  const rows = candidates(choice, loss);
  const cards = [...shown];
  const held = buyerUtilities(list, best, cards).reduce((most, own) =>
    most.map((one, at) => Math.max(one, own[at] ?? 0)),
  );
  const offers = buyerUtilities(list, best, rows);
  const gainOf = (offered: Float64Array): number =>
    offered.reduce((sum, utility, buyer) => sum + Math.max(0, utility - (held[buyer] ?? 0)), 0);
  while (cards.length < FIRST_ANSWER_COUNT) {
    const next = rows
      .map((row, index) => ({ row, offered: offers[index] ?? held, gain: gainOf(offers[index] ?? held) }))
      .toSorted((a, b) => b.gain - a.gain)
      .find(({ row }) => isEligible(row, cards));
    if (!next) break;
    cards.push(next.row);
    for (const [buyer, utility] of next.offered.entries()) held[buyer] = Math.max(held[buyer] ?? 0, utility);
  }
  return cards;
}

/**
 * Replaces the last card with a laptop nearly as good, if that has a property which no card has.
 * @param has whether a row has the property
 * @param keeps whether the cards still have the properties of earlier replacements
 */
function withOneThat(
  { list, best, serves, isEligible }: Choice,
  shown: readonly number[],
  has: (row: number) => boolean,
  keeps: (shown: readonly number[]) => boolean,
): readonly number[] {
  if (shown.some(has)) return shown;
  const { utility, bestOfChassis } = list;
  const least = minUtility(list, best, MAX_LOSS.other);
  const kept = shown.slice(0, FIRST_ANSWER_COUNT - 1);
  const row = bestOfChassis
    .filter((one) => one >= 0 && (utility[one] ?? 0) >= least && has(one))
    .toSorted((a, b) => (ranksBefore(utility, a, b) ? -1 : 1))
    .find((one) => serves(one) && isEligible(one, kept) && keeps([...kept, one]));
  return row === undefined ? shown : [...kept, row];
}

/** Ensures that the cards know each chosen priority, if one nearly as good can. */
function withKnown(choice: Choice, cards: readonly number[]): readonly number[] {
  const { columns, needs } = choice.list;
  const knows = (row: number, attribute: Attribute): boolean => {
    const laptop = columns.laptops[row];
    return !!laptop && measure(laptop, attribute) !== null;
  };
  const settled: Attribute[] = [];
  const keeps = (some: readonly number[]): boolean =>
    settled.every((attribute) => some.some((row) => knows(row, attribute)));
  let shown = cards;
  for (const attribute of askedAttributes(needs)) {
    shown = withOneThat(choice, shown, (row) => knows(row, attribute), keeps);
    if (shown.some((row) => knows(row, attribute))) settled.push(attribute);
  }
  return shown;
}

/** Fills the cards with the highest ranked rows that are accepted. */
function withRanked(
  { list, isEligible }: Choice,
  shown: readonly number[],
  accepts: (row: number) => boolean,
): number[] {
  const cards = [...shown];
  for (let count = LOOKAHEAD; cards.length < FIRST_ANSWER_COUNT; count *= LOOKAHEAD_GROWTH) {
    for (const row of bestRows(list, count)) {
      if (cards.length < FIRST_ANSWER_COUNT && accepts(row) && isEligible(row, cards)) cards.push(row);
    }
    if (count >= list.rows.length) break;
  }
  return cards;
}

/** Whether a chassis that is not shown has an accepted row. */
function isLeft({ columns, rows }: Shortlist, shown: readonly number[], accepts: (row: number) => boolean): boolean {
  const taken = new Set(shown.map((row) => columns.chassis[row]));
  return rows.some((row) => accepts(row) && !taken.has(columns.chassis[row]));
}

/** @returns up to three cards in display order; empty if nothing qualifies */
export function chooseCards(list: Shortlist): Card[] {
  const { best, missed } = list;
  if (best === null) return [];
  const choice = choiceFor(list, best);
  const { serves } = choice;
  let cards: readonly number[] = [best];
  for (const loss of [MAX_LOSS.near, MAX_LOSS.other]) cards = withMostForBuyers(choice, cards, loss);
  cards = withRanked(choice, cards, serves);
  const isAble = (row: number): boolean => isCapable(missed[row] ?? 0);
  if (!isLeft(list, cards, serves)) cards = withRanked(choice, cards, isAble);
  if (!isAble(best) && !isLeft(list, cards, isAble)) cards = withRanked(choice, cards, () => true);
  return withRoles(list, withKnown(choice, cards));
}
