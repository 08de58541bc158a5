/**
 * Chooses the cards: the first one, and two beside it that are a choice for somebody. Each has another role; where a role
 * has no laptop, the next does. No model is shown twice, and none that misses what was asked for while another does not.
 */
import { FIRST_ANSWER_COUNT } from '../../contract/recommendations.ts';
import type { Role } from '../../contract/facts.ts';
import { measure } from '../needs/attributes.ts';
import { askedAttributes, valuedAttributes } from '../needs/criteria.ts';
import { cardChanges, changesAgainst, isGain } from '../explain/changes.ts';
import { isDominated } from '../rank/dominance.ts';
import type { Ranked, Ranking } from '../rank/ranking.ts';
import { firstOf, isBelowPriority, isRegrettedBeside } from './first-card.ts';

export interface Card extends Ranked {
  /** `null` for laptops that only fill the cards, and for more options. */
  role: Role | null;
}

type Test = (one: Ranked) => boolean;

/** Shares of the first card's quality that a card may have less utility: one that is near, and others. */
const MAX_LOSS = { near: 0.12, other: 0.25 } as const;

/** A cheaper laptop saves at least this share and this amount, and loses at most this share of the quality. */
const SAVER = { share: 0.1, euros: 30, loss: 0.15 } as const;

/** The smallest gain that is a reason to take another laptop, in weighted value. */
const MIN_GAIN = 0.015;

/** @param loss share of the first card's quality that the other may have less utility */
export const isWithinLoss = (first: Ranked, one: Ranked, loss: number = MAX_LOSS.other): boolean =>
  one.utility >= first.utility - loss * first.quality;

/** Clearly cheaper, and hardly worse. */
const isSaver =
  ({ first }: Choice): Test =>
  (one) =>
    one.price <= Math.min(first.price * (1 - SAVER.share), first.price - SAVER.euros) &&
    one.quality >= first.quality * (1 - SAVER.loss);

/** Dearer, better in all, and noticeably so in what was asked for most. */
function isBetter({ ranking, first }: Choice): Test {
  const asked = valuedAttributes(ranking.needs);
  return (one) =>
    one.price > first.price &&
    one.quality >= first.quality + MIN_GAIN &&
    changesAgainst(one.laptop, first.laptop, asked, ranking).some((change) => change.gain >= MIN_GAIN);
}

/** What would be first without the priorities. */
const isBalanced =
  ({ balanced }: Choice): Test =>
  (one) =>
    one.laptop.id === balanced;

interface RoleRule {
  role: Role;
  holds: (choice: Choice) => Test;
  loss: number;
}

/** In the order in which they are given. */
const ROLES: readonly RoleRule[] = [
  { role: 'balanced', holds: isBalanced, loss: 1 },
  { role: 'saver', holds: isSaver, loss: MAX_LOSS.near },
  { role: 'better', holds: isBetter, loss: MAX_LOSS.other },
  { role: 'different', holds: () => () => true, loss: MAX_LOSS.other },
];

interface Choice {
  ranking: Ranking;
  first: Ranked;
  /** Id of the laptop that would be first without the priorities, if it is another one. */
  balanced: string | null;
}

function balancedOf(ranking: Ranking): string | null {
  const plain = ranking.withoutPriorities();
  return plain.needs === ranking.needs ? null : (firstOf(plain)?.laptop.id ?? null);
}

/** Whether a laptop gains something over another that its card names, or has a known figure of a priority where that has none. */
function isChoice(ranking: Ranking, { laptop }: Ranked, { laptop: other }: Ranked): boolean {
  if (laptop.chassis === other.chassis) return false;
  const knows = askedAttributes(ranking.needs).some(
    (attribute) => measure(laptop, attribute) !== null && measure(other, attribute) === null,
  );
  return knows || cardChanges(laptop, other, ranking).some(isGain);
}

/** @returns up to three cards in display order; empty if nothing qualifies */
export function chooseCards(ranking: Ranking): Card[] {
  const first = firstOf(ranking);
  if (!first) return [];
  const choice = { ranking, first, balanced: balancedOf(ranking) };
  const cards: Card[] = [{ ...first, role: 'best' }];
  const isBelow = isBelowPriority(ranking);
  const isRegretted = isRegrettedBeside(ranking, first);
  const serves: Test = (one) => (one.isCapable || !first.isCapable) && !isBelow(one) && !isRegretted(one);
  const fits: Test = (one) => cards.every((card) => isChoice(ranking, one, card)) && !isDominated(ranking, one.laptop);
  const add = (role: Role | null, accepts: Test): void => {
    if (cards.length === FIRST_ANSWER_COUNT) return;
    const next = ranking.ranked.find((one) => accepts(one) && fits(one));
    if (next) cards.push({ ...next, role });
  };
  for (const { role, holds, loss } of ROLES) {
    const isRole = holds(choice);
    add(role, (one) => serves(one) && isWithinLoss(first, one, loss) && isRole(one));
  }
  // What is left fills the cards, the nearest to what was asked for first.
  for (const accepts of [serves, (one: Ranked) => one.isCapable, (one: Ranked) => !first.isCapable || one.isCapable])
    while (cards.length < FIRST_ANSWER_COUNT) {
      const count = cards.length;
      add(null, accepts);
      if (cards.length === count) break;
    }
  return cards;
}

/** The order of an answer, the only one from which places are computed: the cards as shown, then the others by rank. */
export function answerOrder({ ranked }: Ranking, cards: readonly Ranked[]): Ranked[] {
  const shown = new Set(cards.map(({ laptop }) => laptop.id));
  return [...cards, ...ranked.filter(({ laptop }) => !shown.has(laptop.id))];
}
