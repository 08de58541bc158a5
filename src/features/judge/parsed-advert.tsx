import { memo, useState } from 'react';
import type { ReadAnswer, ReadField, ParsedAdvert } from '#contract/advert.ts';
import { type Answers, BUDGET } from '#contract/answers.ts';
import { WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import { capitalize } from '#contract/spanish-text.ts';
import { PATHS } from '#src/config/paths.ts';
import { encodeRead } from '#src/lib/read-code.ts';
import { useSettled } from '#src/services/use-settled.ts';
import { Button } from '#src/ui/button.tsx';
import { useWrittenAddress } from '#src/ui/use-written-address.ts';
import { usePendingFavorites } from '../favorites/use-favorites.ts';
import {
  corrected,
  isEnough,
  LABELS,
  optionWords,
  summaryOf,
  UNKNOWN,
  aboutOf,
  type Corrections,
  keptIn,
} from './field-words.ts';
import { AdvertActions } from './advert-actions.tsx';
import { ForAnswers } from './for-answers.tsx';
import { Judged } from './judge-card.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { Offer, ReadFields, untoldFields } from './read-fields.tsx';
import { useLocation } from 'react-router-dom';

interface ParsedAdvertProps {
  answer: ReadAnswer;
  /** The text that the advert was read from. */
  text: string;
  /** The answers of the results on view; without them the page is about the laptop, and asks for them. */
  answers?: Answers | undefined;
}

/** What was read, to be corrected, and its verdict; it is not rendered again until the next text was read. */
export const ParsedAdvertPart = memo(({ answer, text, answers }: ParsedAdvertProps) => {
  usePendingFavorites();
  const { made, texts, correct } = useCorrections(answer.read, text);
  const read = corrected(answer.read, texts);
  const open = answer.questions.filter(({ field }) => texts[field] === undefined);
  const missing =
    open.length > 0
      ? 'Contesta arriba y seguimos.'
      : isEnough(read)
        ? ''
        : 'Dinos al menos el modelo o el procesador y seguimos.';
  // On the page of an advert the address can be shared, and returning brings text and corrections back.
  const isPage = answers === undefined;
  useWrittenAddress(isPage ? `${PATHS.advert}#${encodeRead(read)}` : null, { advert: text, corrections: made });
  const fields = { read, from: answer.from, known: answer.known, texts, onChange: correct };
  // What the advert tells can be corrected below its verdict.
  const isTold = answer.read.price !== null && untoldFields(fields).length === 0;
  const mayLackWindows =
    answer.read.os === null && texts.os === undefined && read.brand !== 'Apple' && !read.used && missing === '';
  return (
    <div className="mt-8 grid max-w-[44rem] grid-cols-1 gap-x-10 gap-y-5 xl:max-w-none xl:grid-cols-[44rem_minmax(0,1fr)]">
      <div className="grid grid-cols-1 content-start gap-5">
        <p className="wrap-anywhere">
          <span className="font-semibold">Entendido:</span> <output>{summaryOf(read)}</output>
        </p>
        <Questions questions={mayLackWindows ? [...open, WINDOWS] : open} onChoose={correct} />
        {!isTold && <Offer {...fields} />}
        {/* Without it the judgement would be of another laptop. */}
        {missing !== '' && <p>{missing}</p>}
        {missing === '' && answers && <JudgedRead read={read} answers={answers} />}
        {missing === '' && !answers && (
          <ForAnswers
            key={String(hasGraphics(read))}
            suit={hasGraphics(read) ? needsGraphics : undefined}
            budgetFor={(ownsWindows) => budgetFor(read, ownsWindows)}
          >
            {(given) => <JudgedRead read={read} answers={given} isPage />}
          </ForAnswers>
        )}
      </div>
      {isTold && <Offer {...fields} />}
      <div className="xl:col-span-2">
        <ReadFields {...fields} isLacking={missing !== ''} />
      </div>
    </div>
  );
});

interface JudgedReadProps {
  read: ParsedAdvert;
  answers: Answers;
  isPage?: boolean;
}

const JudgedRead = ({ read, answers, isPage = false }: JudgedReadProps) => (
  <Judged request={{ read: useSettled(read), answers }}>
    {(judgement) =>
      judgement.request.read && <AdvertActions {...judgement} read={judgement.request.read} isPage={isPage} />
    }
  </Judged>
);

/** Graphics that are bought for games. */
const hasGraphics = ({ gpu }: ParsedAdvert): boolean => /\b(?:[RG]TX|RX) \d{4}[MSX]*\b(?! Ada)/i.test(gpu ?? '');

/** Nobody who only works or studies had such a laptop in mind. */
const needsGraphics = ({ purposes }: Answers): boolean =>
  purposes.some((use) => use !== 'office' && use !== 'programming');

const BUDGET_STEP = 50;

const roundBudget = (euros: number): number =>
  Math.min(Math.max(Math.ceil(euros / BUDGET_STEP) * BUDGET_STEP, BUDGET.min), BUDGET.max);

/** What the questions propose: the visitor has seen what it costs, and may have to buy Windows. */
function budgetFor({ price, os }: ParsedAdvert, ownsWindows: boolean): number | undefined {
  if (price === null) return undefined;
  const isBare = os === null || os === 'none';
  return roundBudget(isBare && !ownsWindows ? price + WINDOWS_LICENCE_EUR : price);
}

/** The verdict counts with none, and does not wait. */
const WINDOWS: ReadAnswer['questions'][number] = {
  field: 'os',
  text: `No dice si trae Windows. Si no lo trae, cuesta ${WINDOWS_LICENCE_EUR} € más.`,
  options: ['windows', 'none'],
};

interface QuestionsProps {
  questions: ReadAnswer['questions'];
  onChoose: (field: ReadField, text: string) => void;
}

/** Values that are impossible, or that the advert gives twice differently; and a system that it does not tell. */
const Questions = ({ questions, onChoose }: QuestionsProps) =>
  questions.map(({ field, text, options }) => (
    <fieldset key={field} className={cn(cardVariants(), 'min-w-0 border-caution p-4')}>
      <legend className="px-1 font-semibold text-caution">{LABELS[field]}</legend>
      {/* Only what contradicts itself is an alert. */}
      <p role={field === WINDOWS.field ? undefined : 'alert'}>{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map((option) => (
          <Button key={option} variant="secondary" onClick={() => onChoose(field, option)}>
            {capitalize(optionWords(field, option))}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => onChoose(field, '')}>
          {UNKNOWN}
        </Button>
      </div>
    </fieldset>
  ));

const NONE: Corrections = {};

/** The visitor's corrections, for as long as the text is about the same laptop; those made before the page was left. */
function useCorrections(read: ParsedAdvert, text: string) {
  const of = aboutOf(read, text);
  const { state } = useLocation();
  const [made, setMade] = useState(() => keptIn(state) ?? { of, texts: NONE });
  const texts = made.of === of ? made.texts : NONE;
  const correct = (field: ReadField, said: string) =>
    setMade((last) => ({ of, texts: { ...(last.of === of ? last.texts : NONE), [field]: said } }));
  return { made, texts, correct };
}
