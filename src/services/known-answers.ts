import { type Answers, answersSchema } from '#contract/answers.ts';
import { decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import type { LocalData } from './local-data.ts';
import { FORM_STATE, RECOMMENDATIONS, USER_PREFERENCES } from './storage-schemas.ts';

export interface KnownAnswers {
  answers: Answers;
  /** Whether it is from the address of a shared link, and not the visitor's own. */
  fromLink: boolean;
}

/**
 * The answers to compare by: those in the address, else of the shown result, else the last submitted, else those in the
 * form.
 * @returns `null` if none of them is complete
 */
export function knownAnswers(fragment: string, localData: LocalData): KnownAnswers | null {
  const { answers, whole } = decodeAnswers(fragment);
  const own = [
    localData.read(RECOMMENDATIONS)?.userInput,
    localData.read(USER_PREFERENCES),
    localData.read(FORM_STATE),
  ].flatMap((stored) => answersSchema.safeParse(stored).data ?? []);
  if (whole) return { answers, fromLink: !own.some((one) => encodeAnswers(one) === encodeAnswers(answers)) };
  const [last] = own;
  return last ? { answers: last, fromLink: false } : null;
}
