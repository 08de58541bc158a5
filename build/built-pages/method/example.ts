import { CRITERION_LABELS } from '../../../words/explained-weights.ts';
import { needsOf } from '../../../advisor/needs.ts';
import { scoredCriteria } from '../../../advisor/scored-criteria.ts';
import { utilityPerEuro } from '../../../advisor/score.ts';
import { totalCost } from '../../../catalogue/derive/cost.ts';
import { type Answers, NO_REQUIREMENTS, type Purpose } from '../../../contract/answers.ts';
import type { ScoredExample } from '../../../contract/built/method.ts';
import type { Source } from '../source.ts';
import { inPoints } from './points.ts';

const PURPOSE: Purpose = 'programming';
const BUDGET = 1000;

/** @throws if the example's ordinary answers give no result */
export function exampleOf({ catalogue, advisor }: Source): ScoredExample {
  const answers: Answers = {
    deviceType: 'laptop',
    purposes: [PURPOSE],
    priorities: [],
    budget: BUDGET,
    requirements: NO_REQUIREMENTS,
  };
  const [best] = advisor.recommend(answers).computers;
  const laptop = catalogue.laptops.find(({ id }) => id === best?.id);
  if (!laptop) throw new Error(`No laptop for ${PURPOSE} and ${BUDGET} €`);
  const scored = scoredCriteria(laptop, needsOf(answers));
  const price = totalCost(laptop);
  const pricePoints = inPoints(utilityPerEuro(BUDGET) * price);
  return {
    purpose: PURPOSE,
    budget: BUDGET,
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
