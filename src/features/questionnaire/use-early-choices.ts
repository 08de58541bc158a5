import { type RefObject, useLayoutEffect } from 'react';
import { type AnswersChange, differsFromDefaults } from './answers-reducer.ts';
import { answersInForm } from './answers-in-form.ts';

/** What was chosen before the page's script had started stands in the browser's own controls only: taken over once. */
export function useEarlyChoices(form: RefObject<HTMLFormElement | null>, change: (next: AnswersChange) => void): void {
  useLayoutEffect(() => {
    if (!form.current) return;
    const choices = answersInForm(new FormData(form.current));
    if (differsFromDefaults(choices)) change({ type: 'adopt', choices });
  }, [form, change]);
}
