/**
 * Chooses the cards: those with roles (`roles.ts`), then the highest ranked other laptops, beginning with those whose data
 * are as sure as the best's and that somebody would choose instead of it. Each chassis appears once. Dominated laptops
 * are never chosen, nor laptops without any gain over a shown card. Laptops that are not capable, or below the minimum of
 * a chosen priority, are chosen only if no other is left.
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

/** @returns `taken` and the most suitable other laptops that are accepted and reach the utility `least` */
function findFillers(choice: Choice, taken: readonly Card[], accepts: Accepts, least = -Infinity): Card[] {
  const { list, isEligible } = choice;
  const cards = [...taken];
  if (cards.length === FIRST_ANSWER_COUNT) return cards;
  let examined = 0;
  let from = 0;
  for (let to = FILLER_LOOKAHEAD; examined < list.rows.length; to *= FILLER_LOOKAHEAD_GROWTH) {
    const rows = choice.suitableRows(from, to);
    const reaching = rows.filter((row) => (list.utility[row] ?? 0) >= least);
    for (const row of reaching) {
      if (accepts(row, cards) && isEligible(row, cards)) cards.push({ row, role: null });
      if (cards.length === FIRST_ANSWER_COUNT) return cards;
    }
    if (reaching.length < rows.length) return cards;
    examined += rows.length;
    from = to;
  }
  return cards;
}

/**
 * Replaces the last card with a laptop nearly as good, if that has a property which no card has.
 * @param has whether a row has the property
 * @param keeps whether the cards still have the properties of earlier replacements
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
  // A laptop sold in Spain may cost more than the budget in up to half of the cases: the others may not be sold here at all.
  return withOneThat(choice, shown, isOffered, keeps, () => true);
}

/** Whether a chassis that is not shown has an accepted row. */
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
  const isKnown: Accepts = (row, shown) => choice.isKnown(row) && isLikely(row, shown);
  const isSound: Accepts = (row, shown) => choice.isSound(row) && isLikely(row, shown);
  const keeps: Accepts = choice.keepsPriorities;
  const hasPriorities = askedAttributes(list.needs).length > 0;
  /** A laptop that loses much of what was asked for has to save money. */
  const isWorth: Accepts = (row, shown) => !hasPriorities || keeps(row, shown) || choice.saves(row);
  /** The same, or a laptop that is sold in Spain or has known figures where the best is not or has not. */
  const isUseful: Accepts = (row, shown) => isWorth(row, shown) || choice.isSurer(row, best);
  /** A laptop as good in what was asked for, but perhaps over the budget, which its card says. */
  const isTight: Accepts = (row, shown) => choice.serves(row) && keeps(row, shown);
  // What was asked for comes before a shop of Spain, and a known laptop before one that is probably as good.
  const trusted = [
    both(isSound, keeps),
    ...(hasPriorities
      ? [both(choice.isKnown, isTight), both(isKnown, isWorth), both(isCurrent, keeps)]
      : [both(choice.isSound, isTight), isSound]),
    both(isCurrent, isUseful),
  ];
  // Each pass fills the cards that earlier passes left free.
  const passes = [
    ...trusted.flatMap((accepts) => [
      { accepts: both(accepts, adds), loss: MAX_LOSS.adds },
      { accepts: both(accepts, differs), loss: MAX_LOSS.adds },
      { accepts, loss: MAX_LOSS.alike },
    ]),
    { accepts: isCurrent, loss: MAX_LOSS.adds },
    { accepts: both(isCurrent, isUseful), loss: Infinity },
    { accepts: both(isLikely, isUseful), loss: Infinity },
    { accepts: both(choice.serves, isUseful), loss: MAX_LOSS.adds },
  ];
  const serving = passes.reduce<readonly Card[]>(
    (shown, { accepts, loss }) => findFillers(choice, shown, accepts, minUtility(list, best, loss)),
    withRoles(choice),
  );
  // Laptops that serve less are shown only if no other is left; laptops that are not capable, only if the best is not either.
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
