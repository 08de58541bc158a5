import { PURPOSE_CHOICES } from '#src/content/answer-words.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { euros } from '#src/lib/euros.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { type FormState, isBudgetUnchosen, USER_PREFERENCES } from '#src/services/remembered.ts';

export interface LastAnswers {
  /** The fragment that shows their result on the results page, asked again if need be. */
  code: string;
  /** «700 €»; empty if it was not chosen. */
  budget: string;
  /** «Trabajo/Estudio, Programación» */
  uses: string;
}

/** The answers that the visitor submitted last. They stay when their result is out of date. */
export function lastAnswers(localData: LocalData): LastAnswers | null {
  const answers = localData.read(USER_PREFERENCES);
  if (!answers) return null;
  const budget = isBudgetUnchosen(localData, answers) ? '' : euros(answers.budget);
  return { code: `#${encodeAnswers(answers)}`, budget, uses: usesOf(answers) };
}

export const usesOf = ({ purposes }: Pick<FormState, 'purposes'>): string =>
  PURPOSE_CHOICES.filter(({ id }) => purposes.includes(id))
    .map(({ label }) => label)
    .join(', ');
