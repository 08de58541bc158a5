/**
 * Chooses the cards: those with roles (`roles.ts`), then the highest ranked others, first those whose data are as sure
 * as the best's and that somebody would choose instead of it. Each chassis appears once. Dominated laptops are never
 * chosen, nor laptops without any gain over a card that is shown. Cards are capable, not below the minimum of a chosen
 * priority and probably within the budget, as long as there are others.
 */
import { FIRST_ANSWER_COUNT } from '../contract/recommendations.ts';
import { type Attribute, measure } from './attributes.ts';
import { addedBy, type Choice, choiceFor, minUtility } from './choice.ts';
import { isSpanishOffer } from './prices.ts';
import { type Card, withRoles } from './roles.ts';
import { isCapable } from './score.ts';
import { ranksBefore, type Shortlist } from './shortlist.ts';
import { askedAttributes } from './target.ts';

/** Maximum loss of utility of a card that is shown because of its data, as a share of the best's value. */
const MAX_DATA_LOSS = 0.25;

/** Rows examined to fill the remaining cards; multiplied until they are enough. */
const FILLER_LOOKAHEAD = 64;
const FILLER_LOOKAHEAD_GROWTH = 8;

type Accepts = (row: number, shown: readonly Card[]) => boolean;

const both =
  (a: Accepts, b: Accepts): Accepts =>
  (row, shown) =>
    a(row, shown) && b(row, shown);

/** @returns the highest ranked other laptops that are accepted and have a least utility */
function findFillers(choice: Choice, taken: readonly Card[], accepts: Accepts, least = -Infinity): Card[] {
  const { list, isEligible } = choice;
  const cards = [...taken];
  let examined = 0;
  for (let lookahead = FILLER_LOOKAHEAD; examined < list.rows.length; lookahead *= FILLER_LOOKAHEAD_GROWTH) {
    const rows = choice.bestRows(lookahead);
    for (const row of rows.subarray(examined)) {
      if (cards.length === FIRST_ANSWER_COUNT || (list.utility[row] ?? 0) < least) return cards;
      if (accepts(row, cards) && isEligible(row, cards)) cards.push({ row, role: null });
    }
    examined = rows.length;
  }
  return cards;
}

/**
 * Replaces the last card if no card has something that a laptop nearly as good has.
 * @param has whether a row has it
 * @param keeps whether a replacement keeps what earlier ones were made for
 */
function withOneThat(
  choice: Choice,
  cards: readonly Card[],
  has: (row: number) => boolean,
  keeps: (cards: readonly Card[]) => boolean,
  isAffordable = choice.isAffordable,
): readonly Card[] {
  if (cards.some(({ row }) => has(row))) return cards;
  const { list, best, serves, isEligible } = choice;
  const { utility, bestOfChassis } = list;
  const least = minUtility(list, best, MAX_DATA_LOSS);
  const kept = cards.slice(0, FIRST_ANSWER_COUNT - 1);
  const row = bestOfChassis
    .filter((one) => one >= 0 && (utility[one] ?? 0) >= least && has(one))
    .toSorted((a, b) => (ranksBefore(utility, a, b) ? -1 : 1))
    .find(
      (one) => isAffordable(one) && serves(one) && isEligible(one, kept) && keeps([...kept, { row: one, role: null }]),
    );
  return row === undefined ? cards : [...kept, { row, role: null }];
}

/** Ensures that the cards know each chosen priority, and that one can be bought in Spain, if one nearly as good can. */
function withKnownAndSpanish(choice: Choice, cards: readonly Card[]): readonly Card[] {
  const { columns, needs } = choice.list;
  const knows = (row: number, attribute: Attribute): boolean => {
    const laptop = columns.laptops[row];
    return !!laptop && measure(laptop, attribute) !== null;
  };
  const isOffered = (row: number): boolean => {
    const laptop = columns.laptops[row];
    return !!laptop && isSpanishOffer(laptop);
  };
  const settled: Attribute[] = [];
  const keeps = (some: readonly Card[]): boolean =>
    settled.every((attribute) => some.some(({ row }) => knows(row, attribute)));
  let shown = cards;
  for (const attribute of askedAttributes(needs)) {
    shown = withOneThat(choice, shown, (row) => knows(row, attribute), keeps);
    if (shown.some(({ row }) => knows(row, attribute))) settled.push(attribute);
  }
  // One in Spain may cost more than the budget in up to half of the cases: the others may not be sold here at all.
  return withOneThat(choice, shown, isOffered, keeps, () => true);
}

/** Whether a chassis that is not shown is accepted. */
function isLeft({ list }: Choice, shown: readonly Card[], accepts: (row: number) => boolean): boolean {
  const { bestOfChassis, columns } = list;
  const chassisShown = new Set(shown.map(({ row }) => columns.chassis[row]));
  return bestOfChassis.some((row, chassis) => row >= 0 && !chassisShown.has(chassis) && accepts(row));
}

/** Maximum losses of utility of a card that adds something, and of one that hardly does. */
const MAX_LOSS = { adds: 0.25, alike: 0.15 } as const;

/** @returns up to three cards in display order; empty if nothing qualifies */
export function chooseCards(list: Shortlist): Card[] {
  const { best } = list;
  if (best === null) return [];
  const choice = choiceFor(list, best);
  const { adds, differs } = addedBy(choice);
  const isLikely: Accepts = (row) => choice.isAffordable(row) && choice.serves(row);
  const isCurrent: Accepts = (row, shown) => choice.isOnSale(row) && isLikely(row, shown);
  const isSound: Accepts = (row, shown) => choice.isSound(row) && isCurrent(row, shown);
  const keeps: Accepts = choice.keepsPriorities;
  /** As sure and as good in what was asked for, but perhaps over the budget, which its card says. */
  const isTight: Accepts = (row, shown) => choice.isSound(row) && choice.serves(row) && keeps(row, shown);
  // What loses much of what was asked for has to save.
  const hasPriorities = askedAttributes(list.needs).length > 0;
  const isWorth: Accepts = (row, shown) => !hasPriorities || keeps(row, shown) || choice.saves(row);
  const trusted = [both(isSound, keeps), isTight, both(isSound, isWorth), both(isCurrent, isWorth)];
  // Each is used for what the ones before leave free.
  const passes = [
    ...trusted.flatMap((accepts) => [
      { accepts: both(accepts, adds), loss: MAX_LOSS.adds },
      { accepts: both(accepts, differs), loss: MAX_LOSS.adds },
      { accepts, loss: MAX_LOSS.alike },
    ]),
    { accepts: isCurrent, loss: MAX_LOSS.adds },
    { accepts: both(isCurrent, isWorth), loss: Infinity },
    { accepts: both(isLikely, isWorth), loss: Infinity },
    { accepts: both(choice.serves, isWorth), loss: MAX_LOSS.adds },
  ];
  const serving = passes.reduce<readonly Card[]>(
    (shown, { accepts, loss }) => findFillers(choice, shown, accepts, minUtility(list, best, loss)),
    withRoles(choice),
  );
  // What serves less is shown only where nothing else is left, and what cannot do what was asked for beside its like.
  const isAble = (row: number): boolean => isCapable(list.missed[row] ?? 0);
  const tiers = isAble(best) ? [choice.serves, isAble] : [choice.serves, isAble, () => true];
  const cards = tiers.reduce<readonly Card[]>(
    (shown, accepts, tier) =>
      tier === 0 || tiers.slice(0, tier).some((better) => isLeft(choice, shown, better))
        ? shown
        : findFillers(choice, shown, accepts),
    serving,
  );
  return [...withKnownAndSpanish(choice, cards)];
}
