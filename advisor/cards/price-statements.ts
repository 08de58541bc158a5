import { extraOver, isNotablePrice, mayBeOverBudget, overBudgetOf, spareOf } from '../prices.ts';
import type { WeightedStatement } from '../statements.ts';
import type { Subject } from './assessments.ts';

/** Shares of the budget. */
const MUCH_LEFT = 0.1;
const LITTLE_LEFT = 0.02;
const GOOD_RATING = { stars: 4.3, count: 20 } as const;

/** On the scale of weight × value. */
const RELEVANCE = {
  cheaper: 0.2,
  spare: 0.05,
  /** Low, because the reason mentions it and the page compares the prices. */
  dearer: 0.004,
  rating: 0.05,
  exhausted: 0.02,
  estimatedPrice: 0.015,
  overBudget: 0.015,
} as const;

export function pricePros({ laptop, best, answers, isCapable }: Subject): WeightedStatement[] {
  const statements: WeightedStatement[] = [];
  const spare = spareOf(laptop, answers);
  const saved = extraOver(best, laptop);
  if (isNotablePrice(saved, laptop, best))
    statements.push({ statement: { kind: 'cheaper', euros: saved }, relevance: RELEVANCE.cheaper });
  else if (laptop.id === best.id && isCapable && spare >= MUCH_LEFT * answers.budget) {
    statements.push({ statement: { kind: 'spare', euros: spare }, relevance: RELEVANCE.spare });
  }
  if (laptop.rating && laptop.rating.stars >= GOOD_RATING.stars && laptop.rating.count >= GOOD_RATING.count) {
    statements.push({ statement: { kind: 'rating', ...laptop.rating }, relevance: RELEVANCE.rating });
  }
  return statements;
}

export function priceCons({ laptop, best, answers }: Subject): WeightedStatement[] {
  const statements: WeightedStatement[] = [];
  const extra = extraOver(laptop, best);
  const spare = spareOf(laptop, answers);
  if (isNotablePrice(extra, laptop, best))
    statements.push({ statement: { kind: 'dearer', euros: extra }, relevance: RELEVANCE.dearer });
  if (mayBeOverBudget(laptop, answers)) {
    const odds = overBudgetOf(laptop, answers);
    statements.push({ statement: { kind: 'over-budget', odds }, relevance: RELEVANCE.overBudget });
  } else if (spare <= LITTLE_LEFT * answers.budget) {
    statements.push({ statement: { kind: 'exhausted', euros: spare }, relevance: RELEVANCE.exhausted });
  }
  if (!laptop.cost.exact) {
    statements.push({ statement: { kind: 'estimated-price' }, relevance: RELEVANCE.estimatedPrice });
  }
  return statements;
}
