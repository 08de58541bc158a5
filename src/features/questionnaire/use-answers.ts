import { useCallback, useState } from 'react';
import { createObservable } from '#src/lib/observed.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { FORM_STATE, type FormState } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { type AnswersChange, answersReducer, DEFAULT_ANSWERS, onSlider } from './answers-reducer.ts';

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
