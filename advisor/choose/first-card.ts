/**
 * Chooses the first card. The laptop with the best score is passed over where a rule has a reason against it and another
 * laptop nearly as good has none. The rules are walked once, from top to bottom.
 */
import { needsNoWindows } from '../../contract/answers.ts';
import { WINDOWS_LICENCE_EUR } from '../../contract/facts.ts';
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { changesAgainst, isLoss } from '../explain/changes.ts';
import { type Attribute, goodness, measure, possibleValues } from '../needs/attributes.ts';
import { askedAttributes, mainAttribute } from '../needs/criteria.ts';
import type { Needs } from '../needs/needs.ts';
import { expectedValue, VALUE_AT_GOOD, valueCurve } from '../needs/value.ts';
import { videoMemoryNeed } from '../needs/video-memory.ts';
import { isDominated } from '../rank/dominance.ts';
import type { Ranked, Ranking } from '../rank/ranking.ts';
import { unknownAttributes, unknownDecisive } from '../rank/unknown-attributes.ts';

type Test = (one: Ranked) => boolean;

interface Rule {
  /** Why somebody would regret the laptop. */
  reason: string;
  /** Whether the rule has a reason against a laptop. */
  against: (ranking: Ranking) => Test;
  /** Share of its quality that a laptop may lose to one without the reason. */
  worth: number;
  /** Share of the value of what the priorities ask for that it may lose; any if not given. */
  asked?: number;
}

/** A processor is weak below this value, which lies halfway between the minimum and good. */
export const WEAK_VALUE = VALUE_AT_GOOD / 2;

/** Memory that is less than good is little below this. */
const LITTLE_MEMORY_GB = 16;

/** A disk that is less than good fills up soon below this. */
const LITTLE_DISK_GB = 480;

/** What a priority leaves of the use's main figure, at least: less, and it is another machine than was asked for. */
const KEPT_SHARE = 0.6;

/** A laptop with the same chips is a twin for much less up to this share of the price. */
const TWIN_SHARE = 0.7;

/** @returns whether an attribute is probably worth less than `least`, which is 0 at its minimum */
function isBelow({ needs }: Ranking, attribute: Attribute, least: number): Test {
  const curve = valueCurve(attribute, needs.targets[attribute].triple);
  return ({ laptop }) => {
    const possible = possibleValues(laptop, attribute);
    return possible.length > 0 && expectedValue(curve, possible) < least;
  };
}

/** @returns whether a known figure is below good, for an attribute of which the purposes have a minimum */
function lacks({ needs }: Ranking, attribute: Attribute): Test {
  const { floor, triple } = needs.targets[attribute];
  const curve = valueCurve(attribute, triple);
  return ({ laptop }) => {
    const value = measure(laptop, attribute);
    return floor !== null && value !== null && curve(value) < VALUE_AT_GOOD;
  };
}

/** @returns whether the laptop is probably worth less than `least` in a chosen priority: 0 is its minimum */
export function isBelowPriority(ranking: Ranking, least = 0): Test {
  const tests = askedAttributes(ranking.needs).map((attribute) => isBelow(ranking, attribute, least));
  return (one) => tests.some((test) => test(one));
}

/**
 * @returns whether a laptop has much less of what the purposes need most than the best one without the priorities; what
 *   is more than good does not count
 */
export function isWeakForUse(ranking: Ranking): Test {
  const {
    needs,
    ranked: [best],
  } = ranking.withoutPriorities();
  if (needs === ranking.needs) return () => false;
  const attribute = mainAttribute(needs);
  const figure = best ? measure(best.laptop, attribute) : null;
  if (figure === null) return () => false;
  const least =
    KEPT_SHARE * Math.min(goodness(attribute, figure), goodness(attribute, needs.targets[attribute].triple[1]));
  return ({ laptop }) => {
    const own = measure(laptop, attribute);
    return own !== null && goodness(attribute, own) < least;
  };
}

function hasWeakGraphics(ranking: Ranking): Test {
  const [games, creation] = [lacks(ranking, 'gpu'), lacks(ranking, 'creation')];
  return (one) => games(one) || creation(one);
}

const hasWeakProcessor = (ranking: Ranking): Test =>
  ranking.needs.targets.cpu.floor === null ? () => false : isBelow(ranking, 'cpu', WEAK_VALUE);

const hasLittleMemory =
  ({ needs }: Ranking): Test =>
  ({ laptop: { ramGb } }) =>
    ramGb !== null && ramGb < Math.min(LITTLE_MEMORY_GB, needs.targets.ram.triple[1]);

const hasLittleDisk =
  ({ needs }: Ranking): Test =>
  ({ laptop: { storageGb } }) =>
    storageGb !== null && storageGb < Math.min(LITTLE_DISK_GB, needs.targets.storage.triple[1]);

const hasLittleVideoMemory = ({ needs }: Ranking): Test => {
  const need = videoMemoryNeed(needs);
  return ({ laptop: { videoMemoryGb } }) => need !== null && videoMemoryGb !== null && videoMemoryGb < need.good;
};

