/** Reasons against a laptop: tests of what somebody would regret, for answers. */
import { mayExceedBudget } from '../../catalogue/derive/cost.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { changesAgainst, isLoss } from '../explain/changes.ts';
import { colourOfScreen, isColourUnknown, levelWithFewWatts } from '../explain/levels.ts';
import {
  type Attribute,
  expectedValue,
  goodness,
  measure,
  possibleValues,
  VALUE_AT_GOOD,
} from '../needs/attributes.ts';
import type { Needs } from '../needs/needs.ts';
import type { Ranked, Ranking } from '../rank/ranking.ts';

/** Whether something holds of a laptop. */
export type Test = (one: Ranked) => boolean;

/** A processor is weak below this value, which lies halfway between the minimum and good. */
export const WEAK_VALUE = VALUE_AT_GOOD / 2;

/** Memory and a disk that are less than good are little below these gigabytes: a disk then fills up soon. */
const LITTLE_GB = { ram: 16, storage: 480 } as const;

/** What a priority leaves of the use's main figure, at least: less, and it is another machine than was asked for. */
const KEPT_SHARE = 0.6;

/** A laptop with the same chips is a twin for much less up to this share of the price. */
const TWIN_SHARE = 0.7;

/** @returns whether an attribute is probably worth less than `least`, which is 0 at its minimum */
function isBelow({ needs }: Ranking, attribute: Attribute, least: number): Test {
  const { curve } = needs.targets[attribute];
  return ({ laptop }) => {
    const possible = possibleValues(laptop, attribute);
    return possible.length > 0 && expectedValue(curve, possible) < least;
  };
}

/** @returns whether the laptop is probably worth less than `least` in a chosen priority: 0 is its minimum */
export function isBelowPriority(ranking: Ranking, least = 0): Test {
  const tests = ranking.needs.askedAttributes.map((attribute) => isBelow(ranking, attribute, least));
  return (one) => tests.some((test) => test(one));
}

/**
 * @returns whether a laptop has much less of what the purposes need most than the best one without the priorities; what
 *   is more than good does not count
 */
export function isWeakForUse(ranking: Ranking): Test {
  if (ranking.withoutPriorities === null) return () => false;
  const {
    needs,
    ranked: [best],
  } = ranking.withoutPriorities;
  const attribute = needs.mainAttribute;
  const figure = best ? measure(best.laptop, attribute) : null;
  if (figure === null) return () => false;
  const least =
    KEPT_SHARE * Math.min(goodness(attribute, figure), goodness(attribute, needs.targets[attribute].triple[1]));
  return ({ laptop }) => {
    const own = measure(laptop, attribute);
    return own !== null && goodness(attribute, own) < least;
  };
}

/** @returns whether known graphics are below good, for purposes that have a minimum of them */
export function hasWeakGraphics({ needs: { targets } }: Ranking): Test {
  const needed = (['gpu', 'creation'] as const).filter((attribute) => targets[attribute].floor);
  return ({ laptop }) =>
    needed.some((attribute) => {
      const value = measure(laptop, attribute);
      return value !== null && targets[attribute].curve(value) < VALUE_AT_GOOD;
    });
}

export const hasWeakProcessor = (ranking: Ranking): Test =>
  ranking.needs.targets.cpu.floor === null ? () => false : isBelow(ranking, 'cpu', WEAK_VALUE);

export const hasLittle =
  (attribute: 'ram' | 'storage') =>
  ({ needs }: Ranking): Test => {
    const little = Math.min(LITTLE_GB[attribute], needs.targets[attribute].triple[1]);
    return ({ laptop }) => (measure(laptop, attribute) ?? Infinity) < little;
  };

export const hasLittleVideoMemory = ({ needs }: Ranking): Test => {
  const need = needs.videoMemory;
  return ({ laptop: { videoMemoryGb } }) => need !== null && videoMemoryGb !== null && videoMemoryGb < need.good;
};

/** Whether another capable laptop has the same chips, and no less memory and disk, for much less. */
export const hasCheaperTwin =
  ({ capable }: Ranking): Test =>
  ({ laptop, price }) =>
    capable.some(
      (other) =>
        other.price <= TWIN_SHARE * price &&
        other.laptop.cpu === laptop.cpu &&
        other.laptop.gpu === laptop.gpu &&
        (other.laptop.ramGb ?? 0) >= (laptop.ramGb ?? Infinity) &&
        (other.laptop.storageGb ?? 0) >= (laptop.storageGb ?? Infinity),
    );

export const hasUnknown =
  (unknownOf: (laptop: Laptop, needs: Needs) => readonly Attribute[]) =>
  ({ needs }: Ranking): Test =>
  ({ laptop }) =>
    unknownOf(laptop, needs).length > 0;

export const hasUnknownAsked =
  ({ needs }: Ranking): Test =>
  ({ laptop }) =>
    needs.askedAttributes.some((attribute) => measure(laptop, attribute) === null);

/** @returns whether nobody knows the watts of graphics that decide, and few of them would be too few */
export const hasUnknownPower =
  ({ needs }: Ranking): Test =>
  ({ laptop }) =>
    levelWithFewWatts({ laptop, needs }) === 'scant';

/** @returns whether nobody knows that the colours of a screen are good by which somebody works */
export const hasDoubtfulColour =
  ({ needs }: Ranking): Test =>
  ({ laptop }) =>
    isColourUnknown(laptop, needs) || (needs.worksWithColour && colourOfScreen(laptop, needs) === 'poor-colour');

/** @returns whether a Windows that nobody has confirmed would take a laptop over the budget */
export const mayExceed =
  ({ answers }: Ranking): Test =>
  ({ laptop }) =>
    mayExceedBudget(laptop, answers);

/** @returns whether a laptop has at most half the memory or disk of another, where both are known */
export const hasHalf = (figure: 'ramGb' | 'storageGb', one: Laptop, other: Laptop): boolean =>
  (one[figure] ?? Infinity) <= (other[figure] ?? 0) / 2;

/** @returns a test whether a laptop has a reason against it that the first one does not have, so that nobody takes it */
export function isRegrettedBeside(ranking: Ranking, first: Ranked): Test {
  const isWeak = hasWeakProcessor(ranking);
  const tests = [
    (one: Ranked) => isWeak(one) && changesAgainst(one.laptop, first.laptop, ['cpu'], ranking).some(isLoss),
    ...[hasLittle('ram'), hasUnknownAsked].map((against) => against(ranking)).filter((isAgainst) => !isAgainst(first)),
  ];
  return (one) => tests.some((isAgainst) => isAgainst(one));
}
