import { usesOf } from '#src/lib/answer-words.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { euros } from '#src/lib/figures.ts';
import type { LocalData } from './local-data.ts';
import { isBudgetUnchosen, USER_PREFERENCES } from './storage-schemas.ts';

/** The way to the result of the answers that the visitor submitted last. */
export interface ResultLink {
  /** The fragment that shows it on the results page, asked again if need be. */
  fragment: string;
  /** « · 700 €», after what it belongs to; empty if it was not chosen. In words already: the first script is short. */
  budget: string;
  /** «700 €, Trabajo/Estudio, Programación» */
  words: string;
}

/** @returns `null` if none were submitted; they stay when their result is out of date */
export function resultLink(localData: LocalData): ResultLink | null {
  const answers = localData.read(USER_PREFERENCES);
  if (!answers) return null;
  const [budget, uses] = [isBudgetUnchosen(localData, answers) ? '' : euros(answers.budget), usesOf(answers)];
  return {
    fragment: `#${encodeAnswers(answers)}`,
    budget: budget && ` · ${budget}`,
    words: [budget, uses].filter(Boolean).join(', '),
  };
}
