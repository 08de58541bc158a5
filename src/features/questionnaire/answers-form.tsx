import { type SyntheticEvent, useState } from 'react';
import type { Answers } from '#contract/answers.ts';
import { WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import { euros } from '#src/lib/figures.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import type { FormState } from '#src/services/storage-schemas.ts';
import { answersReducer, DEFAULT_ANSWERS, isBudgetChosen, isComplete } from '#src/services/answers-reducer.ts';
import { Button } from '#src/ui/button.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { SmallForm } from './small-form.tsx';

interface AnswersFormProps {
  answers: FormState | null;
  /** The proposed budget in euros if there are no answers. */
  budget?: number | undefined;
  /** The part of the budget for Windows, which some visitors own. */
  forWindows?: number | undefined;
  submit: string;
  /** Inside of a box of the page. */
  isBare?: boolean;
  onAnswer: (answers: Answers) => void;
}

/** The small form with a button that hands its answers on; uses and budget are due. */
export function AnswersForm({ answers, budget, forWindows = 0, submit, isBare = false, onAnswer }: AnswersFormProps) {
  const ownsWindows = useOwnsWindows();
  const [chosen, setChosen] = useState<FormState>(
    answers ?? { ...DEFAULT_ANSWERS, ...(ownsWindows && { ownsWindows }) },
  );
  const [isDue, setDue] = useState(false);
  // Until another one is chosen, the budget follows what is proposed.
  const isProposed = budget !== undefined && !isBudgetChosen(chosen);
  const draft: FormState = isProposed
    ? { ...chosen, budget: budget - (chosen.ownsWindows ? forWindows : 0), budgetUnchosen: undefined }
    : chosen;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const { budgetUnchosen: _, ...given } = draft;
    if (isComplete(draft) && isBudgetChosen(draft)) onAnswer(given);
    else setDue(true);
  };
  return (
    <form onSubmit={send} className={isBare ? '' : cn(cardVariants(), 'p-4 sm:p-6')}>
      <SmallForm
        answers={draft}
        onChange={(change) => setChosen(answersReducer(chosen, change))}
        isDue={isDue}
        note={isProposed && forWindows > 0 && !draft.ownsWindows ? FOR_WINDOWS : ''}
      >
        <Button type="submit" variant="primary" className="sm:min-h-14">
          {submit}
        </Button>
      </SmallForm>
    </form>
  );
}

const FOR_WINDOWS = `Es su precio y, por si hace falta, ${euros(WINDOWS_LICENCE_EUR)} de Windows.`;
