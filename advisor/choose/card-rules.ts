/** The rules by which laptops stand beside the first card. Each says for whom its card is. */
import type { Role } from '../../contract/card-statements.ts';
import { dearestPrice } from '../../catalogue/derive/cost.ts';
import { systemOf } from '../../catalogue/derive/requirements.ts';
import { cardChanges, changesAgainst, isGain, isPrice } from '../explain/changes.ts';
import { fitOf, FITS } from '../explain/target.ts';
import { measure, VALUE_AT_GOOD } from '../needs/attributes.ts';
import type { Ranked, Ranking } from '../rank/ranking.ts';
import { unknownAttributes } from '../rank/score.ts';
import { firstOf } from './first-card.ts';
import { hasHalf, isBelowPriority, isWeakForUse, type Test, WEAK_VALUE } from './regrets.ts';

interface Choice {
  ranking: Ranking;
  first: Ranked;
  /** The cards that were chosen so far. */
  cards: readonly Ranked[];
  /** Whether a laptop clearly has less than the first one of what the priorities ask for, or leaves it unknown. */
  losesAsked: Test;
}

/** These shares of the first card's quality are what a laptop may have less. */
const MAX_LOSS = { better: 0.05, near: 0.12, good: 0.25, saver: 0.35 } as const;

/** These shares of another card's price are a real saving, and the least that is a choice by itself. */
export const SAVED = { real: 0.15, some: 0.1 } as const;

/** These shares of the first card's price are the most that laptops of some rules cost. */
const MAX_PRICE = { equal: 1.15, balanced: 1.25, trade: 1.5 } as const;

/** These gains in weighted value are a reason to pay more, and to do so for half the memory or disk. */
const MIN_GAIN = { whole: 0.02, halved: 0.035 } as const;

/** A loss in weighted value that is felt. */
const FELT_LOSS = 0.05;

/** @returns whether a laptop has at most so much less utility that it is a good buy too */
export const isWithinLoss = (first: Ranked, one: Ranked, loss: number = MAX_LOSS.good): boolean =>
  one.utility >= first.utility - loss * first.quality;

/** @returns the test of {@link Choice.losesAsked} */
export function losesAskedOf(ranking: Ranking, { laptop: first }: Ranked): Test {
  if (ranking.needs.asked.priorities.length === 0) return () => false;
  const asked = ranking.needs.valuedAttributes;
  return ({ laptop }) =>
    asked.some((attribute) => measure(laptop, attribute) === null && measure(first, attribute) !== null) ||
    changesAgainst(laptop, first, asked, ranking).some(({ gain }) => gain <= -FELT_LOSS);
}

/** The laptop would be first without the priorities, and is good in them, unless they have taken most of what the use needs. */
function isBalanced({ ranking, first }: Choice): Test {
  const plain = ranking.withoutPriorities;
  if (plain === null) return () => false;
  const id = firstOf(plain)?.laptop.id;
  const isPoor = isBelowPriority(ranking, isWeakForUse(ranking)(first) ? 0 : VALUE_AT_GOOD);
  const hasMore = ({ laptop }: Ranked): boolean =>
    changesAgainst(laptop, first.laptop, plain.needs.mostAsked, ranking).some(isGain);
  return (one) =>
    one.laptop.id === id &&
    !isPoor(one) &&
    (one.price <= first.price || (one.price <= MAX_PRICE.balanced * first.price && hasMore(one)));
}

/** Whether every program runs on a laptop, and not on the other, which has Windows on ARM. */
export const runsMore = ({ laptop }: Ranked, other: Ranked): boolean =>
  systemOf(laptop) === 'windows' && systemOf(other.laptop) === 'windows-arm';

/** The laptop runs every program, and nothing that counts is unknown of it. */
const hasUsualWindows =
  ({ ranking, first, cards }: Choice): Test =>
  (one) =>
    cards.every((card) => runsMore(one, card)) &&
    isWithinLoss(first, one) &&
    unknownAttributes(one.laptop, ranking.needs).length === 0;

/**
 * The laptop costs less and serves, also if a licence has to be bought for a laptop whose system is unknown.
 *
 * @param least the value of each priority that it keeps, unless it has as much as the first one
 */
const saves =
  (share: number, least: number) =>
  ({ ranking, first, losesAsked }: Choice): Test => {
    const isPoor = isBelowPriority(ranking, least);
    return (one) =>
      dearestPrice(one.laptop, ranking.answers) <= (1 - share) * first.price &&
      one.quality >= (1 - MAX_LOSS.saver) * first.quality &&
      !(isPoor(one) && losesAsked(one));
  };

/** The laptop saves, and no card does so yet. */
const isSaver =
  (share: number) =>
  (choice: Choice): Test =>
    choice.cards.some(({ price }) => price <= (1 - share) * choice.first.price)
      ? () => false
      : saves(share, WEAK_VALUE)(choice);

/** The laptop saves something, is good in the priorities and nearly as good in all. */
function alsoSaves(choice: Choice): Test {
  const isOne = saves(SAVED.some, VALUE_AT_GOOD)(choice);
  return (one) => isOne(one) && isWithinLoss(choice.first, one);
}

