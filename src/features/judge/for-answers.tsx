import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { type Answers, BUDGET, needsNoWindows, type Purpose } from '#contract/answers.ts';
import { PATHS } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { PURPOSE_CHOICES } from '#src/lib/answer-words.ts';
import { DEFAULT_ANSWERS } from '#src/services/answers-reducer.ts';
import { OWNS_WINDOWS, useOwnsWindows } from '#src/services/owns-windows.ts';
import { FORM_STATE } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { answersFor, askedWords, type KnownAnswers, knownAnswers } from '#src/services/known-answers.ts';
import { AnswersForm, Pills } from '../questionnaire/small-form.tsx';
import { Judged } from './judge-card.tsx';

interface ForAnswersProps {
  /** Euros that the questions propose. */
  budgetFor: (ownsWindows: boolean) => number | undefined;
  /** Whether it is on the laptop's own page, whose address may have the answers of somebody else. */
  isHere?: boolean;
  /** Whether what was answered elsewhere may be meant of this laptop too; else it asks anew. */
  suit?: ((answers: Answers) => boolean) | undefined;
  /** What was given here before. */
  given?: KnownAnswers | null | undefined;
  onGive?: ((given: KnownAnswers) => void) | undefined;
  /** Shows what depends on the answers. */
  children: (answers: Answers) => ReactNode;
}

/**
 * Something for the answers that this visitor gave last, which can be changed. Without any, it asks for the uses here, and
 * answers from the first one on; the form, which refines it, comes after.
 */
export function ForAnswers({
  budgetFor,
  isHere = false,
  suit,
  given: before = null,
  onGive,
  children,
}: ForAnswersProps) {
  const { localData } = useServices();
  const { hash } = useLocation();
  const [known, setKnown] = useState(() => before ?? knownAnswers(isHere ? hash : '', localData, suit));
  const proposed = budgetFor(known?.answers.ownsWindows ?? false);
  const asked = known && answersFor(known, proposed, localData);
  const [isChanging, setChanging] = useState(false);
  const [picksUses, setPicksUses] = useState(!known);
  const [hasOther] = useState(() => !known && knownAnswers('', localData) !== null);
  const box = useRef<HTMLDivElement>(null);
  const formTitle = useRef<HTMLHeadingElement>(null);
  const give = (answers: Answers, isProposed: boolean): KnownAnswers => {
    const given = { answers, isProposed, fromLink: false };
    onGive?.(given);
    return given;
  };
  const store = (answers: Answers, isProposed: boolean): KnownAnswers => {
    // The form and the other laptops' pages begin with them.
    localData.write(FORM_STATE, isProposed ? { ...answers, budget: BUDGET.default, budgetUnchosen: true } : answers);
    localData.write(OWNS_WINDOWS, needsNoWindows(answers));
    return give(answers, isProposed);
  };
  const pickUses = (picked: Answers) => {
    const budget = budgetFor(picked.ownsWindows ?? false) ?? picked.budget;
    // Uses that are only meant of this laptop replace nothing that was answered elsewhere.
    const keep = hasOther ? give : store;
    const given = picked.purposes.length > 0 ? keep({ ...picked, budget }, true) : null;
    flushSync(() => setKnown(given));
    box.current?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (answers: Answers, isProposed: boolean) => {
    // What had the focus goes.
    flushSync(() => {
      setPicksUses(false);
      setKnown(store(answers, isProposed));
      setChanging(false);
    });
    box.current?.focus();
  };
  const change = () => {
    flushSync(() => setChanging(true));
    formTitle.current?.focus({ preventScroll: true });
    // The form begins at the foot of the window, so that what is shown above it stays in sight.
    formTitle.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={box} tabIndex={-1} className={`scroll-mt-4 outline-none ${asked && !isHere ? 'min-h-120' : ''}`}>
      <div className="grid grid-cols-1 gap-3">
        {picksUses && !isChanging && <Uses picked={asked?.answers.purposes ?? []} onPick={pickUses} />}
        {asked && !isChanging && (
          <p className="text-muted">
            {/* The uses are above, and the budget is what the advert asks. */}
            {!(picksUses && proposed) && <span>{`Para ${askedWords(asked, proposed)}. `}</span>}
            <Button variant="text" className="-my-3" onClick={change}>
              {picksUses ? 'Afinar con más preguntas' : 'Cambiar'}
            </Button>
          </p>
        )}
        {asked && children(asked.answers)}
        {asked && isChanging && (
          <div className="mt-3 grid gap-3">
            <h2 ref={formTitle} tabIndex={-1} className="scroll-mt-4 scroll-mb-48 outline-none">
              Cambia lo que pides
            </h2>
            <AnswersForm
              answers={asked.answers}
              submit="Ver si es buena compra"
              isBare={isHere}
              onAnswer={(given) => submit(given, asked.isUnchosen && given.budget === asked.answers.budget)}
            />
          </div>
        )}
      </div>
    </div>
  );
}

interface UsesProps {
  picked: readonly Purpose[];
  onPick: (answers: Answers) => void;
}

/** The one question without which nothing can be judged. */
function Uses({ picked, onPick }: UsesProps) {
  const ownsWindows = useOwnsWindows();
  const { budgetUnchosen: _, ...answers } = DEFAULT_ANSWERS;
  const pick = (purposes: Purpose[]) => onPick({ ...answers, purposes, ...(ownsWindows && { ownsWindows }) });
  return (
    <div className="grid gap-2">
      <Pills
        legend="¿Para qué lo quieres? Marca uno o varios."
        choices={PURPOSE_CHOICES}
        chosen={picked}
        onChange={(id, isChosen) => pick(isChosen ? [...picked, id] : picked.filter((use) => use !== id))}
      />
      <p className="text-sm text-muted">Para casa (internet, banco, fotos, llamadas), marca «Trabajo/Estudio».</p>
    </div>
  );
}

interface JudgedForVisitorProps {
  id: string;
  /** Euros that the questions propose. */
  budget?: number | undefined;
  /** What the visitor has answered on this page before. */
  given: KnownAnswers | null;
  onGive: (given: KnownAnswers) => void;
}

/** On a laptop's page, which has its name and price: the laptop judged for the answers that this visitor gave last. */
export const JudgedForVisitor = ({ id, budget, ...given }: JudgedForVisitorProps) => (
  <ForAnswers {...given} budgetFor={() => budget} isHere>
    {(answers) => (
      <Judged request={{ id, answers }} isHere>
        {() => (
          <ButtonLink
            variant="text"
            className="min-w-0 text-sm wrap-anywhere"
            to={`${PATHS.recommendations}#${encodeAnswers(answers)}`}
          >
            Ver qué te recomendamos
          </ButtonLink>
        )}
      </Judged>
    )}
  </ForAnswers>
);
