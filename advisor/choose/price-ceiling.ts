/** Up to which price paying makes sense: above it, what more one would notice costs much more, or nothing. */
import { BUDGET } from '../../contract/answers.ts';
import { totalCost } from '../../catalogue/derive/cost.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { changesAgainst, isPrice } from '../explain/changes.ts';
import { WORTH_A_LINE } from '../explain/differences.ts';
import { comparedCriteria } from '../needs/criteria.ts';
import { requirementTest, type Ranked, type Ranking } from '../rank/ranking.ts';

/** The highest price that makes sense, in whole euros, and the next noticeable improvement; `null` if there is none. */
export interface PriceCeiling {
  upTo: number;
  next: Laptop | null;
}

/** If the first card costs less than this share of the dearest, no limit is named: it would read as advice to pay it. */
const NEAR = 0.9;

/**
 * @param cards of capable laptops, the first one first
 * @returns `null` if a dearer laptop within the budget is noticeably better than every card, or the cards differ in price
 */
export function priceCeiling(ranking: Ranking, cards: readonly Ranked[]): PriceCeiling | null {
  const [first] = cards;
  if (!first?.isCapable) return null;
  const dearest = Math.max(...cards.map(({ price }) => price));
  if (first.price < NEAR * dearest) return null;
  const { laptops, answers, needs } = ranking;
  const criteria = comparedCriteria(needs);
  const isNoticed = (one: Ranked): boolean =>
    cards.every((card) =>
      changesAgainst(one.laptop, card.laptop, criteria, ranking).some(
        (change) => !isPrice(change) && change.gain >= WORTH_A_LINE,
      ),
    );
  const meets = requirementTest(answers);
  const better = laptops
    .filter((laptop) => totalCost(laptop) > dearest && totalCost(laptop) <= BUDGET.max && meets(laptop))
    .map(ranking.standingOf)
    .find((one) => one.isCapable && one.quality > first.quality && isNoticed(one));
  if (better && better.price <= answers.budget) return null;
  return { upTo: Math.ceil(dearest), next: better?.laptop ?? null };
}
