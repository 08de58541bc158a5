import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answers, BUDGET } from '#contract/answers.ts';
import { labelsOf, PURPOSE_CHOICES } from '#src/lib/answer-words.ts';
import { budgetWords } from '#src/lib/euros.ts';
import { OWNS_WINDOWS } from '#src/services/owns-windows.ts';
import { FORM_STATE, isBudgetUnchosen } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { knownAnswers } from '#src/services/known-answers.ts';
import { AskHere } from './ask-here.tsx';

interface ForAnswersProps {
  /** Euros that the questions propose. */
  budget?: number | undefined;
  /** How many of them are for Windows. */
  forWindows?: number | undefined;
  /** Label of their button. */
  submit?: string;
  /** Shows what depends on the answers. */
  children: (answers: Answers) => ReactNode;
}

/**
 * Something for the answers that this visitor gave last, which can be changed. Without any, it asks for uses and budget
 * here, so that nobody loses the page on the way through the form.
 */
export function ForAnswers({ submit, children, ...proposal }: ForAnswersProps) {
  const { localData } = useServices();
  const [last, setLast] = useState(() => ({
    answers: knownAnswers('', localData)?.answers ?? null,
    isProposed: localData.read(FORM_STATE)?.budgetUnchosen === true,
  }));
  const proposedFor = (ownsWindows = false): number | undefined =>
    proposal.budget && proposal.budget - (ownsWindows ? (proposal.forWindows ?? 0) : 0);
  const proposed = last.isProposed ? proposedFor(last.answers?.ownsWindows) : undefined;
  // A budget that was only accepted holds for its own laptop.
  const answers = last.answers && proposed ? { ...last.answers, budget: proposed } : last.answers;
  const [asking, setAsking] = useState(answers === null);
  const box = useRef<HTMLDivElement>(null);
  const show = (next: boolean) => {
    // What had the focus goes; the box, which is shorter without its questions, scrolls into view.
    flushSync(() => setAsking(next));
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 outline-none">
      {asking || !answers ? (
        <AskHere
          answers={answers}
          {...proposal}
          submit={submit}
          onAnswer={(given) => {
            const isProposed = given.budget === proposedFor(given.ownsWindows);
            // The form and the other laptops' pages begin with them.
            localData.write(
              FORM_STATE,
              isProposed ? { ...given, budget: BUDGET.default, budgetUnchosen: true } : given,
            );
            localData.write(OWNS_WINDOWS, given.ownsWindows === true);
            setLast({ answers: given, isProposed });
            show(false);
          }}
        />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <p className="text-muted">
            <span>
              {`Para ${usesOf(answers)}, ${budgetWords(answers.budget, proposed !== undefined || isBudgetUnchosen(localData, answers))}.`}
            </span>{' '}
            <Button variant="text" onClick={() => show(true)}>
              Cambiar
            </Button>
          </p>
          {children(answers)}
        </div>
      )}
    </div>
  );
}

const usesOf = ({ purposes }: Answers): string => labelsOf(PURPOSE_CHOICES, purposes).join(' · ');
