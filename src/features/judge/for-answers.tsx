import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { type Answers, BUDGET } from '#contract/answers.ts';
import { PURPOSE_CHOICES, usesOf } from '#src/lib/answer-words.ts';
import { budgetWords } from '#src/lib/figures.ts';
import { DEFAULT_ANSWERS } from '#src/services/answers-reducer.ts';
import { OWNS_WINDOWS, useOwnsWindows } from '#src/services/owns-windows.ts';
import { FORM_STATE } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { answersFor, type KnownAnswers, knownAnswers } from '#src/services/known-answers.ts';
import { AnswersForm } from '../questionnaire/answers-form.tsx';

interface ForAnswersProps {
  /** Euros that the questions propose. */
  budget?: number | undefined;
  /** How many of them are for Windows. */
  forWindows?: number | undefined;
  /** Whether it is on the laptop's own page, whose address may have the answers of somebody else. */
  isHere?: boolean;
  /** What was given here before. */
  given?: KnownAnswers | null | undefined;
  onGive?: ((given: KnownAnswers) => void) | undefined;
  /** Shows what depends on the answers. */
  children: (answers: Answers) => ReactNode;
}

/**
 * Something for the answers that this visitor gave last, which can be changed. Without any, it asks for one use here, and
 * answers at once; the form, which refines it, comes after.
 */
export function ForAnswers({ isHere = false, given: before = null, onGive, children, ...proposal }: ForAnswersProps) {
  const { localData } = useServices();
  const { hash } = useLocation();
  const [known, setKnown] = useState(() => before ?? knownAnswers(isHere ? hash : '', localData));
  const proposedFor = (ownsWindows = false): number | undefined =>
    proposal.budget && proposal.budget - (ownsWindows ? (proposal.forWindows ?? 0) : 0);
  const asked = known && answersFor(known, proposedFor(known.answers.ownsWindows), localData);
  const [isChanging, setChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const give = (answers: Answers, isProposed: boolean) => {
    // The form and the other laptops' pages begin with them.
    localData.write(FORM_STATE, isProposed ? { ...answers, budget: BUDGET.default, budgetUnchosen: true } : answers);
    localData.write(OWNS_WINDOWS, answers.ownsWindows === true);
    const given = { answers, isProposed, fromLink: false };
    onGive?.(given);
    show(false, given);
  };
  const show = (changing: boolean, given = known) => {
    // What had the focus goes; the box scrolls into view, with room for the judgement that is still to come.
    flushSync(() => {
      setKnown(given);
      setChanging(changing);
    });
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className={`scroll-mt-4 outline-none ${asked && !isHere ? 'min-h-120' : ''}`}>
      {!asked ? (
        <FirstUse
          onGive={(given) => give({ ...given, budget: proposedFor(given.ownsWindows) ?? given.budget }, true)}
        />
      ) : isChanging ? (
        <AnswersForm
          answers={asked.answers}
          submit="Ver si es buena compra"
          isBare={isHere}
          onAnswer={(given) => give(given, asked.isUnchosen && given.budget === asked.answers.budget)}
        />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <p className="text-muted">
            <span>{`Para ${usesOf(asked.answers)}, ${budgetWords(asked.answers.budget, asked.isUnchosen)}.`}</span>{' '}
            <Button variant="text" className="-my-3" onClick={() => show(true)}>
              Cambiar
            </Button>
          </p>
          {children(asked.answers)}
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
