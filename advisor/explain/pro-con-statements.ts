import { isGraphics, possibleValues } from '../needs/attributes.ts';
import { floorRisk } from '../rank/score.ts';
import { askedAttributes, comparedCriteria } from './target.ts';
import { VALUE_AT_GOOD } from '../needs/value.ts';
import { type Assessment, MIN_WEIGHT, type Subject } from './assessments.ts';
import type { Level, WeightedStatement } from './statements.ts';
import { hasLeast } from './other-statements.ts';
import { hasIntegratedGraphics, isItsOwnReference } from './landmarks.ts';
import { extraOver, isNotablePrice, mayBeOverBudget, overBudgetOf, spareOf } from '../rank/prices.ts';

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

/** Between this value and «good», an attribute without a row in the target is neither pro nor con. */
const CON_BELOW_VALUE = 0.6;
const FLOOR_RELEVANCE = 1;
/**
 * If fewer of those compared have the recommended figure, recommending it helps nobody at this budget; chips and what was
 * asked for count too much to be left out.
 */
const WITHIN_REACH = 0.1;
/** Relevance factor for a figure that is only better than that of most others, not good in itself. */
const AHEAD_RELEVANCE = 0.5;

export function attributePros({ needs }: Subject, assessments: readonly Assessment[]): WeightedStatement[] {
  const byRelevance = assessments.toSorted((a, b) => b.weight * b.value - a.weight * a.value);
  // Side by side these are called «justa», so they are not praised for being ahead of others.
  const rows = comparedCriteria(needs);
  return byRelevance.flatMap(({ attribute, weight, value, level, ahead }): WeightedStatement[] => {
    if (level === 'plenty' || level === 'good') {
      const { plentyFor, goodFor, triple } = needs.targets[attribute];
      const demandedBy = level === 'plenty' ? plentyFor : goodFor;
      return [
        { statement: { kind: 'level', attribute, level, demandedBy, good: triple[1] }, relevance: weight * value },
      ];
    }
    if (!ahead || fallsShort(level, value) || rows.includes(attribute)) return [];
    return [{ statement: { kind: 'ahead', attribute, share: ahead }, relevance: weight * value * AHEAD_RELEVANCE }];
  });
}

/** So far below the need that being ahead of most others does not compensate. */
const fallsShort = (level: Level, value: number): boolean =>
  level === 'short' || (level === 'scant' && value < CON_BELOW_VALUE);

function weaknesses(subject: Subject, assessments: readonly Assessment[]): WeightedStatement[] {
  const { laptop, needs } = subject;
  const [rows, asked] = [comparedCriteria(needs), askedAttributes(needs)];
  return assessments.flatMap(({ attribute, weight, value, level, behind }): WeightedStatement[] => {
    const { goodFor, triple } = needs.targets[attribute];
    const isFloor = floorRisk(needs, attribute, possibleValues(laptop, attribute)) === 1;
    const isIntegrated = isGraphics(attribute) && level === 'scant' && hasIntegratedGraphics(laptop);
    const isRowShort = level === 'scant' && rows.includes(attribute);
    if (fallsShort(level, value) || isRowShort || isIntegrated) {
      if (isItsOwnReference(laptop, attribute, triple[1])) return [];
      const isChip = attribute === 'cpu' || isGraphics(attribute);
      const isLeftOut = !isChip && !asked.includes(attribute);
      const isOutOfReach = isLeftOut && subject.population.shareReaching(attribute, triple[1]) < WITHIN_REACH;
      if (level === 'scant' && isOutOfReach) return [];
      const relevance = weight * (VALUE_AT_GOOD - value) + (isFloor ? FLOOR_RELEVANCE : 0);
      return [{ statement: { kind: 'level', attribute, level, demandedBy: goodFor, good: triple[1] }, relevance }];
    }
    if (!behind || level === 'plenty' || (level === 'good' && !hasLeast(subject, attribute))) return [];
    return [{ statement: { kind: 'behind', attribute, share: behind }, relevance: weight * (1 - value) }];
  });
}

/** Weaknesses in attributes that count; without any, one in an attribute that counts little. */
export function attributeCons(subject: Subject, assessments: readonly Assessment[]): WeightedStatement[] {
  const counting = assessments.filter(({ weight }) => weight >= MIN_WEIGHT);
  const main = weaknesses(subject, counting);
  return main.length > 0
    ? main
    : weaknesses(subject, assessments)
        .toSorted((a, b) => b.relevance - a.relevance)
        .slice(0, 1);
}
