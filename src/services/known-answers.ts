import { type Answers, answersSchema, BUDGET } from '#contract/answers.ts';
import { decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
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
 * @returns `null` if none of them is complete
 */
export function knownAnswers(fragment: string, localData: LocalData): KnownAnswers | null {
  const { answers, whole } = decodeAnswers(fragment);
  const form = localData.read(FORM_STATE);
  const own = [localData.read(RECOMMENDATIONS)?.userInput, localData.read(USER_PREFERENCES), form].flatMap(
    (stored) => answersSchema.safeParse(stored).data ?? [],
  );
  const fromLink = whole && !own.some((one) => encodeAnswers(one) === encodeAnswers(answers));
  const known = whole ? answers : own[0];
  return known ? { answers: known, fromLink, isProposed: !fromLink && form?.budgetUnchosen === true } : null;
}

/**
 * @param proposed the budget that a laptop's page proposes to those who have chosen none, in euros
 * @returns the answers for that page, and whether the visitor has chosen no budget
 */
export function answersFor(
  { answers, isProposed }: KnownAnswers,
  proposed: number | undefined,
  localData: LocalData,
): { answers: Answers; isUnchosen: boolean } {
  if (isProposed && proposed) return { answers: { ...answers, budget: proposed }, isUnchosen: true };
  const isDefault = isProposed && answers.budget === BUDGET.default;
  return { answers, isUnchosen: isDefault || isBudgetUnchosen(localData, answers) };
}
