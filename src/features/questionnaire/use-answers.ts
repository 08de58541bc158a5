import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { needsNoWindows, PRIORITIES, PURPOSES } from '#contract/answers.ts';
import { PATHS } from '#src/config/paths.ts';
import { createStore, useStore } from '#src/lib/store.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { OWNS_WINDOWS } from '#src/services/owns-windows.ts';
import { FORM_STATE, type FormState } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import { type AnswersChange, answersReducer, DEFAULT_ANSWERS } from '#src/services/answers-reducer.ts';
import { FIELD_NAMES } from './early-choices.ts';

/** The stored answers; an address like `/form?purposes=office&priorities=weight` replaces their purposes and priorities. */
export function useAnswers() {
  const { localData } = useServices();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [store] = useState(() => {
    return createStore({ ...storedAnswers(localData), ...answersIn(search) });
  });
  // The prerendered page shows the defaults, and so must hydration.
  const answers = useStore(store, DEFAULT_ANSWERS);

  const change = useCallback(
    (next: AnswersChange) => {
      store.set(answersReducer(store.current(), next));
      if (next.type === 'reset') localData.clear(FORM_STATE);
      else localData.write(FORM_STATE, store.current());
      rememberWindows(localData, next, store.current());
    },
    [store, localData],
  );

  // The address counts only once, so that a reload does not undo later changes.
  useEffect(() => {
    if (!answersIn(search)) return;
    localData.write(FORM_STATE, store.current());
    void navigate(PATHS.form, { replace: true, preventScrollReset: true });
  }, [search, navigate, store, localData]);

  return { answers, change };
}

/** Whether Windows is counted holds for the prices of all pages. */
export function rememberWindows(localData: LocalData, change: AnswersChange, changed: FormState): void {
  if (change.type === 'reset') localData.clear(OWNS_WINDOWS);
  if (change.type === 'ownsWindows' || (change.type === 'requirement' && change.field === 'os'))
    localData.write(OWNS_WINDOWS, needsNoWindows(changed));
}

function storedAnswers(localData: LocalData): FormState {
  const answers = localData.read(FORM_STATE);
  return answers ? { ...answers, budget: Math.round(answers.budget) } : DEFAULT_ANSWERS;
}

/** @returns `null` where the address names no purpose */
function answersIn(search: string): Partial<FormState> | null {
  const asked = new URLSearchParams(search);
  const [named, wished] = [asked.getAll(FIELD_NAMES.purpose), asked.getAll(FIELD_NAMES.priority)];
  const purposes = PURPOSES.filter((id) => named.includes(id));
  const priorities = PRIORITIES.filter((id) => wished.includes(id));
  if (purposes.length === 0) return null;
  return { purposes, ...(priorities.length > 0 && { priorities }) };
}
