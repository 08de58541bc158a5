import { useDeferredValue, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { isComplete } from '#src/services/answers-reducer.ts';
import { DriftingShapes } from './drifting-shapes.tsx';
import { QuestionsColumn } from './questions-column.tsx';
import { SubmissionPanel } from './submission-panel.tsx';
import { useEarlyChoices } from './early-choices.ts';
import { useAnswers } from './use-answers.ts';
import { useSubmission } from './use-submission.ts';

function QuestionnairePage() {
  const titleId = useId();
  return (
    <div className="relative isolate">
      <PageHead
        title="Asesor de Compra"
        description="Dinos para qué lo quieres y cuánto gastas: te decimos qué portátil te va bien, y por qué. Gratis y sin registro."
        path={PATHS.form}
      />
      <DriftingShapes />
      <div className="mx-auto w-full max-w-page px-4 pt-5 pb-0 sm:px-6 sm:pt-8 lg:pb-24">
        <h1 id={titleId} tabIndex={-1}>
          Asesor de Compra
        </h1>
        <p className="mt-2 max-w-prose text-muted sm:mt-4 sm:text-lg">Cuéntanos lo tuyo en dos minutos.</p>
        <QuestionnaireForm titleId={titleId} />
      </div>
    </div>
  );
}

export { QuestionnairePage as Component };

function QuestionnaireForm({ titleId }: { titleId: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { answers, change } = useAnswers();
  const { submitting, failure, submit, forgetFailure } = useSubmission();
  const navigate = useNavigate();
  // Disabling all fields takes a slow phone longer than a frame, so the button reacts first (docs/decisions/003).
  const fieldsDisabled = useDeferredValue(submitting);
  const showToast = useToast();
  useEarlyChoices(form, change);

  const reset = () => {
    change({ type: 'reset' });
    forgetFailure();
    // The pressed button disappears: whoever pressed it continues at the start.
    document.getElementById(titleId)?.focus();
    showToast('Formulario restablecido', 'positive');
  };

  return (
    <form
      ref={form}
      aria-labelledby={titleId}
      // Submitting it before hydration does nothing.
      method="dialog"
      // The answers are restored from local storage: what the browser restores could contradict them.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(answers)) submit(answers, () => void navigate(PATHS.recommendations));
      }}
      className="@container mt-6 grid grid-cols-[minmax(0,1fr)] gap-12 sm:mt-10 lg:grid-cols-[minmax(0,1fr)_min(20rem,35%)] lg:gap-14"
    >
      <QuestionsColumn answers={answers} change={change} disabled={submitting && fieldsDisabled} />
      <SubmissionPanel answers={answers} submitting={submitting} failure={failure} onReset={reset} />
    </form>
  );
}