/** Whether another capable laptop has the same chips, and no less memory and disk, for much less. */
const hasCheaperTwin =
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

const hasUnknown =
  (unknownOf: (laptop: Laptop, needs: Needs) => readonly Attribute[]) =>
  ({ needs }: Ranking): Test =>
  ({ laptop }) =>
    unknownOf(laptop, needs).length > 0;

const hasUnknownAsked =
  ({ needs }: Ranking): Test =>
  ({ laptop }) =>
    askedAttributes(needs).some((attribute) => measure(laptop, attribute) === null);

/** Whether it is unknown if Windows comes with it, and with a licence it would cost more than the budget. */
const mayExceedBudget = ({ answers }: Ranking): Test =>
  needsNoWindows(answers)
    ? () => false
    : ({ laptop, price }) => systemOf(laptop) === 'unknown' && price + WINDOWS_LICENCE_EUR > answers.budget;

/** What is regretted most first: a laptop passed over for a lower rule never gains a reason of a higher one. */
const RULES: readonly Rule[] = [
  { reason: 'It stays below the minimum of a chosen priority.', against: isBelowPriority, worth: 0.2 },
  { reason: 'A priority has taken most of what the use needs.', against: isWeakForUse, worth: 0.3 },
  {
    reason: 'Its graphics are less than good for a use that depends on them.',
    against: hasWeakGraphics,
    worth: 0.12,
    asked: 0.12,
  },
  { reason: 'Its processor has hardly more than the minimum.', against: hasWeakProcessor, worth: 0.1, asked: 0.3 },
  {
    reason: 'It has little memory, most of which cannot be added later.',
    against: hasLittleMemory,
    worth: 0.15,
    asked: 0.15,
  },
  { reason: 'Its disk fills up soon.', against: hasLittleDisk, worth: 0.08, asked: 0.12 },
  {
    reason: 'Its video memory is less than the programs advise.',
    against: hasLittleVideoMemory,
    worth: 0.06,
    asked: 0.12,
  },
  { reason: 'With a Windows licence it may exceed the budget.', against: mayExceedBudget, worth: 0.12, asked: 0.12 },
  { reason: 'The same chips cost much less.', against: hasCheaperTwin, worth: 0.12, asked: 0.12 },
  // Users who ask for a low weight are better served by a laptop with a known weight.
  { reason: 'A figure is unknown that a priority asks for.', against: hasUnknownAsked, worth: 0.14, asked: 0.3 },
  { reason: 'A figure is unknown that decides.', against: hasUnknown(unknownDecisive), worth: 0.07, asked: 0.07 },
  { reason: 'A figure is unknown that counts.', against: hasUnknown(unknownAttributes), worth: 0.05, asked: 0.05 },
];

/** @returns whether a laptop has at most half the memory or disk of another, where both are known */
export const hasHalf = (figure: 'ramGb' | 'storageGb', one: Laptop, other: Laptop): boolean =>
  (one[figure] ?? Infinity) <= (other[figure] ?? 0) / 2;

/** @returns a test whether a laptop has a reason against it that the first one does not have, so that nobody takes it */
export function isRegrettedBeside(ranking: Ranking, first: Ranked): Test {
  const isWeak = hasWeakProcessor(ranking);
  const tests = [
    (one: Ranked) => isWeak(one) && changesAgainst(one.laptop, first.laptop, ['cpu'], ranking).some(isLoss),
    ...[hasLittleMemory, hasUnknownAsked].map((against) => against(ranking)).filter((isAgainst) => !isAgainst(first)),
  ];
  return (one) => tests.some((isAgainst) => isAgainst(one));
}

/** @returns a test whether a laptop has nearly as much of what the priorities ask for as `start` */
function keepsAsked({ needs }: Ranking, start: Ranked, share: number): Test {
  const asked = askedAttributes(needs);
  const valueOf = ({ worth }: Ranked): number => asked.reduce((sum, attribute) => sum + worth[attribute], 0);
  const whole = asked.reduce((sum, attribute) => sum + needs.weights[attribute], 0);
  return (one) => valueOf(one) >= valueOf(start) - share * whole;
}

/** @returns the laptop to show first; `null` if none qualifies */
export function firstOf(ranking: Ranking): Ranked | null {
  const [best] = ranking.ranked;
  if (!best) return null;
  let first = best;
  const higher: Test[] = [];
  for (const { against, worth, asked = Infinity } of RULES) {
    const isAgainst = against(ranking);
    if (isAgainst(first)) {
      const start: Ranked = first;
      const least = start.utility - worth * start.quality;
      const keeps = keepsAsked(ranking, start, asked);
      const held = higher.filter((test) => !test(start));
      const accepts = (one: Ranked): boolean =>
        one.utility >= least && !isAgainst(one) && keeps(one) && !held.some((test) => test(one));
      first = ranking.capable.find((one) => accepts(one) && !isDominated(ranking, one.laptop)) ?? start;
    }
    higher.push(isAgainst);
  }
  return first;
}
