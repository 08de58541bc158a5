import { type RefObject, useLayoutEffect } from 'react';
import { NO_REQUIREMENTS, PRIORITIES, PURPOSES, requirementsSchema } from '#contract/answers.ts';
import { REQUIREMENT_QUESTIONS } from '#src/lib/requirement-questions.ts';
import { toEuros } from '#src/lib/typed-text.ts';
import { type AnswersChange, DEFAULT_ANSWERS } from '#src/services/answers-reducer.ts';

/** Names of the form's fields; the others use those of `Answers`. */
export const FIELD_NAMES = {
  purpose: 'purposes',
  priority: 'priorities',
  budget: 'budget',
  amount: 'amount',
} as const;

/** Repeats what the user chose before hydration, which only the DOM knows. */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>, change: (next: AnswersChange) => void): void {
  useLayoutEffect(() => {
    if (form.current) repeatChoices(new FormData(form.current), change);
  }, [form, change]);
}

function repeatChoices(form: FormData, change: (next: AnswersChange) => void): void {
  const purposes = form.getAll(FIELD_NAMES.purpose);
  for (const id of PURPOSES) if (purposes.includes(id)) change({ type: 'purpose', id, chosen: true });
  const priorities = form.getAll(FIELD_NAMES.priority);
  for (const id of PRIORITIES) if (priorities.includes(id)) change({ type: 'priority', id, chosen: true });
  const budget = earlyBudget(form);
  if (budget !== DEFAULT_ANSWERS.budget) change({ type: 'budget', euros: budget });
  const requirements = requirementsSchema.safeParse(Object.fromEntries(form)).data ?? NO_REQUIREMENTS;
  for (const { field } of REQUIREMENT_QUESTIONS) {
    if (requirements[field] !== '') change({ type: 'requirement', field, value: requirements[field] });
  }
  if (form.has('ownsWindows')) change({ type: 'ownsWindows', on: true });
}

/** The typed budget, else the slider's. */
function earlyBudget(form: FormData): number {
  const [typed = Number.NaN, moved] = [FIELD_NAMES.amount, FIELD_NAMES.budget].map((name) => toEuros(form.get(name)));
  return typed === DEFAULT_ANSWERS.budget ? (moved ?? typed) : typed;
}
