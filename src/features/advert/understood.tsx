import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ADVERT_MAX, type ReadAnswer, type ReadField, type ReadLaptop } from '#contract/advert.ts';
import { BUDGET } from '#contract/answers.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { laptopPath } from '#src/config/paths.ts';
import { isBlank } from '#src/lib/typed-text.ts';
import { ask, useAsked } from '#src/services/ask.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { FailedPart } from '../connection/not-loaded.tsx';
import { useDeviceReady } from '../questionnaire/use-device-ready.ts';
import { ForAnswers } from '../why/for-answers.tsx';
import {
  type Corrections,
  corrected,
  correctionsTo,
  decodeRead,
  encodeRead,
  filledFrom,
  isEnough,
} from './read-facts.ts';
import { Offer, Questions, ReadFields, summaryOf } from './read-fields.tsx';
import { useSettled } from './use-settled.ts';
import { Verdict } from './verdict.tsx';

interface UnderstoodProps {
  text: string;
  /** Of the address on arrival: what was read of a shared advert. */
  fragment: string;
}

/** What a text says of a laptop, at once, to be corrected; then what the laptop is worth for the visitor's answers. */
export function Understood({ text, fragment }: UnderstoodProps) {
  const [linked] = useState(() => decodeRead(fragment));
  const onDevice = useDeviceReady(true);
  const { value, failure, retry } = useReading(text, onDevice);
  const answer = isBlank(text) ? linked && { ...NO_TEXT, read: linked } : value;
  const [insistedOn, setInsistedOn] = useState<string | null>(null);
  if (failure && !failure.retrying) {
    return (
      <div className="mt-6">
        <FailedPart
          words="No se ha podido leer. Tu texto sigue aquí."
          offline="Sin conexión: ahora no se puede leer. Tu texto sigue aquí."
          onRetry={retry}
        />
      </div>
    );
  }
  if (!answer) return <output className="appears-late mt-6 block text-muted">{!isBlank(text) && 'Leyendo…'}</output>;
  return (
    <>
      {text.length > ADVERT_MAX && (
        <output className="mt-4 block font-medium text-caution">
          Es muy largo: leemos los primeros {ADVERT_MAX} caracteres.
        </output>
      )}
      {answer.kind === 'laptop' || answer.kind === insistedOn ? (
        <Laptop answer={answer} linked={linked} text={text} onDevice={onDevice} />
      ) : (
        <NoLaptop kind={answer.kind} onInsist={() => setInsistedOn(answer.kind)} />
      )}
    </>
  );
}

/** What surrounds the facts of a shared link. */
const NO_TEXT: Omit<ReadAnswer, 'read'> = { known: null, missing: [], kind: 'laptop', from: {}, questions: [] };

function useReading(text: string, onDevice: boolean) {
  const services = useServices();
  const settled = useSettled(text.slice(0, ADVERT_MAX), onDevice);
  return useAsked(isBlank(settled) ? null : settled, async (advert) => {
    const first = onDevice ? 'device' : 'api';
    return (await ask(services, (host) => host.read(advert), { first })).answer;
  });
}

const NO_LAPTOP: Record<Exclude<ReadAnswer['kind'], 'laptop'>, string> = {
  accessory: 'Esto parece un accesorio, no un portátil.',
  tablet: 'Esto parece una tableta, y aquí solo sabemos de portátiles.',
  desktop: 'Esto parece un ordenador de sobremesa, y aquí solo sabemos de portátiles.',
  unclear:
    'Aquí no reconocemos ningún portátil. Prueba con el título del anuncio: marca, modelo, procesador y memoria.',
};

interface NoLaptopProps {
  kind: keyof typeof NO_LAPTOP;
  onInsist: () => void;
}

const NoLaptop = ({ kind, onInsist }: NoLaptopProps) => (
  <div className="mt-6 grid max-w-prose justify-items-start gap-3">
    <output>{NO_LAPTOP[kind]}</output>
    <Button look="secondary" onClick={onInsist}>
      Es un portátil: poner sus datos
    </Button>
  </div>
);

interface LaptopProps {
  answer: ReadAnswer;
  linked: ReadLaptop | null;
  text: string;
  onDevice: boolean;
}

function Laptop({ answer, linked, text, onDevice }: LaptopProps) {
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
        <Offer {...fields} />
        {/* Without it the judgement would be of another laptop. */}
        {missing === '' ? (
          <ForAnswers budget={budgetFor(read)}>
            {(answers) => <Verdict read={judged} known={answer.known} answers={answers} onDevice={onDevice} />}
          </ForAnswers>
        ) : (
          <p>{missing}</p>
        )}
      </div>
      <ReadFields {...fields} />
    </div>
  );
}

const NONE: Corrections = {};

/** What has to be said before the laptop can be judged; empty if nothing has. */
function missingWords(isAsking: boolean, read: ReadLaptop): string {
  if (isAsking) return 'Contesta arriba y lo valoramos.';
  return isEnough(read) ? '' : 'Dinos al menos el modelo o el procesador y lo valoramos.';
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
  useEffect(() => {
    const timer = setTimeout(() => {
      const state = { advert: text.slice(0, ADVERT_MAX) };
      void navigate({ hash: fragment }, { replace: true, preventScrollReset: true, state });
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fragment, text, navigate]);
}
