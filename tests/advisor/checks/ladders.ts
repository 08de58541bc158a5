/** Whether more money buys more of what was asked for: every use with every priority, at rising budgets. */
import { expectedValue, possibleValues } from '#advisor/needs/attributes.ts';
import { type Needs, needsOf } from '#advisor/needs/needs.ts';
import { screenSizeOf } from '#catalogue/derive/requirements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET, NO_REQUIREMENTS, PRIORITIES, PURPOSES } from '#contract/answers.ts';
import type { Fixture } from './fixture.ts';
import { canDo, qualifyingAmong } from './serving.ts';

const BUDGETS = [500, 700, 900, 1100, 1300, 1500, 1700, 2000, 2300, 2600, 3000, 3500, BUDGET.max];
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

export interface Ladder {
  /** The steps at which what was asked for falls. */
  falls: readonly string[];
  /** That it does not rise although the market does. */
  flat: readonly string[];
}

/** How much a laptop has of what the priorities ask for: a good screen is sharp and large. */
function worthOf(laptop: Laptop, needs: Needs): number {
  const asked = needs.askedCriteria;
  const whole = asked.reduce((sum, criterion) => sum + needs.weights[criterion], 0);
  const valueOf = (criterion: (typeof asked)[number]): number =>
    criterion === 'size'
      ? (needs.sizeFit(screenSizeOf(laptop)) ?? 0)
      : expectedValue(needs.targets[criterion].curve, possibleValues(laptop, criterion));
  return asked.reduce((sum, criterion) => sum + (needs.weights[criterion] / whole) * valueOf(criterion), 0);
}

function stepsOf({ engine, laptops }: Fixture, asked: Answers): Step[] {
  const needs = needsOf(asked);
  const worthOfAble = new Map(
    laptops.filter((laptop) => canDo(laptop, asked)).map((laptop) => [laptop.id, worthOf(laptop, needs)]),
  );
  const able = laptops.filter(({ id }) => worthOfAble.has(id));
  return BUDGETS.flatMap((budget): Step[] => {
    const answers = { ...asked, budget };
    const [first] = engine.recommend(answers).cards;
    const shown = worthOfAble.get(first?.laptop.id ?? '');
    // An old offer may no longer be for sale; then the next budget leads to one that is.
    if (!first || shown === undefined || first.laptop.cost.months > OLD_MONTHS) return [];
    const most = Math.max(...qualifyingAmong(able, answers).map(({ id }) => worthOfAble.get(id) ?? 0));
    return [{ budget, shown, most }];
  });
}

function ladderOf(title: string, steps: readonly Step[]): Ladder {
  const [from, to] = [RISE.from, RISE.to].map((euros) => steps.find(({ budget }) => budget === euros));
  const isFlat = from && to && to.most >= from.shown + NOTABLE && to.shown < from.shown + NOTICED;
  return {
    falls: steps.flatMap(({ budget, shown }, index) => {
      const before = steps[index - 1];
      return before && shown < before.shown - NOTICED ? [`${title} at ${budget} €: ${before.shown} to ${shown}`] : [];
    }),
    flat: isFlat ? [`${title}: ${JSON.stringify(steps)}`] : [],
  };
}

export const laddersOf = (fixture: Fixture): Ladder[] =>
  PURPOSES.flatMap((purpose) =>
    PRIORITIES.map((priority) => {
      const asked: Answers = {
        deviceType: 'laptop',
        purposes: [purpose],
        priorities: [priority],
        budget: BUDGET.max,
        requirements: NO_REQUIREMENTS,
      };
      return ladderOf(`${purpose} ${priority}`, stepsOf(fixture, asked));
    }),
  );
