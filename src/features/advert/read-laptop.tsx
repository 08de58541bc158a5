import { memo, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { ReadAnswer, ReadField, ReadLaptop } from '#contract/advert.ts';
import { BUDGET } from '#contract/answers.ts';
import { WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { laptopPath } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { filledFrom } from '#src/lib/filled-read.ts';
import { encodeRead } from '#src/lib/read-code.ts';
import { useLaptop } from '#src/services/ask.ts';
import { Button } from '#src/ui/button.tsx';
import { KeepButton, useResultsLeft } from '../owned/keep-button.tsx';
import { ForAnswers } from '../why/for-answers.tsx';
import { LABELS, optionWords, summaryOf, UNKNOWN } from './field-words.ts';
import { aboutOf, type Corrections, corrected, isEnough, keptIn, type KeptCorrections } from './read-facts.ts';
import { Offer, ReadFields } from './read-fields.tsx';
import { Verdict } from './verdict.tsx';

interface ReadLaptopProps {
  answer: ReadAnswer;
  /** That it was read from. */
  text: string;
  isOwned: boolean;
}

/** What was read, to be corrected, and its verdict; it is not rendered again until the next text was read. */
export const ReadLaptopPart = memo(({ answer, text, isOwned }: ReadLaptopProps) => {
  const { made, texts, correct } = useCorrections(answer.read, text);
  const read = corrected(answer.read, texts);
  const open = answer.questions.filter(({ field }) => texts[field] === undefined);
  // Corrected, it is another one.
  const isKnown = Object.keys(texts).every((field) => OF_THE_OFFER.has(field));
  const known = useLaptop(isKnown ? answer.known : null);
  const judged = known ? filledFrom(known.facts, read) : read;
  const missing = missingWords(open.length > 0, isOwned, judged);
  useAddress(encodeRead(judged), text, made);
  const fields = { read, from: answer.from, texts, onChange: correct };
  const offer = !isOwned && <Offer {...fields} />;
  // A price that the advert has can be corrected below its verdict.
  const isPriced = answer.read.price !== null;
  return (
    <div className="mt-8 grid max-w-2xl grid-cols-1 gap-5">
      <p className="wrap-anywhere">
        <span className="font-semibold">Entendido:</span> <output>{summaryOf(read)}</output>
      </p>
      {known && <Known {...known} />}
      <Questions questions={open} onChoose={correct} />
      {!isPriced && offer}
      {/* Without it the judgement would be of another laptop. */}
      {missing !== '' && <p>{missing}</p>}
      {missing === '' && isOwned && <KeepOwned read={judged} />}
      {missing === '' && !isOwned && (
        <ForAnswers {...budgetFor(read)} submit="Ver si es buena compra">
          {(answers) => <Verdict read={judged} known={known?.id} answers={answers} onCorrect={correct} />}
        </ForAnswers>
      )}
      {isPriced && offer}
      <ReadFields {...fields} isLacking={missing !== ''} />
    </div>
  );
});

const NONE: Corrections = {};

/** Fields of the offer, not of the machine, which may be sold with any keyboard. */
const OF_THE_OFFER: ReadonlySet<string> = new Set<ReadField>(['price', 'used', 'fault', 'keyboard']);

/** Asks for what is missing before the laptop can be judged; empty if nothing is. */
function missingWords(isAsking: boolean, isOwned: boolean, read: ReadLaptop): string {
  if (isAsking) return 'Contesta arriba y seguimos.';
  if (!isEnough(read)) return 'Dinos al menos el modelo o el procesador y seguimos.';
  // A model's name alone gives no usual price.
  return isOwned || read.cpu !== null || read.price !== null ? '' : 'Dinos el precio o el procesador y seguimos.';
}

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

const Known = ({ id, name }: ShownComputer) => (
  <p>
    Es este:{' '}
    <Link to={laptopPath(id)} className="font-semibold underline underline-offset-4">
      {laptopName(name)}
    </Link>
  </p>
);

interface QuestionsProps {
  questions: ReadAnswer['questions'];
  onChoose: (field: ReadField, text: string) => void;
}

/** Values that are impossible, or that the advert gives twice differently. */
const Questions = ({ questions, onChoose }: QuestionsProps) =>
  questions.map(({ field, text, options }) => (
    <fieldset key={field} className="min-w-0 rounded-card border border-caution bg-raised p-4">
      <legend className="px-1 font-semibold text-caution">{LABELS[field]}</legend>
      <p role="alert">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map((option) => (
          <Button key={option} look="secondary" onClick={() => onChoose(field, option)}>
            {optionWords(field, option)}
          </Button>
        ))}
        <Button look="quiet" onClick={() => onChoose(field, '')}>
          {UNKNOWN}
        </Button>
      </div>
    </fieldset>
  ));

/** Leads from one's own laptop back to the results, or to the last result. */
function KeepOwned({ read }: { read: ReadLaptop }) {
  const left = useResultsLeft();
  const button = (results: string) => (
    <KeepButton read={read} results={results} look="primary">
      Comparar con las recomendaciones
    </KeepButton>
  );
  if (left.includes('#')) return button(left);
  return <ForAnswers submit="Seguir">{(answers) => button(`#${encodeAnswers(answers)}`)}</ForAnswers>;
}

/** In milliseconds; browsers limit how often an address may change. */
const ADDRESS_PAUSE_MS = 500;

/**
 * Writes what is known into the address, which can be shared, and the text with its corrections into the browser's
 * history, so that they are there on returning.
 */
function useAddress(fragment: string, text: string, corrections: KeptCorrections) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const results = useResultsLeft();
  // A change of the address would cancel the way to another page.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isLeaving) return undefined;
    const timer = setTimeout(() => {
      const state = { advert: text, corrections, results };
      void navigate({ search, hash: fragment }, { replace: true, preventScrollReset: true, state });
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, fragment, text, corrections, search, results, navigate]);
}
