import { type ReactNode, useEffect, useId, useRef } from 'react';
import { BUDGET } from '#contract/answers.ts';
import { PRIORITY_CHOICES, PURPOSE_CHOICES, type Choice } from '#src/lib/answer-words.ts';
import { Breakable } from '#src/ui/breakable.tsx';
import { Button } from '#src/ui/button.tsx';
import { fieldVariants } from '#src/ui/field.ts';
import { countRequirements } from '#src/services/answers-reducer.ts';
import { useAmountInput, WRONG_AMOUNT } from '../../questionnaire/budget-field.tsx';
import { BudgetRange } from '../../questionnaire/budget-slider.tsx';
import { RequirementSelects } from '../../questionnaire/requirement-selects.tsx';
import { Switches } from '../../questionnaire/switches.tsx';
import type { PanelProps } from '../results-state.ts';
import { focusBar } from './focus.ts';
import { cardVariants } from '#src/ui/card.ts';
import { cn } from '#src/ui/cn.ts';
import { useDraft } from './use-draft.ts';

/** All questions of the form in a compact form: each change updates the results. */
export function AnswerEditor({ answers, close }: PanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { draft, change } = useDraft(answers);
  const amountId = useId();
  const setBudget = (euros: number) => change({ type: 'budget', euros });
  const amount = useAmountInput(draft.budget, setBudget);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby={titleId} className={cn(cardVariants({ variant: 'panel' }), 'mt-1 mb-6')}>
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-2xl outline-none">
        Ajusta tu respuesta
      </h2>
      <div
        className={cn(
          'mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5',
          'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)]',
        )}
      >
        <div>
          <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
            <label htmlFor={amountId} className="text-sm text-muted">
              Presupuesto, en euros
            </label>
            <input
              id={amountId}
              {...amount.props}
              className={cn(fieldVariants({ variant: 'amount' }), 'min-h-11 w-[5em] text-end font-semibold')}
            />
          </p>
          {amount.isWrong && (
            <p role="alert" className="mb-1 text-sm font-semibold text-negative">
              {WRONG_AMOUNT}
            </p>
          )}
          <BudgetRange budget={draft.budget} marks={[BUDGET.min, BUDGET.max]} onChange={setBudget} />
        </div>
        <Pills
          legend="Usos"
          choices={PURPOSE_CHOICES}
          chosen={draft.purposes}
          onChange={(id, chosen) => change({ type: 'purpose', id, chosen })}
        >
          {draft.purposes.length === 0 && (
            <p role="alert" className="mt-2 text-sm font-semibold text-negative">
              Elige al menos un uso.
            </p>
          )}
        </Pills>
        <Pills
          legend="Prioridades"
          choices={PRIORITY_CHOICES}
          chosen={draft.priorities}
          onChange={(id, chosen) => change({ type: 'priority', id, chosen })}
        />
      </div>
      <Switches
        on={{ ownsWindows: !!draft.ownsWindows }}
        onChange={(name, on) => change({ type: 'switch', name, on })}
        className="mt-4"
      />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <RequirementSelects
          requirements={draft.requirements}
          count={countRequirements(draft)}
          onChange={(field, value) => change({ type: 'requirement', field, value })}
        />
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
      </div>
    </section>
  );
}

interface PillsProps<Id extends string> {
  legend: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onChange: (id: Id, chosen: boolean) => void;
  children?: ReactNode;
}

function Pills<Id extends string>({ legend, choices, chosen, onChange, children }: PillsProps<Id>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm text-muted">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ id, label }) => (
          <label
            key={id}
            className={cn(
              'choice inline-flex min-h-11 max-w-full min-w-0 items-center gap-1.5 rounded-full bg-raised px-3',
              'text-sm leading-tight font-semibold',
            )}
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) => onChange(id, event.currentTarget.checked)}
              className="size-4 accent-accent outline-none"
            />
            <span className="min-w-0">
              <Breakable text={label} />
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
