import { type RefObject, useLayoutEffect } from 'react';
import { NO_REQUIREMENTS, PRIORITIES, PURPOSES, requirementsSchema, SWITCHES } from '#contract/answers.ts';
import { toEuros } from '#src/lib/typed-text.ts';
import type { FormState } from '#src/services/remembered.ts';
import { type AnswersChange, DEFAULT_ANSWERS, differsFromDefaults } from './answers-reducer.ts';

/** Names of the form's fields; requirements and switches use those of `Answers`. */
export const FIELD_NAMES = {
  purposes: 'purposes',
  priorities: 'priorities',
  budget: 'budget',
  amount: 'amount',
} as const;

/** Adopts what the user chose before hydration, which only the DOM knows. */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>, change: (next: AnswersChange) => void): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    const choices = answersInForm(new FormData(form.current));
    if (differsFromDefaults(choices)) change({ type: 'adopt', choices });
  }, [form, change]);
}

function answersInForm(form: FormData): FormState {
  const purposes = form.getAll(FIELD_NAMES.purposes);
  const priorities = form.getAll(FIELD_NAMES.priorities);
  const requirements = requirementsSchema.safeParse(Object.fromEntries(form));
  return {
    ...DEFAULT_ANSWERS,
    purposes: PURPOSES.filter((id) => purposes.includes(id)),
    priorities: PRIORITIES.filter((id) => priorities.includes(id)),
    budget: earlyBudget(form),
    requirements: requirements.success ? requirements.data : NO_REQUIREMENTS,
    ...Object.fromEntries(SWITCHES.filter((name) => form.has(name)).map((name) => [name, true])),
  };
}

/** The typed budget, else the slider's. */
function earlyBudget(form: FormData): number {
  const [typed = Number.NaN, moved] = [FIELD_NAMES.amount, FIELD_NAMES.budget].map((name) => toEuros(form.get(name)));
  return typed === DEFAULT_ANSWERS.budget ? (moved ?? typed) : typed;
}
