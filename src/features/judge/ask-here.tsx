import { type SyntheticEvent, useId, useState } from 'react';
import type { Answers } from '#contract/answers.ts';
import { WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import { PURPOSE_CHOICES, SWITCH_WORDS } from '#src/lib/answer-words.ts';
import { euros } from '#src/lib/euros.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import { Button } from '#src/ui/button.tsx';
import { Breakable } from '#src/ui/breakable.tsx';
import type { FormState } from '#src/services/remembered.ts';
import {
  answersReducer,
  DEFAULT_ANSWERS,
  isBudget,
  isBudgetChosen,
  isComplete,
} from '#src/services/answers-reducer.ts';
import { BudgetField } from '../questionnaire/budget-field.tsx';
import { FIELD_NAMES } from '../questionnaire/early-choices.ts';
import { cardVariants } from '#src/ui/card.ts';
import { cn } from '#src/ui/cn.ts';
import { expectationFor } from '../questionnaire/expectation.ts';

interface AskHereProps {
  answers: FormState | null;
  /** The proposed budget in euros if there are no answers. */
  budget?: number | undefined;
  /** The part of the budget for Windows, which some visitors own. */
  forWindows?: number | undefined;
  submit?: string | undefined;
  onAnswer: (answers: Answers) => void;
}

/** Asks for uses and budget, without which no laptop has a rank, and whether prices include Windows. */
export function AskHere({
  answers,
  budget,
  forWindows = 0,
  submit = 'Ver si es buena compra',
  onAnswer,
}: AskHereProps) {
  const id = useId();
  const ownsWindows = useOwnsWindows();
  const [chosen, setDraft] = useState<FormState>(
    answers ?? { ...DEFAULT_ANSWERS, ...(ownsWindows && { ownsWindows }) },
  );
  // Until another one is chosen, the budget follows what is proposed.
  const isProposed = budget !== undefined && !isBudgetChosen(chosen);
  const draft: FormState = isProposed
    ? { ...chosen, budget: budget - (chosen.ownsWindows ? forWindows : 0), budgetUnchosen: undefined }
    : chosen;
  const [missed, setMissed] = useState(false);
  const answer = (event: SyntheticEvent) => {
    event.preventDefault();
    const { budgetUnchosen: _, ...given } = draft;
    if (isComplete(draft) && isBudgetChosen(draft)) onAnswer(given);
    else setMissed(true);
  };
  return (
    <form onSubmit={answer} className={cn(cardVariants(), 'grid grid-cols-1 gap-5 p-4 sm:p-6')}>
      <fieldset aria-describedby={`${id}missed`} className="min-w-0">
        <legend className="font-semibold">¿Para qué lo vas a usar?</legend>
        <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-2">
          {PURPOSE_CHOICES.map(({ id: purpose, label }) => (
            <label
              key={purpose}
              className={cn(
                'choice flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control bg-raised px-2 py-1.5',
                'text-sm leading-tight font-semibold',
              )}
            >
              <input
                type="checkbox"
                name={FIELD_NAMES.purpose}
                className="size-4 shrink-0 accent-accent"
                checked={draft.purposes.includes(purpose)}
                onChange={({ currentTarget: { checked } }) =>
                  setDraft(answersReducer(chosen, { type: 'purpose', id: purpose, chosen: checked }))
                }
              />
              <span className="min-w-0">
                <Breakable text={label} />
              </span>
            </label>
          ))}
        </div>
        <p id={`${id}missed`} role="alert" className="mt-2 text-sm font-semibold text-negative empty:hidden">
          {missed && draft.purposes.length === 0 && 'Elige al menos uno.'}
        </p>
      </fieldset>
      <div>
        <BudgetField
          budget={draft.budget}
          chosen={isBudgetChosen(draft)}
          isRequired
          expectation={
            (isProposed && forWindows > 0 && !draft.ownsWindows ? FOR_WINDOWS : '') +
            (isBudget(draft.budget) ? expectationFor(draft) : '')
          }
          wordsId={`${id}words`}
          onChange={(amount) => setDraft(answersReducer(chosen, { type: 'budget', euros: amount }))}
        />
        <p role="alert" className="mt-2 text-sm font-semibold text-negative empty:hidden">
          {missed && !isBudgetChosen(draft) && 'Di cuánto quieres gastar como mucho.'}
        </p>
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-snug">
        <input
          type="checkbox"
          name="ownsWindows"
          className="size-5 shrink-0 accent-accent"
          checked={draft.ownsWindows ?? false}
          onChange={({ currentTarget: { checked: on } }) =>
            setDraft(answersReducer(chosen, { type: 'switch', name: 'ownsWindows', on }))
          }
        />
        <span>{SWITCH_WORDS.ownsWindows.label}</span>
      </label>
      <Button type="submit" variant="primary" className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}

const FOR_WINDOWS = `Es su precio y, por si hace falta, ${euros(WINDOWS_LICENCE_EUR)} de Windows. `;
