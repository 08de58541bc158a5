/**
 * Chooses the first card. The laptop with the best score is passed over where a rule has a reason against it and another
 * laptop nearly as good has none. The rules are walked once, from top to bottom.
 */
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../needs/attributes.ts';
import { isDominated } from '../dominance.ts';
import type { Needs } from '../needs/needs.ts';
import { isCapable } from '../rank/score.ts';
import { qualityOf, ranksBefore, type Shortlist, valueOfRow } from '../shortlist.ts';
import { askedAttributes } from '../explain/target.ts';
import { unknownAttributes, unknownDecisive } from '../rank/unknown-attributes.ts';
import { expectedValue, VALUE_AT_GOOD, valueCurve } from '../needs/value.ts';

type RowTest = (row: number) => boolean;

interface Rule {
  reason: PassedOver;
  /** Whether the rule has a reason against a row. */
  against: (list: Shortlist) => RowTest;
  /** Share of its quality that a laptop may lose to one without the reason. */
  worth: number;
  /** Share of the value of what the priorities ask for that it may lose; any if not given. */
  asked?: number;
}

/** Why the laptop with the best score is not the first card. */
export type PassedOver = 'below-priority' | 'weak-graphics' | 'weak-processor' | 'little-memory' | 'unknown';

const GRAPHICS = ['gpu', 'creation'] as const;

/** A processor is weak below this value, which lies halfway between the minimum and good. */
const WEAK_VALUE = VALUE_AT_GOOD / 2;

/** Memory that is less than good is little below this. */
const LITTLE_MEMORY_GB = 16;

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

/** @returns whether a row has less than good graphics for a purpose that depends on them */
function hasWeakGraphics({ columns, needs, tables }: Shortlist): RowTest {
  const needed = GRAPHICS.filter((attribute) => needs.targets[attribute].floor !== null);
  return (row) => needed.some((attribute) => (tables.lacks[columns.codes[attribute][row] ?? 0] ?? 0) > 0);
}

/** @returns whether a row has hardly more than the minimum of processor for the purposes */
const hasWeakProcessor = (list: Shortlist): RowTest =>
  list.needs.targets.cpu.floor === null ? () => false : isBelow(list, 'cpu', WEAK_VALUE);

/** @returns whether a row has less than good memory for the purposes, and less than 16 GB */
const hasLittleMemory =
  ({ columns, tables }: Shortlist): RowTest =>
  (row) =>
    (columns.laptops[row]?.ramGb ?? LITTLE_MEMORY_GB) < LITTLE_MEMORY_GB &&
    (tables.lacks[columns.codes.ram[row] ?? 0] ?? 0) > 0;

/** @returns whether a figure of a row is unknown among those that `unknownOf` looks at */
const hasUnknown =
  (unknownOf: (laptop: Laptop, needs: Needs) => readonly Attribute[]) =>
  ({ columns, needs }: Shortlist): RowTest =>
  (row) => {
    const laptop = columns.laptops[row];
    return !!laptop && unknownOf(laptop, needs).length > 0;
  };

/** What is regretted most first: a laptop passed over for a lower rule never gains a reason of a higher one. */
const RULES: readonly Rule[] = [
  { reason: 'below-priority', against: againstPriority, worth: 0.2 },
  { reason: 'weak-graphics', against: hasWeakGraphics, worth: 0.12, asked: 0.12 },
  { reason: 'weak-processor', against: hasWeakProcessor, worth: 0.1, asked: 0.3 },
  { reason: 'little-memory', against: hasLittleMemory, worth: 0.15, asked: 0.15 },
  // Users who ask for a low weight are better served by a laptop with a known weight.
  { reason: 'unknown', against: hasUnknown(unknownDecisive), worth: 0.07, asked: 0.07 },
  { reason: 'unknown', against: hasUnknown(unknownAttributes), worth: 0.05, asked: 0.05 },
];

/** @returns whether a row is regretted for its purposes, unlike `best`: for a weak processor or little memory */
export function isWeakerThan(list: Shortlist, best: number): RowTest {
  const tests = [hasWeakProcessor(list), hasLittleMemory(list)];
  return (row) => tests.some((isWeak) => isWeak(row) && !isWeak(best));
}

/** @returns why a row is not the first card although its score is better than that of `best`; `null` if no rule says so */
export const passedOver = (list: Shortlist, row: number, best: number): PassedOver | null =>
  RULES.find(({ against }) => against(list)(row) && !against(list)(best))?.reason ?? null;

/** @returns a test whether a row has nearly as much of what the priorities ask for as `start` */
function keepsAsked(list: Shortlist, start: number, share: number): RowTest {
  const asked = askedAttributes(list.needs);
  const valueOf = (row: number): number => asked.reduce((sum, attribute) => sum + valueOfRow(list, row, attribute), 0);
  const whole = asked.reduce((sum, attribute) => sum + list.needs.weights[attribute], 0);
  const least = valueOf(start) - share * whole;
  return (row) => valueOf(row) >= least;
}

/** @returns the highest ranked capable row that is accepted and within `worth` of the quality of `start`; else `start` */
function instead(list: Shortlist, start: number, worth: number, accepts: RowTest): number {
  const { bestOfChassis, missed, utility } = list;
  const least = (utility[start] ?? 0) - worth * qualityOf(list, start);
  let best: number | null = null;
  for (const row of bestOfChassis) {
    if (row < 0 || (utility[row] ?? 0) < least || !isCapable(missed[row] ?? 0)) continue;
    if (best !== null && !ranksBefore(utility, row, best)) continue;
    if (accepts(row) && !isDominated(list, row)) best = row;
  }
  return best ?? start;
}

/** @returns the same shortlist, with the laptop to show first as `best` */
export function withFirstCard(list: Shortlist): Shortlist {
  if (list.leader === null) return list;
  let first = list.leader;
  const higher: RowTest[] = [];
  for (const { against, worth, asked = Infinity } of RULES) {
    const isAgainst = against(list);
    if (isAgainst(first)) {
      const keeps = keepsAsked(list, first, asked);
      const held = higher.filter((test) => !test(first));
      first = instead(list, first, worth, (row) => !isAgainst(row) && keeps(row) && !held.some((test) => test(row)));
    }
    higher.push(isAgainst);
  }
  return { ...list, best: first };
}
