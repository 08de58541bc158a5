/** The shapes of buyers: each use at some budgets, alone and with one priority; and what must hold of their answers. */
import { ATTRIBUTES, measure } from '#advisor/needs/attributes.ts';
import { needsOf } from '#advisor/needs/needs.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import {
  answersAfter,
  CHANGE_NAMES,
  type Answers,
  NO_REQUIREMENTS as requirements,
  PRIORITIES,
  PURPOSES,
} from '#contract/answers.ts';
import type { Fixture } from '#tests/advisor/checks/fixture.ts';
import { marketFor } from '#tests/advisor/checks/serving.ts';
import { benefitOf } from './plain.ts';

const shapesOf = (budget: number, priorities: Answers['priorities'] = []): Answers[] =>
  PURPOSES.map((purpose) => ({ deviceType: 'laptop', purposes: [purpose], priorities, budget, requirements }));
const BUDGETS = [500, 700, 900, 1200, 1500, 2000, 3000];
export const ALONE = BUDGETS.flatMap((budget) => shapesOf(budget));
export const WITH_PRIORITY = BUDGETS.flatMap((budget) => PRIORITIES.flatMap((one) => shapesOf(budget, [one])));

const firstOf = ({ engine }: Fixture, answers: Answers) => engine.recommend(answers).cards[0]?.laptop;

/** A first card seen only abroad, where a Spanish one serves. */
function foreignFirst(fixture: Fixture, answers: Answers): string[] {
  const first = firstOf(fixture, answers);
  return first && !marketFor(fixture.laptops, answers).includes(first) ? [first.name] : [];
}

/**
 * The speed with the highest weight for the use alone: graphics for games, creation for editing, else the processor.
 * Where graphics weigh as much as the processor, they are it. Unknown counts as nothing.
 */
function mainFigureOf(laptop: Laptop, { purposes }: Answers): number {
  const { weights, graphics } = needsOf({ purposes, priorities: [] });
  if (weights[graphics] < weights.cpu) return laptop.cpuIndex ?? 0;
  return (graphics === 'gpu' ? laptop.gpuIndex : laptop.creationIndex) ?? 0;
}

/** A first card with less than 60 % of the main figure of the first card without the priorities. */
export function swallowedUse(fixture: Fixture, answers: Answers, first = firstOf(fixture, answers)): string[] {
  const alone = firstOf(fixture, { ...answers, priorities: [] });
  if (!first || !alone || mainFigureOf(first, answers) >= 0.6 * mainFigureOf(alone, answers)) return [];
  return [`${first.name} instead of ${alone.name}`];
}

/** Whether a visitor sees what is better: 5 % of the price, 10 % of the weight, an hour, or more of what they asked for. */
const isSeenBetter = (then: Laptop, now: Laptop, answers: Answers): boolean =>
  totalCost(then) <= 0.95 * totalCost(now) ||
  (then.weightKg ?? Infinity) <= 0.9 * (now.weightKg ?? 0) ||
  (then.batteryHours ?? 0) >= (now.batteryHours ?? Infinity) + 1 ||
  benefitOf(then, answers) >= benefitOf(now, answers) + 0.03;

/** Offered changes that lead to nothing better; who is offered another system gets it. */
export function uselessChanges(fixture: Fixture, answers: Answers): string[] {
  const {
    offered: { changes },
    cards,
  } = fixture.engine.recommend(answers);
  return CHANGE_NAMES.filter((name) => changes[name]).flatMap((name) => {
    const changed = answersAfter(answers, name, changes);
    const [now, then] = [cards[0]?.laptop, firstOf(fixture, changed)];
    if (!now || !then || now === then) return [`${name}: the winner stays`];
    if (foreignFirst(fixture, changed).length > 0) return [`${name}: leads abroad`];
    return name === 'os' || isSeenBetter(then, now, answers) ? [] : [`${name}: helps nobody`];
  });
}

/** @returns the rule for the first card that explains why it is not the plain scorer's */
function ruleFor(ours: Laptop, plain: Laptop, fixture: Fixture, answers: Answers): string {
  const { weights } = needsOf(answers);
  const isKnown = (one: Laptop) => ATTRIBUTES.every((each) => weights[each] < 0.2 || measure(one, each) !== null);
  const isTwin = plain.cpu === ours.cpu && plain.gpu === ours.gpu;
  if ((plain.ramGb ?? 0) < 16 && (ours.ramGb ?? 0) >= 16) return 'enough memory';
  if (isKnown(ours) && !isKnown(plain)) return 'known before unknown';
  if (swallowedUse(fixture, answers, plain).length > swallowedUse(fixture, answers).length) return 'keeps the use';
  return isTwin && totalCost(ours) <= 0.9 * totalCost(plain) ? 'same chip for less' : 'no rule';
}

/** @returns both first cards where they differ, and the rule that explains it */
export function differenceOf(fixture: Fixture, plain: Fixture, answers: Answers): string[] {
  const [ours, other] = [firstOf(fixture, answers), firstOf(plain, answers)];
  if (ours === other) return [];
  if (!ours || !other) return [`${ours?.name} | ${other?.name}: one finds none`];
  const [own, plains] = [ours, other].map((laptop) => `${laptop.name} ${Math.round(totalCost(laptop))} €`);
  return [`${own} | ${plains}: ${ruleFor(ours, other, fixture, answers)}`];
}
