/** Compares the recommended laptops with the one that the visitor owns. */
import type { Answers } from '../contract/answers.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, possibleValues } from './needs/attributes.ts';
import { changesAgainst, isPrice } from './explain/changes.ts';
import { chooseCards } from './choose/choose-cards.ts';
import type { Columns } from './columns.ts';
import { WORTH_A_LINE } from './explain/differences.ts';
import { withFirstCard } from './choose/first-card.ts';
import type { Needs } from './needs/needs.ts';
import { unknownAttributes } from './rank/unknown-attributes.ts';
import { floorRisk, isCapable } from './rank/score.ts';
import { createScratch, shortlist } from './shortlist.ts';
import type { Change } from './explain/statements.ts';
import { comparedCriteria } from './explain/target.ts';
import { missedFloors } from './unknown-figures.ts';
import { expectedValue, valueCurve } from './needs/value.ts';

export interface AgainstOwned {
  needs: Needs;
  /** In the order of the cards. */
  cards: readonly {
    laptop: Laptop;
    /** Largest first, without the price. */
    changes: readonly Change[];
    isNoticed: boolean;
    /** The same if the unknown figures of the owned one had their worst likely values. */
    couldBeNoticed: boolean;
  }[];
  /** What counts and is unknown of the owned one. */
  unknowns: readonly Attribute[];
}

/** @returns the weighted value that a laptop may have more than the owned one in what is unknown of that */
const possibleGain = (laptop: Laptop, owned: Laptop, unknowns: readonly Attribute[], needs: Needs): number =>
  unknowns.reduce((sum, attribute) => {
    const curve = valueCurve(attribute, needs.targets[attribute].triple);
    const worst = possibleValues(owned, attribute)[0] ?? null;
    const gain = needs.weights[attribute] * (expectedValue(curve, possibleValues(laptop, attribute)) - curve(worst));
    return sum + Math.max(0, gain);
  }, 0);

/** @returns the floors that a laptop probably misses in what is unknown of it */
const unknownFloors = (owned: Laptop, unknowns: readonly Attribute[], needs: Needs): number =>
  unknowns.reduce((sum, attribute) => sum + floorRisk(needs, attribute, possibleValues(owned, attribute)), 0);

/**
 * A card is noticeably better if all changes together are worth a line, or if only the card is capable of what was
 * chosen. What is unknown of the owned one may only make it possible.
 */
export function againstOwned(columns: Columns, owned: Laptop, answers: Answers): AgainstOwned {
  const list = withFirstCard(shortlist(columns, answers, createScratch(columns)));
  const { needs, missed } = list;
  const criteria = comparedCriteria(needs);
  const unknowns = unknownAttributes(owned, needs);
  const ownedMisses = missedFloors(owned, needs);
  const knownMisses = ownedMisses - unknownFloors(owned, unknowns, needs);
  const cards = chooseCards(list).flatMap(({ row }) => {
    const laptop = columns.laptops[row];
    if (!laptop) return [];
    const changes = changesAgainst(laptop, owned, criteria, list).filter((change) => !isPrice(change));
    const gain = changes.reduce((sum, change) => sum + change.gain, 0);
    const isCardCapable = isCapable(missed[row] ?? 0);
    const isNoticed = (isCardCapable && !isCapable(knownMisses)) || gain >= WORTH_A_LINE;
    const couldBeNoticed =
      isNoticed ||
      (isCardCapable && !isCapable(ownedMisses)) ||
      gain + possibleGain(laptop, owned, unknowns, needs) >= WORTH_A_LINE;
    return [{ laptop, changes, isNoticed, couldBeNoticed }];
  });
  return { needs, cards, unknowns };
}
