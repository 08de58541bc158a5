import { decapitalize, shortDate, spanishDate } from '#contract/spanish-text.ts';
import { useState, type RefObject } from 'react';
import { isBudgetUnchosen, type StoredRecommendations } from '#src/services/storage-schemas.ts';
import { OWNS_WINDOWS_WORDS, wishesInBrackets } from '#src/lib/answer-words.ts';
import { PURPOSE_WORDS } from '#src/lib/purpose-words.ts';
import { SITE } from '#src/config/site.ts';
import { budgetWords } from '#src/lib/figures.ts';
import { requirementWords } from '#src/lib/requirement-questions.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { iconOf } from '#src/ui/icons.tsx';
import { useServices } from '#src/services/services.tsx';
import { useToast, useNotLoaded } from '#src/ui/toast.tsx';
import { takeFocus, useLostFocus } from '#src/ui/focus.ts';
import { answersAfter, CHANGE_NAMES, type Answers, PURPOSES } from '#contract/answers.ts';
import { isBudget } from '#src/services/answers-reducer.ts';
import { useResults } from './results-state.ts';
import { REFINE_CODE } from './use-results-state.ts';

const ShareIcon = iconOf('M12 15V3.5M7.5 8L12 3.5 16.5 8M5 13v7.5h14V13');

/** The answers in one line, and ways to change them: in place, by small steps, or by sharing. */
export function AnswerBar({ result }: { result: StoredRecommendations }) {
  const { userInput: answers } = result;
  const [isEditing, setEditing] = useState(false);
  const failed = useNotLoaded();
  const showToast = useToast();
  const { localData } = useServices();
  const { state } = useResults();
  if (!answers?.purposes.length) return null;

  const isOthers = state.status === 'refined' && state.shared !== null;
  const unchosen = !isOthers && isBudgetUnchosen(localData, answers);
  const refineCode = REFINE_CODE.loadedOrNull();
  const close = () => setEditing(false);
  const adjust = async () => {
    await REFINE_CODE.load();
    setEditing(!isEditing);
  };
  const share = async () => (await REFINE_CODE.load()).shareLink(answers, result, showToast);
  return (
    <>
      <OnPaper asked={answersLine(answers, unchosen)} at={result.timestamp} />
      {/* Escape closes the editor. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <fieldset
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isEditing) return;
          close();
          event.currentTarget.querySelector('button')?.focus();
        }}
        aria-label="Tu respuesta"
        data-answer-bar
        tabIndex={-1}
        className="no-print min-w-0"
      >
        <div
          className={`mb-1 flex flex-wrap items-center gap-x-1 text-sm leading-tight sm:mb-3 sm:mt-1 ${TARGET}`}
          onPointerEnter={REFINE_CODE.prefetch}
          onFocus={REFINE_CODE.prefetch}
          onTouchStart={REFINE_CODE.prefetch}
        >
          <span className="line-clamp-3 min-w-0 flex-1 text-balance basis-[8rem] lg:flex-initial">
            {answersLine(answers, unchosen)}
          </span>
          <button
            type="button"
            className={BAR_BUTTON}
            aria-expanded={isEditing}
            onClick={() => void adjust().catch(failed)}
          >
            Cambiar
          </button>
          <button type="button" className={`max-lg:ms-auto ${BAR_BUTTON}`} onClick={() => void share().catch(failed)}>
            <ShareIcon className="size-icon sm:hidden" />
            <span className="max-sm:sr-only">Compartir</span>
          </button>
          {/* With very large letters, or in a low window, there is no room for it; each card has its own date. */}
          {result.catalogue && (
            <p className="text-muted max-lg:basis-full lg:ms-auto short:sr-only">
              {`Precios vistos hasta ${shortDate(result.catalogue.date)}: compruébalos en la tienda.`}
            </p>
          )}
        </div>
        {isEditing && refineCode && <refineCode.AnswerEditor answers={answers} close={close} />}
      </fieldset>
    </>
  );
}

/** On paper the answers have no controls, but a day: prices change. */
const OnPaper = ({ asked, at }: { asked: string; at: number }) => (
  <p className="mb-2 hidden text-sm print:block">
    {`Consultado el ${spanishDate(new Date(at).toISOString().slice(0, 10))} en ${SITE.url.replace('https://', '')}. ${asked}.`}
  </p>
);

/** Smaller for a mouse, so that the cards' buttons stay in a small window; neighbours would cover a ring outside. */
const TARGET = 'min-h-11 focus-visible:-outline-offset-2 lg:pointer-fine:min-h-8';

const BAR_BUTTON =
  `inline-flex ${TARGET} min-w-11 shrink-0 items-center justify-center px-2 font-semibold underline decoration-line ` +
  'decoration-2 underline-offset-4 hover:decoration-current aria-expanded:decoration-current';

interface WhatIfsProps {
  result: StoredRecommendations;
  /** The cards, to which a change leads back. */
  cards: RefObject<HTMLElement | null>;
}

/** Small changes of the answers, each with what it gains. */
export function WhatIfs({ result, cards }: WhatIfsProps) {
  const { userInput: answers } = result;
  const { refine } = useResults();
  const changes = answers?.purposes.length ? whatIfs(answers, result) : [];
  return (
    <fieldset aria-label="¿Y si…?" className="no-print mt-2 flex flex-wrap items-center gap-x-1.5 text-sm">
      {changes.length > 0 && (
        <span aria-hidden="true" className="text-muted">
          ¿Y si…?
        </span>
      )}
      {changes.map((change) => (
        <WhatIfButton
          key={change.text}
          text={change.text}
          cards={cards}
          onPress={() => {
            refine(change.answers);
            cards.current?.scrollIntoView();
          }}
        />
      ))}
    </fieldset>
  );
}

/** @returns «Para trabajo y estudio (batería), hasta 600 €, Linux, ya tengo Windows o usaré Linux» */
function answersLine(answers: Answers, unchosen: boolean): string {
  const { purposes, priorities, budget } = answers;
  const uses = PURPOSES.filter((purpose) => purposes.includes(purpose)).map(
    (purpose) => PURPOSE_WORDS[purpose].inALine,
  );
  const further = [
    budgetWords(budget, unchosen),
    ...requirementWords(answers.requirements),
    ...(answers.ownsWindows ? [decapitalize(OWNS_WINDOWS_WORDS)] : []),
  ];
  return unbroken(`Para ${uses.join(', ')}${wishesInBrackets(priorities)}, ${further.join(', ')}`);
}

/** A pressed suggestion disappears: the keyboard goes on at the cards that it leads to. */
function WhatIfButton({ text, cards, onPress }: Pick<WhatIfsProps, 'cards'> & { text: string; onPress: () => void }) {
  const button = useLostFocus<HTMLButtonElement>(() => takeFocus(cards.current));
  return (
    <button ref={button} type="button" className={`group/what-if inline-flex items-center ${TARGET}`} onClick={onPress}>
      <b className="rounded-full border border-line bg-raised px-2.5 py-1 font-semibold group-hover/what-if:border-text">
        {unbroken(text)}
      </b>
    </button>
  );
}

type Offered = Pick<StoredRecommendations, 'caution' | 'changes'>;

/** @returns small changes of the answers, with what each gains */
export function whatIfs(answers: Answers, { caution, changes }: Offered) {
  if (caution) return [];
  return CHANGE_NAMES.map((name) => ({
    name,
    text: changes.texts?.[name] ?? '',
    answers: answersAfter(answers, name, changes),
  })).filter(({ text, answers: { budget } }) => text !== '' && isBudget(budget));
}
