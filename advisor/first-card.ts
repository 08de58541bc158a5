/**
 * Chooses the first card among the best laptops. One that is below the minimum of a priority, that may no longer be
 * sold, that has weak graphics, a weak processor or little memory for its use, or that was seen only abroad gives way
 * to one that is nearly as good. Then the most reliable one is first (`reliability.ts`): users who ask for a low weight
 * are better served by a laptop with a known weight.
 */
import { totalCost } from '../catalogue/derive/cost.ts';
import { screenSizeOf } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, possibleValues } from './attributes.ts';
import { losesGraphics } from './landmarks.ts';
import type { Needs } from './needs.ts';
import { isSpanishOffer, isSystemPaid } from './prices.ts';
import { utilityPerEuro } from './score.ts';
import { gradeOf, HIGHEST_GRADE, isPriced, reliabilityFor, unknownAsked, unknownDecisive } from './reliability.ts';
import { bestGraded, keepsAsked, leaderWithout } from './replacement.ts';
import { qualityOf, type Shortlist } from './shortlist.ts';
import { askedAttributes } from './target.ts';
import { expectedValue, VALUE_AT_GOOD, valueCurve } from './value.ts';

/** Share of its quality that a laptop with an old price may lose to one that is certainly still on sale. */
const WORTH_OF_ON_SALE = 0.3;

/** Share of its quality that a laptop below the minimum of a priority may lose to one that is not. */
const WORTH_OF_PRIORITIES = 0.2;

/** Share of its quality that a laptop may lose to one with good graphics, if a purpose depends on them. */
const WORTH_OF_GRAPHICS = 0.12;

const GRAPHICS = ['gpu', 'creation'] as const;

/** Share of its quality that a laptop with a weak processor may lose to one that has none. */
const WORTH_OF_PROCESSOR = 0.1;
/** A processor is weak below this value, which lies halfway between the minimum and good. */
const WEAK_VALUE = VALUE_AT_GOOD / 2;

/** Share of its quality that a laptop may lose to a more reliable one, if errors explain no more. */
const WORTH_OF_RELIABILITY = 0.05;

/** Share of its quality that a laptop with little memory may lose to one with enough. */
const WORTH_OF_MEMORY = 0.2;
/** Below this, memory that is less than good is little. */
const LITTLE_MEMORY_GB = 16;

/** Shares of the value of what the priorities ask for that these steps may cost; `dearer`: if they also cost money. */
const ASKED = { forGraphics: 0.12, forAble: 0.3, forSpanish: 0.12, forReliability: 0.05, dearer: 0.03 } as const;

/** How much larger the shares for reliability are for each priority that is unknown of the leader. */
const MORE_IF_UNKNOWN = 0.02;

/** Share of its quality that a laptop seen only abroad may lose to one that a Spanish shop had (docs/decisions/009). */
const WORTH_OF_SPANISH = 0.4;

/** Share of the price that a laptop of another line may cost more if it is better only in how many figures are known. */
const MAX_DEARER = 0.1;

/** @returns the utility that a laptop loses if each unknown figure that decides has its worst likely value */
function unknownRisk(laptop: Laptop, needs: Needs): number {
  return unknownDecisive(laptop, needs).reduce((sum, attribute) => {
    const possible = possibleValues(laptop, attribute);
    if (possible.length < 2) return sum;
    const curve = valueCurve(attribute, needs.targets[attribute].triple);
    return sum + needs.weights[attribute] * (expectedValue(curve, possible) - Math.min(...possible.map(curve)));
  }, 0);
}

/** @returns the utility that the errors of its price and of its unknown figures explain */
function errorOf({ columns, answers, needs }: Shortlist, row: number): number {
  const laptop = columns.laptops[row];
  if (!laptop) return 0;
  return utilityPerEuro(answers.budget) * totalCost(laptop) * laptop.cost.spread + unknownRisk(laptop, needs);
}

type RowTest = (row: number) => boolean;

/** @returns whether an attribute of a row is probably worth less than `least`, which is 0 at its minimum */
function isBelow({ columns, needs }: Shortlist, attribute: Attribute, least: number): RowTest {
  const { start, possible } = columns.values[attribute];
  const curve = valueCurve(attribute, needs.targets[attribute].triple);
  const below = possible.map((values) => values.length > 0 && expectedValue(curve, values) < least);
  const codes = columns.codes[attribute];
  return (row) => below[(codes[row] ?? start) - start] ?? false;
}

/** @returns whether the laptop of a row probably stays below the minimum of a chosen priority */
export function againstPriority(list: Shortlist): RowTest {
  const tests = askedAttributes(list.needs).map((attribute) => isBelow(list, attribute, 0));
  return (row) => tests.some((test) => test(row));
}

/** @returns whether a row has hardly more than the minimum of processor for the purposes */
const hasWeakProcessor = (list: Shortlist): RowTest =>
  list.needs.targets.cpu.floor === null ? () => false : isBelow(list, 'cpu', WEAK_VALUE);

/** @returns whether a row is regretted for its purposes, unlike `best`: for a weak processor or little memory */
export function isWeakerThan(list: Shortlist, best: number): RowTest {
  const tests = [hasWeakProcessor(list), lacksMemory(list, LITTLE_MEMORY_GB)];
  return (row) => tests.some((isWeak) => isWeak(row) && !isWeak(best));
}

const isOnSale = ({ columns }: Shortlist, row: number): boolean => {
  const laptop = columns.laptops[row];
  return !!laptop && isPriced(laptop);
};

