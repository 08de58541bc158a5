import { useEffect, useRef, useState } from 'react';
import { decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import type { FormState } from '#src/services/remembered.ts';
import { type AnswersChange, answersReducer, isComplete } from '../../questionnaire/answers-reducer.ts';
import { useResults } from '../results-state.ts';

/** A slider moves through many amounts, and browsers refuse hundreds of history entries. */
const PAUSE_MS = 150;
/** Amounts that follow each other this closely are one step of the history. */
const ONE_STEP_MS = 1500;

/**
 * The answers as they are being changed: each change that can be asked turns the results to it.
 * @param onView the answers on view, which back, forward and «¿Y si…?» change too
 */
export function useDraft(onView: FormState) {
  const { code, turn } = useResults();
  const [draft, setDraft] = useState(onView);
  const asked = useRef(code);
  const amountAt = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  useEffect(() => {
    // The stored answers may come after the empty code.
    if (code !== '' && code === asked.current) return;
    asked.current = code;
    clearTimeout(pause.current);
    setDraft(code === '' ? onView : decodeAnswers(code).answers);
  }, [code, onView]);

  const ask = (answers: FormState, isAmount: boolean) => {
    const replace = isAmount && Date.now() - amountAt.current < ONE_STEP_MS;
    amountAt.current = isAmount ? Date.now() : 0;
    asked.current = `#${encodeAnswers(answers)}`;
    turn(answers, replace);
  };
  const change = (next: AnswersChange) => {
    const changed = answersReducer(draft, next);
    setDraft(changed);
    clearTimeout(pause.current);
    if (!isComplete(changed)) return;
    if (next.type === 'budget' || next.type === 'weights')
      pause.current = setTimeout(() => ask(changed, true), PAUSE_MS);
    else ask(changed, false);
  };
  return { draft, change };
}
