import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { CatalogueInfo } from '#contract/answer-parts.ts';
import { PATHS } from '#src/config/paths.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { LazyFold } from '#src/ui/lazy-fold.tsx';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useLiving } from '../offers/living.ts';
import { useWantedFavorites } from '../favorites/use-wanted-favorites.ts';
import { useAutoSave } from '../history/use-auto-save.ts';
import { Announcement } from './announcement.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { OptionCards } from './cards/option-cards.tsx';
import { firstOptions } from './cards/options.ts';
import { WhoPays } from './who-pays.tsx';
import { SearchNote } from './cards/search-note.tsx';
import { SharedFacts } from './cards/shared-facts.tsx';
import { Depends } from './depends.tsx';
import { count, date, ofDate } from './figures.ts';
import { Glance } from './glance/glance.tsx';
import { hasGlance } from './has-glance.ts';
import { MoreOptionsSection } from './more/more-options-section.tsx';
import { loadTurn, useOnView } from './on-view.ts';
import { ReasonBlock } from './reason-block.tsx';
import { useStoredResult } from './stored-result.ts';
import { type Select, useActive } from './use-active.ts';

/** Few answers are empty, or for less than what works. */
const EMPTY_RESULT = lazyCode(async () => (await import('./empty-result.tsx')).EmptyResult);
const CAUTION_BOX = lazyCode(async () => (await import('./caution-box.tsx')).CautionBox);
const MARKET = lazyCode(async () => (await import('./market/market.tsx')).Market);
const WEIGHTS = lazyCode(async () => (await import('./weights/weights-panel.tsx')).WeightsPanel);
const WHY_NOT = lazyCode(async () => (await import('../why/why-not.tsx')).WhyNot);
const TURNED_VIEW = lazyCode(async () => (await loadTurn()).TurnedView);

function RecommendationsPage() {
  const { result: stored, readAgain } = useStoredResult();
  const { code, result, show, turned } = useOnView(stored);
  const ready = useLiving(result?.computers ?? []);
  useWantedFavorites();
  useAutoSave(stored);
  if (!result && !code) return <Navigate to={PATHS.form} replace />;
  const first = result?.computers[0];
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-2 pb-8 sm:px-6 sm:pb-12 lg:pt-6">
      <PageHead title="Tus recomendaciones" description="Los portátiles que mejor encajan con tus respuestas." />
      {first && <Header result={result} turned={code !== ''} />}
      {turned && (
        <LazyPart
          code={TURNED_VIEW}
          props={{ code, stored, result, show, onAnswer: readAgain, header: <Header turned />, room: <Room /> }}
          onError="throw"
          fallback={!result && <Room />}
        />
      )}
      {result && !ready && <Room />}
      {result && ready && (first || code) && <AnswerBar code={code} result={result} />}
      {result && ready && first && <Results result={result} turned={code !== ''} onAnswer={readAgain} />}
      {result && ready && !first && (
        <div className="min-h-dvh">
          <LazyPart
            key={result.timestamp}
            code={EMPTY_RESULT}
            props={{ result, turned: code !== '', onAnswer: readAgain }}
            onError="throw"
            fallback={<Room />}
          />
        </div>
      )}
    </div>
  );
}

/** As long as results are: a shorter page would show the footer, which then would move. */
const Room = () => <div className="h-[400dvh]" />;

export { RecommendationsPage as Component };

interface ResultsProps {
  result: StoredRecommendations;
  /** Whether it is not the stored one. */
  turned: boolean;
  /** Another answer is stored. */
  onAnswer: () => void;
}

/** Turned results have a line of their own in its place, on large screens beside it. Without a result yet it is a title. */
function Header({ result, turned }: Pick<ResultsProps, 'turned'> & Partial<Pick<ResultsProps, 'result'>>) {
  return (
    <header className="mb-1.5 sm:mb-3">
      <h1 className={`text-sm leading-tight lg:text-lg ${turned ? 'max-lg:sr-only' : ''}`}>
        Tus recomendaciones personalizadas{' '}
        <span className={turned ? 'sr-only' : 'font-normal text-muted max-sm:block'}>basadas en tus necesidades</span>
      </h1>
      {result && <Announcement text={result.caution?.text ?? countWords(result.computers.length)} />}
    </header>
  );
}

/** Stays when others are turned to, so that the target's points move. */
function Results({ result, turned, onAnswer }: ResultsProps) {
  const { caution, timestamp } = result;
  const [wantedFor, setWantedFor] = useState(0);
  const wanted = wantedFor === timestamp;
  const show = wanted ? undefined : () => setWantedFor(timestamp);
  return (
    <>
      {caution && (
        <LazyPart
          code={CAUTION_BOX}
          props={{ ...caution, turned, onAnswer, onShow: show }}
          onError="throw"
          fallback={<Room />}
        />
      )}
      {(!caution || wanted) && <Options result={result} focused={wanted} />}
    </>
  );
}

const countWords = (laptops: number): string =>
  laptops === 1 ? 'Un portátil recomendado' : `${laptops} portátiles recomendados`;

/** `focused`: they appear because a button was pressed, which is gone. */
function Options({ result, focused }: Pick<ResultsProps, 'result'> & { focused: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const { active, select } = useActive(result);
  // The first window does not wait for what is below.
  const later = useDeferredValue(result);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-10 outline-none sm:gap-14">
      {hasGlance(result) && (
        <div className="grid gap-2">
          <Glance result={result} crowned={result.caution === null} active={active} select={select} />
          <Depends {...result} />
        </div>
      )}
      <LazyFold
        code={MARKET}
        props={{ result, onSelect: (index) => select(index, 'cards') }}
        title="Precio y encaje: el mapa"
        failedTitle="No se ha podido cargar el mapa. Reintentar"
        fallback={<div className="market-pending" />}
        className="market"
      />
      <BelowGlance result={later} active={active.cards} select={select} />
    </div>
  );
}

interface BelowGlanceProps extends Pick<ResultsProps, 'result'> {
  active: number;
  select: Select;
}

const BelowGlance = memo(function BelowGlance({ result, active, select }: BelowGlanceProps) {
  const { computers, catalogue, onDevice } = result;
  const options = useMemo(() => firstOptions(result), [result]);
  return (
    <>
      <div>
        <h2 className="sr-only">Equipos recomendados</h2>
        <SharedFacts computers={computers} />
        <OptionCards
          label="Opciones recomendadas"
          options={options}
          active={active}
          onSelect={(index) => select(index, 'cards')}
        />
        <div className="mt-4 text-sm text-muted">
          <SearchNote computers={computers} />
          {catalogue && onDevice && <p>Calculado en tu dispositivo, catálogo {ofDate(catalogue.date)}.</p>}
          <WhoPays>{catalogue && <CatalogueNote {...catalogue} />}</WhoPays>
        </div>
      </div>
      <BelowCards result={result} />
    </>
  );
});

const BelowCards = memo(({ result }: Pick<ResultsProps, 'result'>) => (
  <>
    <ReasonBlock {...result} />
    <LazyFold code={WEIGHTS} props={{ result }} title="Ajustar lo que cuenta" />
    <LazyFold code={WHY_NOT} props={{ result }} title="¿Por qué no este?" />
    <MoreOptionsSection key={result.timestamp} result={result} />
  </>
));

const CatalogueNote = ({ size, date: newest }: CatalogueInfo) => (
  <p>
    Elige entre {count(size)} portátiles, con precios hasta el {date(newest)}.
  </p>
);
