import { memo, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { ReadAnswer, ReadField, ReadLaptop } from '#contract/advert.ts';
import { type Answers, BUDGET } from '#contract/answers.ts';
import { WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import { comparePath, PATHS, SEEN_ADVERT, seenPath } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { encodeBeside, encodeRead, READ_PICTURE, readName, savedReadId } from '#src/lib/read-code.ts';
import { SEEN_READ } from '#src/services/read-laptops.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { useServices } from '#src/services/services.tsx';
import { useSettled } from '#src/services/use-settled.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { ShareButton } from '#src/ui/share.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { usePendingFavorites } from '../favorites/use-favorites.ts';
import {
  aboutOf,
  type Corrections,
  corrected,
  isEnough,
  keptIn,
  type KeptCorrections,
  LABELS,
  optionWords,
  specsOf,
  summaryOf,
  UNKNOWN,
} from './field-words.ts';
import { ForAnswers } from './for-answers.tsx';
import { Judged, type JudgedLaptop } from './judge-card.tsx';
import { cardVariants } from '#src/ui/card.ts';
import { cn } from '#src/ui/cn.ts';
import { Offer, ReadFields } from './read-fields.tsx';

interface ReadLaptopProps {
  answer: ReadAnswer;
  /** That it was read from. */
  text: string;
  /** Those of the results on view; without them the page is about the laptop, and asks for them. */
  answers?: Answers | undefined;
}

/** What was read, to be corrected, and its verdict; it is not rendered again until the next text was read. */
export const ReadLaptopPart = memo(({ answer, text, answers }: ReadLaptopProps) => {
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
  useAddress(answers === undefined, encodeRead(read), text, made);
  const fields = { read, from: answer.from, texts, onChange: correct };
  // A price that the advert has can be corrected below its verdict.
  const isPriced = answer.read.price !== null;
  return (
    <div className="mt-8 grid max-w-2xl grid-cols-1 gap-5">
      <p className="wrap-anywhere">
        <span className="font-semibold">Entendido:</span> <output>{summaryOf(read)}</output>
      </p>
      <Questions questions={open} onChoose={correct} />
      {!isPriced && <Offer {...fields} />}
      {/* Without it the judgement would be of another laptop. */}
      {missing !== '' && <p>{missing}</p>}
      {missing === '' && answers && <JudgedRead read={read} answers={answers} />}
      {missing === '' && !answers && (
        <ForAnswers {...budgetFor(read)} submit="Ver si es buena compra">
          {(given) => <JudgedRead read={read} answers={given} isPage />}
        </ForAnswers>
      )}
      {isPriced && <Offer {...fields} />}
      <ReadFields {...fields} isLacking={missing !== ''} />
    </div>
  );
});

interface JudgedReadProps {
  read: ReadLaptop;
  answers: Answers;
  isPage?: boolean;
}

const JudgedRead = ({ read, answers, isPage = false }: JudgedReadProps) => (
  <Judged request={{ read: useSettled(read), answers }}>
    {(judgement) => judgement.of.read && <Actions {...judgement} read={judgement.of.read} isPage={isPage} />}
  </Judged>
);

/** What was read travels in the fragment; the text stays here. */
function Actions({ read, of, judged, day, isPage }: JudgedLaptop & { read: ReadLaptop; isPage: boolean }) {
  const { visitData } = useServices();
  const code = encodeAnswers(of.answers);
  const saved = savedReadId(read);
  return (
    <>
      {saved !== null && (
        <div>
          <FavoriteButton computer={savedAs(saved, read, judged, day)} labelled />
        </div>
      )}
      <ShareButton path={`${PATHS.advert}#${encodeRead(read)}`} />
      {judged.better && (
        <ButtonLink variant="text" to={`${comparePath([judged.better.id])}#${encodeBeside(code, { read, day })}`}>
          Comparar con el mejor
        </ButtonLink>
      )}
      {isPage && (
        <ButtonLink variant="text" to={seenPath(SEEN_ADVERT, code)} onClick={() => visitData.write(SEEN_READ, read)}>
          Ver qué te recomendamos
        </ButtonLink>
      )}
    </>
  );
}

/** Nothing leads to a shop of it. @param day ISO day on which the advert was read */
const savedAs = (
  id: string,
  read: ReadLaptop,
  { price, licence }: JudgedLaptop['judged'],
  priceDate: string,
): SavedLaptop => ({
  id,
  name: readName(read) || 'El del anuncio',
  price,
  image: READ_PICTURE,
  link: '',
  specs: specsOf(read),
  facts: {
    seenPrice: read.price,
    priceDate,
    priceBasis: 'en un anuncio',
    priceKind: read.price === null ? 'estimated' : 'seen',
    priceCountry: null,
    licence,
    keyboard: read.keyboard,
    os: read.os,
  },
});

const NONE: Corrections = {};

/** The visitor's corrections, for as long as the text is about the same laptop; those made before the page was left. */
function useCorrections(read: ReadLaptop, text: string) {
  const of = aboutOf(read, text);
  const { state } = useLocation();
  const [made, setMade] = useState(() => keptIn(state) ?? { of, texts: NONE });
  const texts = made.of === of ? made.texts : NONE;
  const correct = (field: ReadField, said: string) =>
    setMade((last) => ({ of, texts: { ...(last.of === of ? last.texts : NONE), [field]: said } }));
  return { made, texts, correct };
}

const BUDGET_STEP = 50;

const roundBudget = (euros: number): number =>
  Math.min(Math.max(Math.ceil(euros / BUDGET_STEP) * BUDGET_STEP, BUDGET.min), BUDGET.max);

/** What the questions propose: the visitor has seen what it costs, and may have to buy Windows. */
function budgetFor({ price, os }: ReadLaptop) {
  if (price === null) return {};
  const isBare = os === null || os === 'none';
  const budget = roundBudget(isBare ? price + WINDOWS_LICENCE_EUR : price);
  return { budget, forWindows: budget - roundBudget(price) };
}

interface QuestionsProps {
  questions: ReadAnswer['questions'];
  onChoose: (field: ReadField, text: string) => void;
}

/** Values that are impossible, or that the advert gives twice differently. */
const Questions = ({ questions, onChoose }: QuestionsProps) =>
  questions.map(({ field, text, options }) => (
    <fieldset key={field} className={cn(cardVariants(), 'min-w-0 border-caution p-4')}>
      <legend className="px-1 font-semibold text-caution">{LABELS[field]}</legend>
      <p role="alert">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map((option) => (
          <Button key={option} variant="secondary" onClick={() => onChoose(field, option)}>
            {optionWords(field, option)}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => onChoose(field, '')}>
          {UNKNOWN}
        </Button>
      </div>
    </fieldset>
  ));

/** In milliseconds; browsers limit how often an address may change. */
const ADDRESS_PAUSE_MS = 500;

/**
 * On the page of an advert, writes what is known into the address, which can be shared, and the text with its
 * corrections into the browser's history, so that they are there on returning.
 */
function useAddress(isPage: boolean, fragment: string, text: string, corrections: KeptCorrections) {
  const navigate = useNavigate();
  // A change of the address would cancel the way to another page.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving || !isPage) return undefined;
    const timer = setTimeout(() => {
      const state = { advert: text, corrections };
      void navigate({ hash: fragment }, { replace: true, preventScrollReset: true, state });
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isPage, isLeaving, fragment, text, corrections, navigate]);
}
