import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { SmallForm } from '../../questionnaire/small-form.tsx';
import { useResults } from '../results-state.ts';
import { decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import type { FormState } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import { type AnswersChange, answersReducer, isComplete } from '#src/services/answers-reducer.ts';
import { rememberWindows } from '../../questionnaire/use-answers.ts';

/** Focuses the bar, or the page if there is none. */
export const focusBar = (options: FocusOptions = { preventScroll: true }): void =>
  (document.querySelector<HTMLElement>('[data-answer-bar] button') ?? document.querySelector('main'))?.focus(options);

interface AnswerEditorProps {
  answers: FormState;
  close: () => void;
}

/** The small form, each change of which updates the results. */
export function AnswerEditor({ answers, close }: AnswerEditorProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { draft, change } = useDraft(answers);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby={titleId} className={cn(cardVariants({ variant: 'panel' }), 'mt-1 mb-6')}>
      <h2 ref={title} id={titleId} tabIndex={-1} className="mb-4 outline-none">
        Ajusta tu respuesta
      </h2>
      <SmallForm answers={draft} onChange={change} isDue>
        <Button
          className="sm:min-h-14"
          onClick={() => {
            // On phones the button is far below it: the page would show what stands below the cards.
            focusBar({ preventScroll: false });
            close();
          }}
        >
          Listo
        </Button>
      </SmallForm>
    </section>
  );
}

/** A moved slider passes many amounts, and browsers limit the number of history entries. */
const PAUSE_MS = 150;
/** Changes within this time are one step of the history. */
const ONE_STEP_MS = 1500;

/**
 * The answers while they are edited: each complete change updates the results.
 * @param onView the answers of the shown results, which Back, Forward and «¿Y si…?» change too
 */
function useDraft(onView: FormState) {
  const { localData } = useServices();
  const { encodedAnswers, refine } = useResults();
  const [draft, setDraft] = useState(onView);
  const seen = useRef(encodedAnswers);
  // When changes follow quickly, the next is asked before the address has the code of the previous one.
  const pending = useRef<string[]>([]);
  const amountAt = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  useEffect(() => {
    // The stored answers may be read after the address was empty.
    if (encodedAnswers !== '' && encodedAnswers === seen.current) return;
    seen.current = encodedAnswers;
    const at = encodedAnswers === '' ? -1 : pending.current.indexOf(encodedAnswers);
    if (at >= 0) {
      pending.current.splice(0, at + 1);
      return;
    }
    pending.current = [];
    clearTimeout(pause.current);
    setDraft(encodedAnswers === '' ? onView : decodeAnswers(encodedAnswers).answers);
  }, [encodedAnswers, onView]);

  const submit = (answers: FormState, isAmount: boolean) => {
    const replace = isAmount && Date.now() - amountAt.current < ONE_STEP_MS;
    amountAt.current = isAmount ? Date.now() : 0;
    pending.current.push(`#${encodeAnswers(answers)}`);
    refine(answers, replace);
  };
  const change = (next: AnswersChange) => {
    const changed = answersReducer(draft, next);
    setDraft(changed);
    rememberWindows(localData, next, changed);
    clearTimeout(pause.current);
    if (!isComplete(changed)) return;
    if (next.type === 'budget') pause.current = setTimeout(() => submit(changed, true), PAUSE_MS);
    else submit(changed, false);
  };
  return { draft, change };
}
