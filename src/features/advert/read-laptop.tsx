import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ADVERT_MAX, type ReadAnswer, type ReadField, type ReadLaptop } from '#contract/advert.ts';
import { BUDGET } from '#contract/answers.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { laptopPath } from '#src/config/paths.ts';
import { encodeRead } from '#src/lib/read-code.ts';
import { ask, useAsked } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';
import { useResultsLeft } from '../owned/keep-button.tsx';
import { ForAnswers } from '../why/for-answers.tsx';
import { summaryOf } from './field-words.ts';
import { KeepOwned } from './keep-owned.tsx';
import { Questions } from './questions.tsx';
import { type Corrections, corrected, correctionsTo, filledFrom, isEnough } from './read-facts.ts';
import { Offer, ReadFields } from './read-fields.tsx';
import { Verdict } from './verdict.tsx';

interface ReadLaptopProps {
  answer: ReadAnswer;
  linked: ReadLaptop | null;
  text: string;
  onDevice: boolean;
  isOwned: boolean;
}

/** What was read, to be corrected, and its verdict. */
export function ReadLaptopPart({ answer, linked, text, onDevice, isOwned }: ReadLaptopProps) {
  const { texts, correct } = useCorrections(answer.read, linked);
  const read = useMemo(() => corrected(answer.read, texts), [answer.read, texts]);
  const open = answer.questions.filter(({ field }) => texts[field] === undefined);
  const known = useKnown(answer.known);
  // Corrected, it is another one.
  const isKnown = Object.keys(texts).every((field) => field === 'price' || field === 'used');
  const judged = useMemo(() => (known && isKnown ? filledFrom(known.facts, read) : read), [known, isKnown, read]);
  const missing = missingWords(open.length > 0, judged);
  useAddress(encodeRead(read), text);
  const fields = { read, from: answer.from, texts, onChange: correct };
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 gap-5">
        <p className="wrap-anywhere">
          <span className="font-semibold">Entendido:</span> <output>{summaryOf(read)}</output>
        </p>
        {known && <Known {...known} />}
        <Questions questions={open} onChoose={correct} />
        {!isOwned && <Offer {...fields} />}
        {/* Without it the judgement would be of another laptop. */}
        {missing !== '' && <p>{missing}</p>}
        {missing === '' && isOwned && <KeepOwned read={judged} />}
        {missing === '' && !isOwned && (
          <ForAnswers budget={budgetFor(read)} submit="Ver si es buena compra">
            {(answers) => <Verdict read={judged} known={answer.known} answers={answers} onDevice={onDevice} />}
          </ForAnswers>
        )}
      </div>
      <ReadFields {...fields} />
    </div>
  );
}

const NONE: Corrections = {};

/** What has to be said before the laptop can be judged; empty if nothing has. */
function missingWords(isAsking: boolean, read: ReadLaptop): string {
  if (isAsking) return 'Contesta arriba y seguimos.';
  return isEnough(read) ? '' : 'Dinos al menos el modelo o el procesador y seguimos.';
}

const about = ({ brand, model }: ReadLaptop): string => JSON.stringify([brand, model]);

/**
 * The visitor's corrections, for as long as the text is about the same laptop.
 * @param linked has those that were made before the page was left
 */
function useCorrections(read: ReadLaptop, linked: ReadLaptop | null) {
  const of = about(read);
  const [made, setMade] = useState<{ of: string; texts: Corrections }>(() => ({
    of,
    texts: linked && about(linked) === of ? correctionsTo(linked, read) : NONE,
  }));
  const texts = made.of === of ? made.texts : NONE;
  const correct = (field: ReadField, text: string) => setMade({ of, texts: { ...texts, [field]: text } });
  return { texts, correct };
}

/** Euros that the questions propose: the visitor has seen what it costs. */
const budgetFor = ({ price }: ReadLaptop): number | undefined =>
  price === null ? undefined : Math.min(Math.max(Math.ceil(price), BUDGET.min), BUDGET.max);

/** The laptop of the catalogue that an advert is about. */
function useKnown(id: string | null): ShownComputer | undefined {
  const services = useServices();
  const { value } = useAsked(id, async (asked) => (await ask(services, (host) => host.laptops([asked]))).answer);
  return value?.find((computer) => computer.id === id);
}

const Known = ({ id, name }: ShownComputer) => (
  <p>
    Es este:{' '}
    <Link to={laptopPath(id)} className="font-semibold underline underline-offset-4">
      {laptopName(name)}
    </Link>
  </p>
);

/** In milliseconds; browsers limit how often an address may change. */
const ADDRESS_PAUSE_MS = 500;

/**
 * Writes what is known into the address, which can be shared, and the text into the browser's history, so that it is
 * there on returning.
 */
function useAddress(fragment: string, text: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const results = useResultsLeft();
  useEffect(() => {
    const timer = setTimeout(() => {
      const state = { advert: text.slice(0, ADVERT_MAX), results };
      void navigate({ search, hash: fragment }, { replace: true, preventScrollReset: true, state });
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fragment, text, search, results, navigate]);
}
