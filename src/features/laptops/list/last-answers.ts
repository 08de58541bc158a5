import { type Answers, answersSchema } from '#contract/answers.ts';
import { FILTERED_LAPTOPS_MAX } from '#contract/recommendations.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { RECOMMENDATIONS } from '#src/services/remembered.ts';

export interface LastAnswers {
  answers: Answers;
  /** What was recommended, best first. */
  ids: readonly string[];
  /** Whether all that meet the answers are among them. */
  whole: boolean;
}

/** The result that is kept in this browser, however old: what was asked does not age. */
export function lastAnswers(localData: LocalData): LastAnswers | null {
  const stored = localData.read(RECOMMENDATIONS);
  const { data: answers } = answersSchema.safeParse(stored?.userInput);
  const rest = stored?.filteredLaptops ?? [];
  const ids = [...new Set([...(stored?.computers ?? []).map(({ id }) => id), ...rest])];
  return answers && ids.length > 0 ? { answers, ids, whole: rest.length < FILTERED_LAPTOPS_MAX } : null;
}
