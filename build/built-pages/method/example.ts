import { CRITERION_LABELS } from '../../../words/explained-weights.ts';
import { ATTRIBUTES, measure, possibleValues } from '../../../advisor/attributes.ts';
import { type Needs, needsOf } from '../../../advisor/needs.ts';
import { utilityPerEuro } from '../../../advisor/score.ts';
import { totalCost } from '../../../catalogue/derive/cost.ts';
import type { Laptop } from '../../../catalogue/laptop.ts';
import type { Purpose } from '../../../contract/answers.ts';
import type { ScoredExample } from '../../../contract/built/method.ts';
import { guideAnswers } from '../guide-asked.ts';
import type { Source } from '../source.ts';
import { inPoints } from './charts.ts';
import { kindOf } from '../../../catalogue/derive/laptop-kind.ts';
import { CRITERIA, type Criterion } from '../../../contract/criteria.ts';
import { expectedValue, valueCurve } from '../../../advisor/value.ts';

interface ScoredCriterion {
  criterion: Criterion;
  /** Share of the total weight, above 0. */
  weight: number;
  /** Weight × expected value: at most the weight. */
  worth: number;
}

/** @returns the value that each weighted criterion adds, heaviest first; without floors and price */
function scoredCriteria(laptop: Laptop, needs: Needs): ScoredCriterion[] {
  const { system, size } = kindOf(laptop);
  const valueOf = (criterion: Criterion): number => {
    if (criterion === 'system') return needs.systemFit(system) ?? 0;
    if (criterion === 'size') return needs.sizeFit(size) ?? 0;
    return expectedValue(valueCurve(criterion, needs.targets[criterion].triple), possibleValues(laptop, criterion));
  };
  return CRITERIA.filter((criterion) => needs.weights[criterion] > 0)
    .map((criterion) => {
      const weight = needs.weights[criterion];
      return { criterion, weight, worth: weight * valueOf(criterion) };
    })
    .toSorted((a, b) => b.weight - a.weight);
}

const PURPOSE: Purpose = 'programming';
/** Most wanted first. */
const BUDGETS = [1000, 900, 1100, 800, 1200, 700, 1300, 600, 1400, 1500] as const;

/** @throws if ordinary answers give no result */
function firstCard({ catalogue, advisor }: Source, budget: number): Laptop {
  const [best] = advisor.recommend(guideAnswers(PURPOSE, budget)).computers;
  const laptop = catalogue.laptops.find(({ id }) => id === best?.id);
  if (!laptop) throw new Error(`No laptop for ${PURPOSE} and ${budget} €`);
  return laptop;
}

/** @returns the example with the first budget whose laptop has no unknown figure, because points for it prove nothing */
export function exampleOf(source: Source): ScoredExample {
  const needs = needsOf({ purposes: [PURPOSE], priorities: [] });
  const isKnown = (laptop: Laptop): boolean =>
    ATTRIBUTES.every((attribute) => needs.weights[attribute] === 0 || measure(laptop, attribute) !== null);
  const budget = BUDGETS.find((euros) => isKnown(firstCard(source, euros))) ?? BUDGETS[0];
  const laptop = firstCard(source, budget);
  const scored = scoredCriteria(laptop, needs);
  const price = totalCost(laptop);
  const pricePoints = inPoints(utilityPerEuro(budget) * price);
  return {
    purpose: PURPOSE,
    budget,
    id: laptop.id,
    name: laptop.name,
    price,
    criteria: scored.map(({ criterion, weight, worth }) => ({
      criterion,
      label: CRITERION_LABELS[criterion],
      weight: inPoints(weight),
      points: inPoints(worth),
    })),
    pricePoints,
    total: scored.reduce((sum, { worth }) => sum + inPoints(worth), 0) - pricePoints,
  };
}