/** @returns whether a row has less than good graphics for a purpose that depends on them */
function lacksGraphics({ columns, needs, tables }: Shortlist): RowTest {
  const needed = GRAPHICS.filter((attribute) => needs.targets[attribute].floor !== null);
  return (row) => needed.some((attribute) => (tables.lacks[columns.codes[attribute][row] ?? 0] ?? 0) > 0);
}

/** @returns whether a row has less than good memory for the purposes, and less than `below` gigabytes */
const lacksMemory =
  ({ columns, tables }: Shortlist, below = Infinity): RowTest =>
  (row) =>
    (columns.laptops[row]?.ramGb ?? below) < below && (tables.lacks[columns.codes.ram[row] ?? 0] ?? 0) > 0;

/**
 * @returns the best that a Spanish shop had lately, if it is good enough and no worse in what is regretted, because a
 *   laptop that nobody sells here is no advice: one with as much of what the priorities ask for, else one with nearly as
 *   much; else `start`
 */
function spanishInstead(list: Shortlist, start: number, isWorse: RowTest): number {
  const { columns, needs } = list;
  const own = columns.laptops[start];
  if (!own || isSpanishOffer(own)) return start;
  const isSpanish = (laptop: Laptop | undefined): boolean =>
    !!laptop && isSpanishOffer(laptop) && laptop.keyboard !== 'other' && isSystemPaid(laptop, list.answers);
  const lacks = lacksMemory(list);
  const isTooLarge = (laptop: Laptop): boolean =>
    (laptop.screenInches ?? 0) > (own.screenInches ?? 0) && (needs.sizeFit(screenSizeOf(laptop)) ?? 1) < VALUE_AT_GOOD;
  const isLess = (laptop: Laptop | undefined): boolean =>
    !!laptop && (losesGraphics(laptop, own, needs) || isTooLarge(laptop));
  const isRegretted = (row: number): boolean =>
    isWorse(row) || (lacks(row) && !lacks(start)) || isLess(columns.laptops[row]);
  for (const worth of [0, ASKED.forSpanish]) {
    const keeps = keepsAsked(list, start, worth, worth);
    const fails = (row: number): boolean => !isSpanish(columns.laptops[row]) || !keeps(row) || isRegretted(row);
    const row = leaderWithout(list, start, fails, WORTH_OF_SPANISH);
    if (row !== start) return row;
  }
  return start;
}

/** @returns the most reliable one that is nearly as good as `start` */
function surestFrom(list: Shortlist, start: number, accepts: (row: number) => boolean): number {
  const { chassis, laptops, price } = list.columns;
  const laptop = laptops[start];
  const more = laptop ? unknownAsked(laptop, list.needs).length * MORE_IF_UNKNOWN : 0;
  const loss = Math.max(errorOf(list, start), (WORTH_OF_RELIABILITY + more) * qualityOf(list, start));
  const reliability = reliabilityFor(list);
  const keeps = keepsAsked(list, start, ASKED.forReliability + more, ASKED.dearer + more);
  const gradeFor = (one: Laptop): number => gradeOf(reliability(one));
  const isNearlySure = !!laptop && gradeFor(laptop) >= HIGHEST_GRADE - 1;
  const mostPaid = isNearlySure ? (1 + MAX_DEARER) * (price[start] ?? 0) : Infinity;
  const isPayable = (row: number): boolean => (price[row] ?? 0) <= mostPaid || chassis[row] === chassis[start];
  return bestGraded(list, start, loss, gradeFor, HIGHEST_GRADE, (row) => keeps(row) && isPayable(row) && accepts(row));
}

/** @returns the same shortlist, with the laptop to show first as `best` */
export function withFirstCard(list: Shortlist): Shortlist {
  if (list.leader === null) return list;
  const isAgainst = againstPriority(list);
  const suited = leaderWithout(list, list.leader, isAgainst, WORTH_OF_PRIORITIES);
  const worth = Math.max(errorOf(list, suited), WORTH_OF_ON_SALE * qualityOf(list, suited));
  const current = isOnSale(list, suited)
    ? suited
    : bestGraded(
        list,
        suited,
        worth,
        (laptop) => Number(isPriced(laptop)),
        1,
        (row) => isAgainst(suited) || !isAgainst(row),
      );
  const lacks = lacksGraphics(list);
  const isWeak = hasWeakProcessor(list);
  const hasLittle = lacksMemory(list, LITTLE_MEMORY_GB);
  const isWorseThan =
    (start: number, tests = [isAgainst, lacks, isWeak, hasLittle]): RowTest =>
    (row) =>
      tests.some((isRegretted) => isRegretted(row) && !isRegretted(start));
  /** A nearly as good row that is not lacking; `most` and `asked` are the shares of both qualities that it may lose. */
  const without = (start: number, isLacking: RowTest, most: number, asked: number): number => {
    if (!isLacking(start)) return start;
    const [keeps, isWorse] = [keepsAsked(list, start, asked, asked), isWorseThan(start)];
    const fails = (row: number): boolean => isLacking(row) || isWorse(row) || !isOnSale(list, row) || !keeps(row);
    return leaderWithout(list, start, fails, most);
  };
  const graphic = without(current, lacks, WORTH_OF_GRAPHICS, ASKED.forGraphics);
  const able = without(graphic, isWeak, WORTH_OF_PROCESSOR, ASKED.forAble);
  const roomy = without(able, hasLittle, WORTH_OF_MEMORY, ASKED.forAble);
  // Blind judges preferred what Spanish shops had to somewhat better graphics.
  const start = spanishInstead(list, roomy, isWorseThan(roomy, [isAgainst, isWeak]));
  const isWorse = isWorseThan(start);
  return { ...list, best: surestFrom(list, start, (row) => !isWorse(row)) };
}
