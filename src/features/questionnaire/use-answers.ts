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

/** The answers as they stand: remembered from the last visit, and again after every change. */
export function useAnswers() {
  const { localData } = useServices();
  const [stored] = useState(() => createObservable(rememberedAnswers(localData)));
  // The page was written with the defaults: that is what its first drawing must show as well.
  const answers = useObserved(stored, DEFAULT_ANSWERS);

  const change = useCallback(
    (next: AnswersChange) => {
      stored.set(answersReducer(stored.current(), next));
      if (next.type === 'reset') localData.clear(FORM_STATE);
      else localData.write(FORM_STATE, stored.current());
    },
    [stored, localData],
  );

  return { answers, change };
}

function rememberedAnswers(localData: LocalData): FormState {
  const remembered = localData.read(FORM_STATE);
  return remembered ? { ...remembered, budget: onSlider(remembered.budget) } : DEFAULT_ANSWERS;
}

/** What was chosen before the page's script had started stands in the browser's own controls only: taken over once. */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>, change: (next: AnswersChange) => void): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    const choices = answersInForm(new FormData(form.current));
    if (differsFromDefaults(choices)) change({ type: 'adopt', choices });
  }, [form, change]);
}

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
