import { type Answers, answersSchema, BUDGET } from '#contract/answers.ts';
import { decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import { usesOf, wishesInBrackets } from '#src/lib/answer-words.ts';
import { budgetWords } from '#src/lib/figures.ts';
import type { LocalData } from './local-data.ts';
import { FORM_STATE, isBudgetUnchosen, RECOMMENDATIONS, USER_PREFERENCES } from './storage-schemas.ts';

/** The answers by which laptops are compared and judged. */
export interface KnownAnswers {
  answers: Answers;
  /** Whether it is from the address of a shared link, and not the visitor's own. */
  fromLink: boolean;
  /** Whether their budget was only accepted, which holds for its own laptop. */
  isProposed: boolean;
}

/**
 * Those in the address, else of the shown result, else the last submitted, else those in the form.
 * @param suit tells of the visitor's own whether they may be meant here too
 * @returns `null` if none of them is complete
 */
export function knownAnswers(
  fragment: string,
  localData: LocalData,
  suit: (answers: Answers) => boolean = () => true,
): KnownAnswers | null {
  const { answers, whole } = decodeAnswers(fragment);
  const form = localData.read(FORM_STATE);
  const own = [localData.read(RECOMMENDATIONS)?.userInput, localData.read(USER_PREFERENCES), form].flatMap(
    (stored) => answersSchema.safeParse(stored).data ?? [],
  );
  const fromLink = whole && !own.some((one) => encodeAnswers(one) === encodeAnswers(answers));
  const known = whole ? answers : own.find(suit);
  return known ? { answers: known, fromLink, isProposed: !fromLink && form?.budgetUnchosen === true } : null;
}

/** The answers for the page of one laptop. */
interface AnswersHere {
  answers: Answers;
  /** Whether the visitor has chosen no budget. */
  isUnchosen: boolean;
}

/**
 * @param proposed the budget that a laptop's page proposes to those who have chosen none, in euros
 */
export function answersFor(
  { answers, isProposed }: KnownAnswers,
  proposed: number | undefined,
  localData: LocalData,
): AnswersHere {
  if (isProposed && proposed) return { answers: { ...answers, budget: proposed }, isUnchosen: true };
  const isDefault = isProposed && answers.budget === BUDGET.default;
  return { answers, isUnchosen: isDefault || isBudgetUnchosen(localData, answers) };
}

/** @returns «Programación (batería), hasta 1000 €»; without a budget where only the laptop's own was proposed */
export const askedWords = ({ answers, isUnchosen }: AnswersHere, proposed: number | undefined): string =>
  [
    usesOf(answers) + wishesInBrackets(answers.priorities),
    !(isUnchosen && proposed) && budgetWords(answers.budget, isUnchosen),
  ]
    .filter(Boolean)
    .join(', ');