/** The laptop is better in all, for more money as a rule: it has more of what was asked for most, and no less of it. */
function isBetter({ ranking, first, losesAsked }: Choice): Test {
  const most = ranking.needs.mostAsked;
  return (one) => {
    const isHalved = hasHalf('ramGb', one.laptop, first.laptop) || hasHalf('storageGb', one.laptop, first.laptop);
    const leastGain = isHalved ? MIN_GAIN.halved : MIN_GAIN.whole;
    if (one.quality < first.quality + leastGain) return false;
    if (!isWithinLoss(first, one, MAX_LOSS.better) || losesAsked(one)) return false;
    const changes = changesAgainst(one.laptop, first.laptop, most, ranking).filter((change) => !isPrice(change));
    return changes.some(({ gain }) => gain >= MIN_GAIN.whole) && changes.every(({ gain }) => gain > -FELT_LOSS);
  };
}

/** The laptop is as good in all and in the priorities. Half the memory has to cost notably less, and half the disk no more. */
function isEqual({ ranking, first, losesAsked }: Choice): Test {
  const isPoor = isBelowPriority(ranking, VALUE_AT_GOOD);
  return (one) =>
    one.price <= MAX_PRICE.equal * first.price &&
    isWithinLoss(first, one, MAX_LOSS.near) &&
    (!losesAsked(one) || (one.quality >= first.quality - FELT_LOSS && !isPoor(one))) &&
    (!hasHalf('ramGb', one.laptop, first.laptop) ||
      changesAgainst(one.laptop, first.laptop, ['price'], ranking).some(isGain)) &&
    (!hasHalf('storageGb', one.laptop, first.laptop) || one.price <= first.price);
}

/** Whether a figure of a priority is known of a laptop, and not of the other. */
export const knowsAsked = ({ needs }: Ranking, { laptop }: Ranked, other: Ranked): boolean =>
  needs.askedAttributes.some(
    (attribute) => measure(laptop, attribute) !== null && measure(other.laptop, attribute) === null,
  );

/** The laptop is known in what the priorities ask for, where the first one is not, and as good as a good buy. */
const isKnown =
  ({ ranking, first, cards }: Choice): Test =>
  (one) =>
    cards.every((card) => knowsAsked(ranking, one, card)) && isWithinLoss(first, one);

/** The laptop has more of a priority, which is felt, and is nearly as good in all. */
function hasMostAsked({ ranking, first }: Choice): Test {
  const asked = ranking.needs.askedCriteria;
  return (one) =>
    isWithinLoss(first, one) &&
    changesAgainst(one.laptop, first.laptop, asked, ranking).some(({ gain }) => gain >= FELT_LOSS);
}

/** The laptop has more of something than each card, which is felt, and is nearly as good; closer still if it gives up what was asked. */
function isTrade({ ranking, first, cards, losesAsked }: Choice): Test {
  return (one) =>
    one.price <= MAX_PRICE.trade * first.price &&
    isWithinLoss(first, one, losesAsked(one) ? MAX_LOSS.better : MAX_LOSS.near) &&
    cards.every(({ laptop }) =>
      cardChanges(one.laptop, laptop, ranking).some((change) => !isPrice(change) && change.gain >= MIN_GAIN.whole),
    );
}

/** The laptop fits well what was asked for, and has more than half the memory and disk. */
function fitsWell({ ranking, first }: Choice): Test {
  return ({ laptop }) =>
    fitOf(laptop, ranking.needs) >= FITS.well &&
    !hasHalf('ramGb', laptop, first.laptop) &&
    !hasHalf('storageGb', laptop, first.laptop);
}

/** @returns the test whether a laptop saves something, or has more of something that is felt */
export function isFeltBeside(ranking: Ranking, first: Ranked): Test {
  return (one) =>
    one.price <= (1 - SAVED.some) * first.price ||
    cardChanges(one.laptop, first.laptop, ranking).some(
      (change) => !isPrice(change) && (change.gain >= MIN_GAIN.whole || (change.form === 'size' && isGain(change))),
    );
}

interface Rule {
  role: Role | null;
  /** For whom the card is. */
  reason: string;
  holds: (choice: Choice) => Test;
}

export const RULES: readonly Rule[] = [
  { role: 'balanced', reason: 'Who does not want to pay for a priority with the use.', holds: isBalanced },
  { role: 'usual-windows', reason: 'Who wants every program to run.', holds: hasUsualWindows },
  { role: 'saver', reason: 'Who wants to spend clearly less, and still be served.', holds: isSaver(SAVED.real) },
  { role: 'saver', reason: 'Who wants to spend less, where nothing saves more.', holds: isSaver(SAVED.some) },
  { role: 'better', reason: 'Who would pay more for more of what was asked for.', holds: isBetter },
  { role: 'different', reason: 'Who prefers what the first card lacks, and gives up nothing asked.', holds: isEqual },
  { role: null, reason: 'Who wants to know what a priority asks for.', holds: isKnown },
  { role: null, reason: 'Who would give up something for more of a priority.', holds: hasMostAsked },
  { role: null, reason: 'Another one that gives up nothing asked.', holds: isEqual },
  { role: null, reason: 'Another one that costs less, and is good in the priorities.', holds: alsoSaves },
  { role: null, reason: 'Another one that gives up something for more of something else.', holds: isTrade },
  { role: null, reason: 'Who wants to see another one that fits well.', holds: fitsWell },
];
