import type { ShownRecommendation } from '#contract/shown-recommendation.ts';

/**
 * The recommendation as it is stored: without empty values. Empty lists stay because they mean something: no laptop
 * matches, or none is left.
 * @param timestamp milliseconds since 1970
 */
export const toStored = (recommendation: ShownRecommendation, timestamp: number): unknown =>
  withoutBlanks({ ...recommendation, timestamp });

function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).map(([name, inner]: [string, unknown]) => [name, withoutBlanks(inner)] as const);
  return Object.fromEntries(kept.filter(([, inner]) => !isBlank(inner)));
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlank = (value: unknown): boolean =>
  value === '' || value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0);
