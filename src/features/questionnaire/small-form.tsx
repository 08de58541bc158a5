import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { type Answers, BUDGET } from '#contract/answers.ts';
import { type Choice, PRIORITY_CHOICES, PURPOSE_CHOICES } from '#src/lib/answer-words.ts';
import {
  type AnswersChange,
  answersReducer,
  countRequirements,
  isBudgetChosen,
  isComplete,
} from '#src/services/answers-reducer.ts';
import type { FormState } from '#src/services/storage-schemas.ts';
import { Breakable } from '#src/ui/breakable.tsx';
import { Button } from '#src/ui/button.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { CHOICE, fieldVariants } from '#src/ui/field.ts';
import { cn } from '#src/ui/cn.ts';
import { useAmountInput, WRONG_AMOUNT } from './budget-field.tsx';
import { BudgetRange } from './budget-range.tsx';
import { OwnsWindowsBox, RequirementSelects } from './requirement-selects.tsx';

interface SmallFormProps {
  answers: FormState;
  onChange: (change: AnswersChange) => void;
  /** Whether it says what is missing. */
  isDue: boolean;
  /** Its button. */
  children: ReactNode;
}

/** All questions of the form in small, for pages that go on showing something else. */
export function SmallForm({ answers, onChange, isDue, children }: SmallFormProps) {
  return (
    <div className="@container">
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 @xl:grid-cols-2',
          '@4xl:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,5fr)]',
        )}
      >
        <div className="@xl:@max-4xl:col-span-full">
          <Budget answers={answers} isDue={isDue} onChange={(euros) => onChange({ type: 'budget', euros })} />
        </div>
        <Pills
          legend="Usos"
          choices={PURPOSE_CHOICES}
          chosen={answers.purposes}
          missing={isDue && answers.purposes.length === 0 ? 'Elige al menos un uso.' : ''}
          onChange={(id, chosen) => onChange({ type: 'purpose', id, chosen })}
        />
        <Pills
          legend="Prioridades"
          choices={PRIORITY_CHOICES}
          chosen={answers.priorities}
          onChange={(id, chosen) => onChange({ type: 'priority', id, chosen })}
        />
      </div>
      <OwnsWindowsBox
        checked={answers.ownsWindows ?? false}
        onChange={(on) => onChange({ type: 'ownsWindows', on })}
        className="mt-4"
      />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 @xl:grid-cols-[minmax(0,1fr)_auto]">
        <RequirementSelects
          requirements={answers.requirements}
          count={countRequirements(answers)}
          onChange={(field, value) => onChange({ type: 'requirement', field, value })}
        />
        {children}
      </div>
    </div>
  );
}

interface AnswersFormProps {
  answers: FormState;
  submit: string;
  /** Inside of a box of the page. */
  isBare?: boolean;
  onAnswer: (answers: Answers) => void;
}

/** The small form with a button that hands its answers on; uses and budget are due. */
export function AnswersForm({ answers, submit, isBare = false, onAnswer }: AnswersFormProps) {
  const [draft, setDraft] = useState(answers);
  const [isDue, setDue] = useState(false);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const { budgetUnchosen: _, ...given } = draft;
    if (isComplete(draft) && isBudgetChosen(draft)) onAnswer(given);
    else setDue(true);
  };
  return (
    <form onSubmit={send} className={isBare ? '' : cn(cardVariants(), 'p-4 sm:p-6')}>
      <SmallForm answers={draft} onChange={(change) => setDraft(answersReducer(draft, change))} isDue={isDue}>
        <Button type="submit" variant="primary" className="sm:min-h-14">
          {submit}
        </Button>
      </SmallForm>
    </form>
  );
}

interface BudgetProps extends Pick<SmallFormProps, 'answers' | 'isDue'> {
  onChange: (euros: number) => void;
}

function Budget({ answers, isDue, onChange }: BudgetProps) {
  const id = useId();
  const amount = useAmountInput(answers.budget, onChange);
  const isChosen = isBudgetChosen(answers);
  const wrong = amount.isWrong ? WRONG_AMOUNT : isDue && !isChosen ? 'Di cuánto quieres gastar como mucho.' : '';
  return (
    <>
      <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <label id={`${id}label`} htmlFor={id} className="text-sm text-muted">
          Tu tope, en euros
        </label>
        <input
          id={id}
          {...amount.props}
          aria-describedby={`${id}wrong`}
          className={cn(
            fieldVariants({ variant: 'amount' }),
            'min-h-11 w-[5em] text-end font-semibold',
            !isChosen && 'text-muted',
          )}
        />
      </p>
      {wrong !== '' && <Missing id={`${id}wrong`}>{wrong}</Missing>}
      {wrong === '' && !isChosen && <p className="text-sm text-muted">Sin elegir.</p>}
      <BudgetRange
        budget={answers.budget}
        marks={[BUDGET.min, BUDGET.max]}
        labelId={`${id}label`}
        describedBy={`${id}wrong`}
        onChange={onChange}
      />
    </>
  );
}

interface PillsProps<Id extends string> {
  legend: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  missing?: string;
  onChange: (id: Id, chosen: boolean) => void;
}

/** Any number of choices. */
export function Pills<Id extends string>({ legend, choices, chosen, missing = '', onChange }: PillsProps<Id>) {
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className={cn(
              CHOICE,
              'inline-flex min-h-11 max-w-full min-w-0 items-center gap-1.5 rounded-full bg-raised px-3',
              'text-sm leading-tight font-semibold',
            )}
          >
            <input
              type="checkbox"
              checked={chosen.includes(choice.id)}
              onChange={(event) => onChange(choice.id, event.currentTarget.checked)}
              className="size-[1rem] shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0">
              <Breakable text={choice.label} />
            </span>
          </label>
        ))}
      </div>
      {missing !== '' && <Missing id={id}>{missing}</Missing>}
    </fieldset>
  );
}

const Missing = ({ id, children }: { id: string; children: string }) => (
  <p id={id} role="alert" className="my-1 text-sm font-semibold text-negative">
    {children}
  </p>
);
