import { useId } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { FormState } from '#src/services/storage-schemas.ts';
import { Button } from '#src/ui/button.tsx';
import { cn } from '#src/ui/cn.ts';
import { iconOf } from '#src/ui/icons.tsx';
import { useFocusAfterFailure } from '#src/ui/focus.ts';
import {
  differsFromDefaults,
  isBudget,
  isComplete,
  countRequirements,
  isBudgetChosen,
} from '#src/services/answers-reducer.ts';
import { BUDGET_ID, PURPOSES_ID } from './questions-column.tsx';
import { SubmissionProgress } from './submission-progress.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { counted, euros } from '#src/lib/figures.ts';
import { requirementWords } from '#src/lib/requirement-questions.ts';
import { labelsOf, OWNS_WINDOWS_WORDS, PRIORITY_CHOICES, usesOf } from '#src/lib/answer-words.ts';

const ResetIcon = iconOf('M5 5v5h5M5.5 10a7.5 7.5 0 1 1-.6 5');
const INCOMPLETE = 'Completa los campos obligatorios';

interface SubmissionPanelProps {
  answers: FormState;
  submitting: boolean;
  failure: Error | null;
  onReset: () => void;
}

/** Summary and submit button, always in view: beside the form on large screens, at the bottom of small ones. */
export function SubmissionPanel({ answers, submitting, failure, onReset }: SubmissionPanelProps) {
  const [titleId, hintId] = [useId(), useId()];
  const complete = isComplete(answers);
  const button = useFocusAfterFailure(failure);
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        'z-bar -mx-4 flex thumb-bar-[5.1rem] flex-wrap items-center gap-x-1 border-t border-line bg-raised px-4 pt-1',
        'pb-[max(0.25rem,env(safe-area-inset-bottom))] @max-[18rem]:thumb-bar-[7.7rem] sm:-mx-6 sm:px-6',
        'lg:top-8 lg:bottom-auto lg:mx-0 lg:grid',
        'lg:max-h-[calc(100dvh-4rem)] lg:grid-cols-[minmax(0,1fr)] lg:items-stretch lg:self-start lg:overflow-y-auto',
        'lg:rounded-card lg:border lg:p-6',
      )}
    >
      <h2 id={titleId} className="max-lg:sr-only">
        Tu búsqueda
      </h2>
      {failure && <FailureBanner className="mb-3 max-lg:basis-full lg:mt-4 lg:mb-0" />}
      <div className={cn('min-w-0 flex-1 basis-16 lg:mt-4 short:basis-full', submitting && 'max-lg:hidden')}>
        <SelectionSummary answers={answers} />
        <p id={hintId} className="text-sm leading-tight text-muted wrap-anywhere lg:mt-4 lg:leading-snug">
          {!submitting && !complete && <IncompleteHint answers={answers} />}
        </p>
      </div>
      <SubmissionProgress running={submitting} />
      <Button
        ref={button}
        type="submit"
        data-prefetch={PATHS.recommendations}
        className={cn(
          'px-3 text-[min(1rem,8vw)] max-lg:order-2 max-lg:min-h-11 max-lg:py-1 max-xs:px-2 max-xs:text-sm lg:mt-4',
          submitting ? 'max-lg:basis-full' : 'max-lg:shrink-0 max-sm:w-min',
        )}
        disabled={submitting || !complete}
        aria-busy={submitting}
        aria-describedby={hintId}
        title={complete ? undefined : INCOMPLETE}
      >
        {submitting ? 'Procesando...' : 'Ver mis recomendaciones'}
      </Button>
      {!submitting && differsFromDefaults(answers) && (
        <Button
          variant="quiet"
          className="px-1 text-sm max-lg:order-1 max-lg:min-w-11 max-lg:shrink-0 lg:mt-2"
          onClick={onReset}
          title="Borrar selección"
        >
          <ResetIcon className="size-icon" />
          <span className="max-lg:sr-only">Borrar selección</span>
        </Button>
      )}
    </section>
  );
}

/**
 * An invitation until something is chosen, then the text of the disabled button's tooltip, which keyboards cannot
 * reach; small screens show only what is missing.
 */
function IncompleteHint({ answers }: { answers: FormState }) {
  const untouched = !differsFromDefaults(answers);
  const [href, missing] = isBudget(answers.budget)
    ? [PURPOSES_ID, untouched ? START : USE]
    : [BUDGET_ID, Number.isNaN(answers.budget) ? 'escribe un importe' : 'el importe no vale'];
  return (
    <>
      {!untouched && <span className="max-lg:sr-only">{`${INCOMPLETE}: `}</span>}
      <a href={`#${href}`} className="-my-3.5 inline-block py-3.5 font-semibold text-text underline underline-offset-3">
        {missing}
      </a>
    </>
  );
}

const START = (
  <span key="start">
    Elige un uso <span className="max-xs:sr-only">para empezar</span>
  </span>
);
const USE = (
  <span key="use">
    elige <span className="max-xs:sr-only">al menos</span> un uso
  </span>
);

/** The answers in one line: «Hasta 900 € · Programación · Silencio · Linux». */
function SelectionSummary({ answers }: { answers: FormState }) {
  const { priorities, budget } = answers;
  const words = [
    isBudgetChosen(answers) ? budgetWords(budget) : `Sin elegir: hasta ${euros(budget)}`,
    usesOf(answers),
    labelsOf(PRIORITY_CHOICES, priorities).join(', '),
    ...requirementWords(answers.requirements),
    answers.ownsWindows && OWNS_WINDOWS_WORDS,
  ];
  return (
    <>
      <ShortSummary answers={answers} />
      <p className="font-semibold max-lg:sr-only">{words.filter(Boolean).join('\u{A0}· ')}</p>
    </>
  );
}

/** Two short lines beside the button; what is missing takes the place of the second. */
function ShortSummary({ answers }: { answers: FormState }) {
  const { budget, purposes, priorities } = answers;
  const chosen = isBudgetChosen(answers);
  const others = priorities.length + countRequirements(answers) + Number(answers.ownsWindows ?? false);
  const uses = counted(purposes.length, 'uso', 'usos');
  return (
    <p aria-hidden="true" className="text-sm leading-tight lg:hidden">
      {isBudget(budget) && (
        <span
          className={`block ${chosen ? 'font-semibold' : 'text-muted'} ${isComplete(answers) ? '' : 'max-xs:hidden'}`}
        >
          {budgetWords(budget)}
        </span>
      )}
      {isComplete(answers) && (
        <span className={`text-muted ${chosen ? 'max-xs:hidden' : ''}`}>
          {chosen ? `${uses}${others > 0 ? ` y ${others} más` : ''}` : 'sin elegir'}
        </span>
      )}
    </p>
  );
}

const budgetWords = (budget: number): string => (isBudget(budget) ? `Hasta ${euros(budget)}` : 'Sin cantidad válida');
