/**
 * The utility of one laptop split by criterion, for explanations. Not used by the ranking, which sums codes
 * (`score.ts`).
 */
import { kindOf } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { CRITERIA, type Criterion } from '../contract/criteria.ts';
import { possibleValues } from './attributes.ts';
import type { Needs } from './needs.ts';
import { expectedValue, valueCurve } from './value.ts';

export interface ScoredCriterion {
  criterion: Criterion;
  /** Share of the total weight, above 0. */
  weight: number;
  /** Weight × expected value: at most the weight. */
  worth: number;
}

/** @returns the value that each weighted criterion adds, heaviest first; without floors and price */
export function scoredCriteria(laptop: Laptop, needs: Needs): ScoredCriterion[] {
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
