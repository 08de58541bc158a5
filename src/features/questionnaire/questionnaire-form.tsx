import { useDeferredValue, useRef } from 'react';
import { useToast } from '#src/ui/toast.tsx';
import { isComplete } from './answers-reducer.ts';
import { PURPOSES_ID, QuestionsColumn } from './questions-column.tsx';
import { SubmissionPanel } from './submission-panel.tsx';
import { useAnswers } from './use-answers.ts';
import { useEarlyChoices } from './use-early-choices.ts';
import { useSubmission } from './use-submission.ts';

/** @param titleId the heading that names the form. */
export function QuestionnaireForm({ titleId }: { titleId: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { answers, change } = useAnswers();
  const { status, submit } = useSubmission();
  // The button answers at once; that all fields rest takes a slow phone a moment longer.
  const submitting = status === 'submitting';
  const resting = useDeferredValue(submitting);
  const showToast = useToast();
  useEarlyChoices(form, change);

  const reset = () => {
    change({ type: 'reset' });
    // The button that was pressed goes away: whoever uses the keyboard goes on from the form's beginning.
    form.current?.focus({ preventScroll: true });
    showToast('Formulario restablecido', 'positive');
  };

  return (
    <form
      ref={form}
      aria-labelledby={titleId}
      tabIndex={-1}
      // Until its script has started a form of this kind sends nothing anywhere.
      method="dialog"
      // We remember the answers ourselves; the browser's own memory would contradict ours.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(answers)) void submit(answers);
      }}
      className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-12 outline-none lg:mt-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14"
    >
      <QuestionsColumn answers={answers} change={change} disabled={submitting && resting} />
      <SubmissionPanel answers={answers} status={status} missing={`#${PURPOSES_ID}`} onReset={reset} />
    </form>
  );
}
