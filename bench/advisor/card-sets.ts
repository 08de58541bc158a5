/** Whether the three cards are a choice, and whether more money buys more of what was asked for. */
import * as fc from 'fast-check';
import type { Attribute } from '#advisor/attributes.ts';
import { type Needs, needsOf } from '#advisor/needs.ts';
import { askedAttributes } from '#advisor/target.ts';
import { type Answers, BUDGET, NO_REQUIREMENTS, PRIORITIES, PURPOSES } from '#contract/answers.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { canDo, likelyWorth } from '#guarantees/benefit.ts';
import type { Fixture } from '#guarantees/fixture.ts';
import { possibleFigures, qualifyingAmong } from '#guarantees/oracle.ts';
import { profiles } from './profiles.ts';
import { none, type Row } from '../report.ts';

/** Whether a laptop probably stays below the minimum of a priority. */
const isAgainst = (laptop: Laptop, asked: readonly Attribute[], needs: Needs): boolean =>
  asked.some((attribute) => possibleFigures(laptop, attribute).length > 0 && likelyWorth(laptop, attribute, needs) < 0);

/** @returns what is wrong with the cards as a set */
function setProblems({ engine, laptops }: Fixture, answers: Answers): string[] {
  const { cards } = engine.recommend(answers);
  const [first] = cards;
  if (!first) return [];
  const shown = cards.map(({ laptop }) => laptop);
  const roles = cards.flatMap(({ role }) => role ?? []);
  const needs = needsOf(answers);
  const able = qualifyingAmong(laptops, answers).filter((laptop) => canDo(laptop, answers));
  const isLeft = (accepts: (laptop: Laptop) => boolean): boolean =>
    able.some((laptop) => accepts(laptop) && !shown.some(({ chassis }) => chassis === laptop.chassis));
  const suits = (laptop: Laptop): boolean => !isAgainst(laptop, askedAttributes(needs), needs);
  return [
    ...(new Set(roles).size === roles.length ? [] : ['a role twice']),
    ...(new Set(shown.map(({ chassis }) => chassis)).size === shown.length ? [] : ['a model twice']),
    ...(shown.some((laptop) => !canDo(laptop, answers)) && isLeft(() => true) ? ['a card misses a floor'] : []),
    ...(shown.slice(1).some((laptop) => !suits(laptop)) && isLeft(suits) ? ['a card is against a priority'] : []),
  ];
}

/** The steps between budgets, in euros. */
const STEPS = [500, 700, 900, 1100, 1300, 1500, 1700, 2000, 2300, 2600, 3000, 3500, BUDGET.max];
/** Between these budgets the first card must improve if the market does. */
const RISE = { from: 1100, to: 3000 } as const;

/** The smallest improvement that counts, as a value: 100 g, 40 minutes or seven points of noise. */
const NOTICED = 0.12;
const NOTABLE = 0.2;

const OLD_MONTHS = 15;

interface Step {
  budget: number;
  /** The value of the first card in what was asked for, from −0.35 to 1. */
  shown: number;
  /** The same of the capable laptop with the highest value. */
  most: number;
}

function ladderOf({ engine, laptops }: Fixture, answers: Answers): Step[] {
  const needs = needsOf(answers);
  const asked = askedAttributes(needs);
  const whole = asked.reduce((sum, attribute) => sum + needs.weights[attribute], 0);
  const worthOf = (laptop: Laptop): number =>
    asked.reduce((sum, one) => sum + (needs.weights[one] / whole) * likelyWorth(laptop, one, needs), 0);
  return STEPS.flatMap((budget): Step[] => {
    const [first] = engine.recommend({ ...answers, budget }).cards;
    // An old offer may no longer be for sale; then the next budget leads to one that is.
    if (!first || !canDo(first.laptop, answers) || first.laptop.cost.months > OLD_MONTHS) return [];
    const able = qualifyingAmong(laptops, { ...answers, budget }).filter((laptop) => canDo(laptop, answers));
    return [{ budget, shown: worthOf(first.laptop), most: Math.max(...able.map(worthOf)) }];
  });
}

const isRisen = (ladder: readonly Step[]): boolean => {
  const [from, to] = [RISE.from, RISE.to].map((euros) => ladder.find(({ budget }) => budget === euros));
  return !from || !to || to.most < from.shown + NOTABLE || to.shown >= from.shown + NOTICED;
};

/** Every purpose with every priority, at rising budgets. */
function measureLadders(fixture: Fixture): Row[] {
  const ladders = PURPOSES.flatMap((purpose) =>
    PRIORITIES.map((priority) => ({
      title: `${purpose} ${priority}`,
      steps: ladderOf(fixture, {
        deviceType: 'laptop',
        purposes: [purpose],
        priorities: [priority],
        budget: BUDGET.max,
        requirements: NO_REQUIREMENTS,
      }),
    })),
  );
  const falls = ladders.flatMap(({ title, steps }) =>
    steps.flatMap(({ budget, shown }, index) => {
      const before = steps[index - 1];
      return before && shown < before.shown - NOTICED ? [`${title} at ${budget} €: ${before.shown} to ${shown}`] : [];
    }),
  );
  const flat = ladders.filter(({ steps }) => !isRisen(steps));
  return [
    none(`ladders of budget in which what was asked for falls (${ladders.length})`, falls),
    none(
      `  in which it does not rise from ${RISE.from} to ${RISE.to} € although the market does`,
      flat.map(({ title, steps }) => `${title}: ${JSON.stringify(steps)}`),
    ),
  ];
}

/** Each set costs as much as ten requests. */
const MAX_SETS = 2000;

export function measureCardSets(fixture: Fixture, runs: number, seed: number): Row[] {
  const sampled = fc.sample(profiles, { seed, numRuns: Math.min(runs, MAX_SETS) });
  const wrong = sampled.flatMap((answers) => setProblems(fixture, answers));
  return [none(`sets of cards that are no choice (${sampled.length})`, wrong), ...measureLadders(fixture)];
}
