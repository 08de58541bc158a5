import { NO_REQUIREMENTS, PRIORITIES, PURPOSES, requirementsSchema } from '#contract/answers.ts';
import type { FormState } from '#src/services/remembered.ts';
import { DEFAULT_ANSWERS, onSlider } from './answers-reducer.ts';

/** The names of the form's fields; the requirements stand under their own. */
export const FIELD_NAMES = { purposes: 'purposes', priorities: 'priorities', budget: 'budget' } as const;

/** The answers that stand in the form itself, as the browser would send them. */
export function answersInForm(form: FormData): FormState {
  const purposes = form.getAll(FIELD_NAMES.purposes);
  const priorities = form.getAll(FIELD_NAMES.priorities);
  const requirements = requirementsSchema.safeParse(Object.fromEntries(form));
  return {
    ...DEFAULT_ANSWERS,
    purposes: PURPOSES.filter((id) => purposes.includes(id)),
    priorities: PRIORITIES.filter((id) => priorities.includes(id)),
    budget: onSlider(Number(form.get(FIELD_NAMES.budget) ?? DEFAULT_ANSWERS.budget)),
    requirements: requirements.success ? requirements.data : NO_REQUIREMENTS,
  };
}
