import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { NO_REQUIREMENTS, PRIORITIES, PURPOSES, requirementsSchema } from '#contract/answers.ts';
import { createObservable } from '#src/lib/observed.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { FORM_STATE, type FormState } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import {
  type AnswersChange,
  answersReducer,
  DEFAULT_ANSWERS,
  differsFromDefaults,
  onSlider,
} from './answers-reducer.ts';

/** The answers, restored from local storage and stored on every change. */
export function useAnswers() {
  const { localData } = useServices();
  const [observable] = useState(() => createObservable(storedAnswers(localData)));
  // The prerendered page shows the defaults, and so must hydration.
  const answers = useObserved(observable, DEFAULT_ANSWERS);

  const change = useCallback(
    (next: AnswersChange) => {
      observable.set(answersReducer(observable.current(), next));
      if (next.type === 'reset') localData.clear(FORM_STATE);
      else localData.write(FORM_STATE, observable.current());
    },
    [observable, localData],
  );

  return { answers, change };
}

function storedAnswers(localData: LocalData): FormState {
  const answers = localData.read(FORM_STATE);
  return answers ? { ...answers, budget: onSlider(answers.budget) } : DEFAULT_ANSWERS;
}

/** Adopts what the user chose before hydration, which only the DOM knows. */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>, change: (next: AnswersChange) => void): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    const choices = answersInForm(new FormData(form.current));
    if (differsFromDefaults(choices)) change({ type: 'adopt', choices });
  }, [form, change]);
}

/** Names of the form's fields; requirements use the names of `Requirements`. */
export const FIELD_NAMES = { purposes: 'purposes', priorities: 'priorities', budget: 'budget' } as const;

function answersInForm(form: FormData): FormState {
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
