/** Finds the price up to which paying makes sense: above it, what more one would notice costs much more, or nothing. */
import { BUDGET } from '../../contract/answers.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { cardChanges, isGain, isPrice } from '../explain/changes.ts';
import { requirementTest, type Ranked, type Ranking } from '../rank/ranking.ts';
import { unknownDecisive } from '../rank/score.ts';

/** The highest price that makes sense, in whole euros, and the next noticeable improvement; `null` if there is none. */
export interface PriceCeiling {
  upTo: number;
  next: Laptop | null;
}

/** If the first card costs less than this share of the dearest, no limit is named: it would read as advice to pay it. */
const NEAR = 0.9;

/** A limit above this share of the budget says no more than the budget. */
const BELOW_BUDGET = 0.9;

/**
 * @param cards of capable laptops, the first one first
 * @returns `null` if a dearer laptop within the budget has noticeably more of anything that counts than every card, if
 *   the cards differ in price, or if a figure of the first one is unknown that a priority asks for
 */
export function priceCeiling(ranking: Ranking, cards: readonly Ranked[]): PriceCeiling | null {
  const [first] = cards;
  const { laptops, answers, needs } = ranking;
  if (!first?.isCapable || unknownDecisive(first.laptop, needs).length > 0) return null;
  const dearest = Math.max(...cards.map(({ price }) => price));
  if (first.price < NEAR * dearest || dearest > BELOW_BUDGET * answers.budget) return null;
  const isNoticed = (laptop: Laptop): boolean =>
    cards.every((card) =>
      cardChanges(laptop, card.laptop, ranking).some((change) => !isPrice(change) && isGain(change)),
    );
  const meets = requirementTest(answers);
  const next = laptops.find(
    (laptop) =>
      totalCost(laptop) > dearest && meets(laptop) && ranking.standingOf(laptop).isCapable && isNoticed(laptop),
  );
  if (next && totalCost(next) <= answers.budget) return null;
  return { upTo: Math.ceil(dearest), next: next && totalCost(next) <= BUDGET.max ? next : null };
}
