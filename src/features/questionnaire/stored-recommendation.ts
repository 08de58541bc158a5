import type { ShownRecommendation } from '../../contract/shown-recommendation.ts';

/**
 * An answer as it is remembered: without what is empty. The two lists stay even then, because an empty one says
 * something: nothing matches, nothing is left.
 * @param timestamp milliseconds since 1970
 */
export function toStored(recommendation: ShownRecommendation, timestamp: number): object {
  const { computers, filteredLaptops, userInput, catalogue, reason, explanation, comparisons } = recommendation;
  return {
    computers,
    filteredLaptops,
    userInput: userInput && withoutBlanks(userInput),
    catalogue,
    timestamp,
    ...(reason === '' ? {} : { reason }),
    ...(explanation === '' ? {} : { explanation }),
    ...(Object.keys(comparisons).length === 0 ? {} : { comparisons }),
  };
}

/** What was answered, without the questions that were left open. */
function withoutBlanks(answers: object): object {
  const given = Object.entries(answers).flatMap(([question, value]: [string, unknown]) => {
    const kept = isRecord(value) ? withoutBlanks(value) : value;
    return isBlank(kept) ? [] : [[question, kept] as const];
  });
  return Object.fromEntries(given);
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlank = (value: unknown): boolean =>
  value === '' || value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0);
