import { type Answers, answersSchema } from '#contract/answers.ts';
import { decodeAnswers } from '#src/lib/answers-code.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { FORM_STATE, RECOMMENDATIONS, USER_PREFERENCES } from '#src/services/remembered.ts';

export interface KnownAnswers {
  answers: Answers;
  /** From the address of a shared link, not from this visitor. */
  fromLink: boolean;
}

/**
 * The answers to compare by: those in the address, else of the shown result, else the last submitted, else those in the
 * form.
 * @returns `null` if none of them is complete
 */
export function knownAnswers(fragment: string, localData: LocalData): KnownAnswers | null {
  const { answers, whole } = decodeAnswers(fragment);
  if (whole) return { answers, fromLink: true };
  const stored = [
    localData.read(RECOMMENDATIONS)?.userInput,
    localData.read(USER_PREFERENCES),
    localData.read(FORM_STATE),
  ];
  for (const candidate of stored) {
    const { data } = answersSchema.safeParse(candidate);
    if (data) return { answers: data, fromLink: false };
  }
  return null;
}
