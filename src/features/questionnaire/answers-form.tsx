import { type SyntheticEvent, useState } from 'react';
import type { Answers } from '#contract/answers.ts';
import type { FormState } from '#src/services/storage-schemas.ts';
import { answersReducer, isBudgetChosen, isComplete } from '#src/services/answers-reducer.ts';
import { Button } from '#src/ui/button.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { SmallForm } from './small-form.tsx';

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
