import { type ReactNode, useId } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { FormState } from '#src/services/remembered.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ResetIcon } from '#src/ui/more-icons.tsx';
import { useFocusAfterFailure } from '#src/ui/focus.ts';
import { differsFromDefaults, isBudget, isComplete } from './answers-reducer.ts';
import { BUDGET_ID, PURPOSES_ID } from './questions-column.tsx';
import { SelectionSummary } from './selection-summary.tsx';
import { SubmissionProgress } from './submission-progress.tsx';
import { FailureBanner } from './failure-banner.tsx';
import type { Failure } from './use-submission.ts';

/** Only before hydration: with `:has` on the form, Chromium styles all of it again on every press. */
const HIDDEN_WITH_USE = '[:where([data-hydration]_form):has([name=purposes]:checked)_&]:hidden';
const INCOMPLETE = 'Completa los campos obligatorios';

interface SubmissionPanelProps {
  answers: FormState;
  submitting: boolean;
  failure: Failure | null;
  onRetry: () => void;
  /** Submits to the advisor on this device. */
  onDevice: () => void;
  onReset: () => void;
  /** The number of laptops that meet the answers. */
  children: ReactNode;
}

/** Summary and submit button, always in view: beside the form on large screens, at the bottom of small ones. */
export function SubmissionPanel({
  answers,
  submitting,
  failure,
  onRetry,
  onDevice,
  onReset,
  children,
}: SubmissionPanelProps) {
  const [titleId, hintId] = [useId(), useId()];
  const complete = isComplete(answers);
  const button = useFocusAfterFailure(failure);
  return (
    <section
      aria-labelledby={titleId}
      className="sticky bottom-0 z-5 -mx-4 flex flex-wrap items-center gap-x-3 border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:top-8 lg:bottom-auto lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:mx-0 lg:grid lg:grid-cols-[minmax(0,1fr)] lg:items-stretch lg:self-start lg:rounded-card lg:border lg:p-6 [@media(max-height:30rem)]:static"
    >
      <h2 id={titleId} className="text-xl max-lg:sr-only">
        Tu búsqueda
      </h2>
      {failure && (
        <FailureBanner
          {...failure}
          onRetry={onRetry}
          onDevice={onDevice}
          className="mb-3 max-lg:basis-full lg:mt-4 lg:mb-0"
        />
      )}
      <div className={`min-w-0 grow basis-[9rem] lg:mt-4 ${submitting ? 'max-lg:hidden' : ''}`}>
        <SelectionSummary answers={answers} />
        <p id={hintId} className="text-sm leading-snug text-muted lg:mt-4">
          {!submitting && !complete && <IncompleteHint answers={answers} />}
        </p>
        {!complete && isBudget(answers.budget) && <BrokenPageHint />}
        {/* Two lines are reserved, so that late content moves nothing; on small screens it lies above the panel. */}
        {!submitting && (
          <div className="max-lg:absolute max-lg:inset-x-0 max-lg:bottom-full max-lg:bg-raised text-sm leading-snug lg:mt-4 lg:min-h-[2.75em] [@media(max-height:30rem)]:static">
            {children}
          </div>
        )}
      </div>
      <SubmissionProgress running={submitting} />
      <button
        ref={button}
        type="submit"
        data-prefetch={PATHS.recommendations}
        className={buttonClass(
          'primary',
          'mt-2 min-h-12 px-3! text-[min(1.0625rem,8vw)] lg:text-[1rem] max-lg:order-2 max-lg:basis-full lg:mt-4',
        )}
        disabled={submitting || !complete}
        aria-busy={submitting}
        aria-describedby={hintId}
        title={complete ? undefined : INCOMPLETE}
      >
        {submitting ? 'Procesando...' : 'Ver mis recomendaciones'}
      </button>
      {!submitting && differsFromDefaults(answers) && (
        <Button look="quiet" className="px-1! text-sm max-lg:order-1 lg:mt-2" onClick={onReset}>
          <ResetIcon className="size-4.5 max-lg:hidden" />
          Borrar selección
        </Button>
      )}
    </section>
  );
}

/**
 * An invitation until something is chosen, then the text of the disabled button's tooltip, which keyboards cannot
 * reach.
 */
function IncompleteHint({ answers }: { answers: FormState }) {
  const untouched = !differsFromDefaults(answers);
  const [href, missing, className = ''] = isBudget(answers.budget)
    ? [PURPOSES_ID, untouched ? 'Elige un uso para empezar' : 'elige al menos un uso', HIDDEN_WITH_USE]
    : [BUDGET_ID, 'revisa el presupuesto'];
  return (
    <span className={className}>
      {!untouched && `${INCOMPLETE}: `}
      <a href={`#${href}`} className="-my-3 inline-block py-3 font-semibold text-text underline underline-offset-3">
        {missing}
      </a>
    </span>
  );
}

/** Replaces the hint above by CSS once a use is checked: only without React can the answers be incomplete then. */
function BrokenPageHint() {
  return (
    <p className="hidden text-sm leading-snug text-muted [:where([data-hydration]_form):has([name=purposes]:checked)_&]:block lg:mt-4">
      Si el botón no se activa, recarga la página.
    </p>
  );
}
