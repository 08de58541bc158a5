import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { type Answers, BUDGET } from '#contract/answers.ts';
import { labelsOf, PURPOSE_CHOICES } from '#src/lib/answer-words.ts';
import { budgetWords } from '#src/lib/figures.ts';
import { DEFAULT_ANSWERS } from '#src/services/answers-reducer.ts';
import { OWNS_WINDOWS, useOwnsWindows } from '#src/services/owns-windows.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { FORM_STATE, isBudgetUnchosen } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { knownAnswers } from '#src/services/known-answers.ts';
import { AnswersForm } from '../questionnaire/answers-form.tsx';

interface ForAnswersProps {
  /** Euros that the questions propose. */
  budget?: number | undefined;
  /** How many of them are for Windows. */
  forWindows?: number | undefined;
  /** Whether it is on the laptop's own page, whose address may have the answers of somebody else. */
  isHere?: boolean;
  /** What was given here before. */
  given?: LastAnswers | null | undefined;
  onGive?: ((given: LastAnswers) => void) | undefined;
  /** Shows what depends on the answers. */
  children: (answers: Answers) => ReactNode;
}

export interface LastAnswers {
  answers: Answers | null;
  /** Whether their budget was only accepted, which holds for its own laptop. */
  isProposed: boolean;
}

/** The answers in the address, else those that this visitor gave last. */
export function lastAnswersAt(fragment: string, localData: LocalData): LastAnswers {
  const known = knownAnswers(fragment, localData);
  const isProposed = known?.fromLink !== true && localData.read(FORM_STATE)?.budgetUnchosen === true;
  return { answers: known?.answers ?? null, isProposed };
}

/** @param proposed the budget that one laptop's page proposes, in euros */
export const budgetedBy = ({ answers, isProposed }: LastAnswers, proposed: number | undefined): Answers | null =>
  answers && isProposed && proposed ? { ...answers, budget: proposed } : answers;

/** Whether the budget is none that the visitor chose: a page proposes it, or it is the default. */
export const isUnchosenIn = (last: LastAnswers, answers: Answers, localData: LocalData): boolean =>
  answers !== last.answers ||
  isBudgetUnchosen(localData, answers) ||
  (last.isProposed && answers.budget === BUDGET.default);

/**
 * Something for the answers that this visitor gave last, which can be changed. Without any, it asks for one use here, and
 * answers at once; the form, which refines it, comes after.
 */
export function ForAnswers({ isHere = false, given: before = null, onGive, children, ...proposal }: ForAnswersProps) {
  const { localData } = useServices();
  const { hash } = useLocation();
  const [last, setLast] = useState(() => before ?? lastAnswersAt(isHere ? hash : '', localData));
  const proposedFor = (ownsWindows = false): number | undefined =>
    proposal.budget && proposal.budget - (ownsWindows ? (proposal.forWindows ?? 0) : 0);
  const answers = budgetedBy(last, proposedFor(last.answers?.ownsWindows));
  const isUnchosen = answers !== null && isUnchosenIn(last, answers, localData);
  const [isChanging, setChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const give = (given: Answers, isProposed: boolean) => {
    // The form and the other laptops' pages begin with them.
    localData.write(FORM_STATE, isProposed ? { ...given, budget: BUDGET.default, budgetUnchosen: true } : given);
    localData.write(OWNS_WINDOWS, given.ownsWindows === true);
    onGive?.({ answers: given, isProposed });
    show(false, { answers: given, isProposed });
  };
  const show = (changing: boolean, given = last) => {
    // What had the focus goes; the box, which is shorter without its questions, scrolls into view.
    flushSync(() => {
      setLast(given);
      setChanging(changing);
    });
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 outline-none">
      {!answers ? (
        <FirstUse
          onGive={(given) => give({ ...given, budget: proposedFor(given.ownsWindows) ?? given.budget }, true)}
        />
      ) : isChanging ? (
        <AnswersForm
          answers={answers}
          submit="Ver si es buena compra"
          isBare={isHere}
          onAnswer={(given) => give(given, isUnchosen && given.budget === answers.budget)}
        />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <p className="text-muted">
            <span>{`Para ${usesOf(answers)}, ${budgetWords(answers.budget, isUnchosen)}.`}</span>{' '}
            <Button variant="text" className="-my-3" onClick={() => show(true)}>
              Cambiar
            </Button>
          </p>
          {children(answers)}
        </div>
      )}
    </div>
  );
}

/** The one question without which nothing can be judged. */
function FirstUse({ onGive }: { onGive: (answers: Answers) => void }) {
  const ownsWindows = useOwnsWindows();
  const { budgetUnchosen: _, ...answers } = DEFAULT_ANSWERS;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">¿Para qué lo quieres?</legend>
      <div className="flex flex-wrap gap-2">
        {PURPOSE_CHOICES.map(({ id, label }) => (
          <Button
            key={id}
            variant="secondary"
            onClick={() => onGive({ ...answers, purposes: [id], ...(ownsWindows && { ownsWindows }) })}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

const usesOf = ({ purposes }: Answers): string => labelsOf(PURPOSE_CHOICES, purposes).join(' · ');
