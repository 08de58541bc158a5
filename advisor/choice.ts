/** What another card has to be beside the best: fit for what was asked for, and a choice for somebody. */
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, measure } from './needs/attributes.ts';
import { cardChanges, isGain } from './explain/changes.ts';
import { isDominated } from './dominance.ts';
import { againstPriority, isWeakerThan } from './choose/first-card.ts';
import { isCapable } from './rank/score.ts';
import { qualityOf, type Shortlist } from './shortlist.ts';
import { askedAttributes } from './explain/target.ts';

/** Maximum losses of utility of a card beside the best, as shares of the best's value: of one that is near, and of others. */
export const MAX_LOSS = { near: 0.12, other: 0.25 } as const;

export interface Choice {
  list: Shortlist;
  best: number;
  /**
   * Whether a row is not dominated, has another chassis than all that are shown, and gains something that its card
   * names over each of them, or has a known figure of a priority that they have not.
   */
  isEligible: (row: number, shown: readonly number[]) => boolean;
  /** Whether a row may stand beside the best: capable if that is, and not below the minimum of a priority. */
  serves: (row: number) => boolean;
  /** Whether a row has a weak processor or little memory, unlike the best. */
  isWeaker: (row: number) => boolean;
}

/** Whether a laptop has a known figure of a priority that the other has not. */
const isSurer = (laptop: Laptop, other: Laptop, asked: readonly Attribute[]): boolean =>
  asked.some((attribute) => measure(laptop, attribute) !== null && measure(other, attribute) === null);

export function choiceFor(list: Shortlist, best: number): Choice {
  const { columns, needs, missed } = list;
  const asked = askedAttributes(needs);
  const isAgainst = againstPriority(list);
  const isChoice = (row: number, than: number): boolean => {
    const [laptop, other] = [columns.laptops[row], columns.laptops[than]];
    if (!laptop || !other || laptop.chassis === other.chassis) return false;
    return cardChanges(laptop, other, list).some(isGain) || isSurer(laptop, other, asked);
  };
  return {
    list,
    best,
    isEligible: (row, shown) => shown.every((other) => isChoice(row, other)) && !isDominated(list, row),
    serves: (row) => (isCapable(missed[row] ?? 0) || !isCapable(missed[best] ?? 0)) && !isAgainst(row),
    isWeaker: isWeakerThan(list, best),
  };
}

/** @param share of the best card's value that may be lost */
export const minUtility = (list: Shortlist, best: number, share: number): number =>
  (list.utility[best] ?? 0) - share * qualityOf(list, best);
