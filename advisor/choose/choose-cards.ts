/**
 * Chooses the cards: the first one, and up to two beside it that are a choice for somebody. The rules are walked once, from
 * top to bottom, and each adds at most one laptop. No model is shown twice. A third card that only fills the page is left
 * out.
 */
import type { Role } from '../../contract/card-statements.ts';
import { FIRST_ANSWER_COUNT } from '../../contract/recommendations.ts';
import { cardChanges, isGain, isPrice } from '../explain/changes.ts';
import { measure } from '../needs/attributes.ts';
import { isDominated, type Ranked, type Ranking } from '../rank/ranking.ts';
import { isFeltBeside, kept, losesAskedOf, RULES, SAVED } from './card-rules.ts';
import { firstOf } from './first-card.ts';
import { isBelowPriority, isRegrettedBeside, mayExceed, type Test } from './regrets.ts';

export interface Card extends Ranked {
  /** `null` for laptops that only fill the cards, and for more options. */
  role: Role | null;
}

/** Where nothing is capable, another laptop may lack this share more than the first one. */
const MORE_LACK = 0.05;

/** @returns whether a laptop gains something that its card names, or has a known figure of a priority where the other has none */
function isChoice(ranking: Ranking, { laptop, price }: Ranked, { laptop: other, price: otherPrice }: Ranked): boolean {
  const knows = ranking.needs.askedAttributes.some(
    (attribute) => measure(laptop, attribute) !== null && measure(other, attribute) === null,
  );
  const saves = price <= (1 - SAVED.some) * otherPrice;
  return knows || cardChanges(laptop, other, ranking).some((change) => isGain(change) && (saves || !isPrice(change)));
}

/** @returns up to three cards in display order; empty if nothing qualifies */
export function chooseCards(ranking: Ranking): Card[] {
  const first = firstOf(ranking);
  if (!first) return [];
  const best: Card = { ...first, role: 'best' };
  const cards = [best];
  const losesAsked = losesAskedOf(ranking, first);
  const isBelow = isBelowPriority(ranking);
  const isRegretted = isRegrettedBeside(ranking, first);
  const mayCostMore = mayExceed(ranking);
  const serves = kept((one) => !mayCostMore(one) && !isRegretted(one) && !(isBelow(one) && losesAsked(one)));
  const add = (role: Role | null, accepts: Test): void => {
    if (cards.length === FIRST_ANSWER_COUNT) return;
    const next = ranking.ranked.find(
      (one) =>
        one.isCapable === first.isCapable &&
        cards.every(({ laptop }) => laptop.chassis !== one.laptop.chassis) &&
        accepts(one) &&
        cards.every((card) => isChoice(ranking, one, card)) &&
        !isDominated(ranking, one.laptop),
    );
    if (next) cards.push({ ...next, role });
  };
  if (!first.isCapable) {
    for (let at = 0; at < FIRST_ANSWER_COUNT; at++) add(null, (one) => one.lack <= first.lack + MORE_LACK);
    return cards;
  }
  for (const { role, holds } of RULES) {
    const isFor = holds({ ranking, first, cards, losesAsked });
    add(role, (one) => isFor(one) && serves(one));
  }
  // One card alone is no choice: beside it stands the nearest one that is felt to have more of something, or to cost less.
  if (cards.length === 1) add(null, isFeltBeside(ranking, first));
  // Whatever rule has added it, a card that comes closer stands before one that fits less.
  return [best, ...cards.slice(1).toSorted((one, other) => other.utility - one.utility)];
}

/** The order of an answer, the only one from which places are computed: the cards as shown, then the others by rank. */
export function answerOrder({ ranked }: Ranking, cards: readonly Ranked[]): Ranked[] {
  const shown = new Set(cards.map(({ laptop }) => laptop.id));
  return [...cards, ...ranked.filter(({ laptop }) => !shown.has(laptop.id))];
}
