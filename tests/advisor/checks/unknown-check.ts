/**
 * Checks a laptop's unknown figures: which are named, what they might change, and why a more reliable laptop comes
 * first.
 */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Qualified } from '#advisor/why.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { benefitOf, type Field, missedParts, utilityPerEuro, worthOfFigure } from '#guarantees/benefit.ts';
import { VALUE } from '#guarantees/figures.ts';
import { possibleFigures } from '#guarantees/oracle.ts';
import { ASKED_BY } from '#guarantees/place-check.ts';

type Problems = string[];

export interface Asked {
  answers: Answers;
  needs: Needs;
  field: Field;
  /** With the prices that the visitor pays. */
  laptop: Laptop;
  cards: readonly Laptop[];
  /** Criteria of the target. */
  compared: readonly string[];
}

/** The rounding error of sums of values from the engine. */
const NEAR = 0.0011;

export const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR;

export const utilityOf = (laptop: Laptop, { answers, needs }: Asked): number =>
  benefitOf(laptop, needs) - utilityPerEuro(answers.budget) * laptop.priceEur;

/** Unknown figures that decide: those of priorities and floors. */
const unknownDecisive = (laptop: Laptop, { asked, targets, weights }: Needs): Attribute[] =>
  ATTRIBUTES.filter((attribute) => {
    const isOther = attribute === (weights.gpu < weights.creation ? 'gpu' : 'creation');
    const isAsked = asked.priorities.some((priority) => ASKED_BY[priority].includes(attribute)) && !isOther;
    return VALUE[attribute](laptop) === null && (isAsked || targets[attribute].floor !== null);
  });

/** Unknown figures that count. */
const unknownOf = (laptop: Laptop, needs: Needs): Attribute[] => {
  const decisive = unknownDecisive(laptop, needs);
  return ATTRIBUTES.filter(
    (attribute) =>
      decisive.includes(attribute) || (VALUE[attribute](laptop) === null && needs.weights[attribute] >= 0.06),
  );
};

/** The graphics are named once. */
const named = (attributes: readonly Attribute[]): string =>
  [...new Set(attributes.map((one) => (one === 'gpu' || one === 'creation' ? 'graphics' : one)))].toSorted().join();

/** Two for each missed floor, two more for what is not capable. */
const penalty = (floors: number): number => 2 * (floors + Number(floors >= 0.5));

/** @returns its utility if each unknown figure had its best likely value, or the best possible one */
function utilityAtBest(asked: Asked): number {
  const { laptop, needs, answers } = asked;
  const parts = new Map(missedParts(laptop, answers));
  const missed = (): number => [...parts.values()].reduce((sum, part) => sum + part, 0);
  const before = missed();
  let gain = 0;
  for (const attribute of unknownOf(laptop, needs)) {
    const figures = possibleFigures(laptop, attribute);
    const worths = (figures.length === 0 ? [null] : figures).map((figure) => worthOfFigure(figure, attribute, needs));
    const best = figures.length === 0 ? 1 : Math.max(...worths);
    gain += needs.weights[attribute] * (best - worths.reduce((sum, worth) => sum + worth, 0) / worths.length);
    // The best likely figure misses the floor only if all likely figures do.
    if ((parts.get(attribute) ?? 0) < 1 || figures.length === 0) parts.set(attribute, 0);
  }
  return utilityOf(laptop, asked) + gain + penalty(before) - penalty(missed());
}

export function unknownsProblems({ unknowns, wouldLead }: Qualified, best: Laptop, asked: Asked): Problems {
  const expected = named(unknownOf(asked.laptop, asked.needs));
  const leads = utilityAtBest(asked) - utilityOf(best, asked);
  const isLead = best.id === asked.laptop.id || Math.abs(leads) < NEAR || wouldLead === leads > 0;
  return [
    ...(named(unknowns) === expected ? [] : [`unknown: ${unknowns.join()} in place of ${expected}`]),
    ...(isLead ? [] : [`would lead: ${wouldLead} by ${leads}`]),
  ];
}

/** A Spanish price of the year, a keyboard that is not foreign, and a known system. */
const isForSpain = ({ priceBasis, cost, keyboard, os }: Laptop): boolean =>
  priceBasis === 'listed-es' &&
  cost.months <= 12 &&
  !cost.doubtful &&
  keyboard !== 'other' &&
  (os !== null || cost.licenceEur > 0);

/** Checks why a laptop with more points comes after the first card. */
export function doubtHolds(doubt: Qualified['doubt'], best: Laptop, asked: Asked): boolean {
  const { laptop, needs } = asked;
  if (doubt === null) return true;
  if (utilityOf(laptop, asked) < utilityOf(best, asked) - NEAR) return false;
  if (doubt === 'priced') return laptop.cost.doubtful || laptop.cost.months > 15;
  if (doubt === 'spanish') return !isForSpain(laptop) && isForSpain(best);
  const unknown = doubt === 'known' ? unknownDecisive : unknownOf;
  return unknown(laptop, needs).length > 0 && unknown(best, needs).length === 0;
}
