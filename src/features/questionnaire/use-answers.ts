import { useCallback, useState } from 'react';
import { createObservable } from '#src/lib/observed.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { FORM_STATE, type FormState } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { type AnswersChange, answersReducer, DEFAULT_ANSWERS } from './answers-reducer.ts';

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
  return answers ? { ...answers, budget: Math.round(answers.budget) } : DEFAULT_ANSWERS;
}
