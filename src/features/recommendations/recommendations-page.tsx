import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import { cn } from '#src/ui/cn.ts';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { usePendingFavorites } from '../favorites/use-favorites.ts';
import { useAutoSave } from '../history/use-auto-save.ts';
import { AnotherLaptop } from '../judge/another-laptop.tsx';
import { AnswerBar, WhatIfs } from './answer-bar.tsx';
import { allLackWindows, LicenceLine } from './cards/licence-line.tsx';
import { OptionCards } from './cards/option-cards.tsx';
import { firstOptions } from './cards/options.ts';
import { MoreOptionsSection } from './more/more-options-section.tsx';
import { ReasonBlock } from './reason-block.tsx';
import { ResultsContext } from './results-state.ts';
import { isComparable, SideBySide } from './side-by-side.tsx';
import { useResultsState } from './use-results-state.ts';

/** Lazy, because few answers are empty or have a caution. */
const EMPTY_RESULT = lazyCode(async () => (await import('./nothing-fits.tsx')).EmptyResult);
const CAUTION_BOX = lazyCode(async () => (await import('./nothing-fits.tsx')).CautionBox);

function RecommendationsPage() {
  const { refineCode, ...results } = useResultsState();
  const { encodedAnswers, state, stored } = results;
  const { result } = state;
  usePendingFavorites();
  useAutoSave(stored);
  if (state.status === 'none') return <Navigate to={PATHS.form} replace />;
  const isEmpty = result?.computers.length === 0;
  return (
    <ResultsContext value={results}>
      <div
        className={cn(
          '@container relative mx-auto w-full max-w-page px-4 pt-1 pb-8',
          'sm:px-6 sm:pt-5 sm:pb-12 lg:pt-8 short:pt-1! print:pt-0! print:pb-2!',
        )}
      >
        <PageHead title="Tus recomendaciones" description="Los portátiles que mejor encajan con tus respuestas." />
        {result && !isEmpty && <Header result={result} refined={encodedAnswers !== '' && stored !== null} />}
        {refineCode && <refineCode.RefinedView header={<Header refined />} placeholder={<ReservedHeight />} />}
        {!result && !refineCode && <ReservedHeight />}
        {result && (
          <>
            {(!isEmpty || encodedAnswers !== '') && <AnswerBar result={result} />}
            {refineCode && !stored && <refineCode.RefinedLine />}
            {isEmpty ? (
              <div className="min-h-dvh">
                <LazyComponent
                  key={result.timestamp}
                  code={EMPTY_RESULT}
                  props={{ result }}
                  onError="throw"
                  fallback={<ReservedHeight />}
                />
              </div>
            ) : (
              <Results result={result} />
            )}
          </>
        )}
      </div>
    </ResultsContext>
  );
}

export { RecommendationsPage as Component };

interface HeaderProps {
  result?: StoredRecommendations;
  /** Whether `RefinedLine` stands in place of the title or beside it. */
  refined: boolean;
}

/**
 * The page's title. Results of changed answers have `RefinedLine` in its place, on large screens beside it. With very large
 * letters it is for screen readers only, so that the first window has the name, the price and the reason.
 */
function Header({ result, refined }: HeaderProps) {
  return (
    <header>
      <h1
        className={cn(
          // One line up to large screens, as high as that of changed answers.
          'text-[min(5.4vw,1.3125rem)]/tight sm:text-[1.75rem]/tight lg:text-4xl print:text-lg',
          refined ? 'not-print:max-lg:sr-only' : 'not-print:@max-[14rem]:sr-only',
        )}
      >
        Tus recomendaciones personalizadas{' '}
        <span className="text-muted not-print:max-lg:sr-only">basadas en tus necesidades</span>
      </h1>
      {result && <Announcement text={(result.caution ?? result.abroad)?.text ?? countWords(result.computers.length)} />}
    </header>
  );
}

const countWords = (laptops: number): string =>
  laptops === 1 ? 'Un portátil recomendado' : `${laptops} portátiles recomendados`;

/** A live region for screen readers. They announce changes only, so the text is added after the first render. */
function Announcement({ text }: { text: string }) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <output ref={region} className="sr-only" />;
}

/** As tall as results are: on a shorter page the footer would be visible and then move. */
const ReservedHeight = () => <div className="h-[400dvh]" />;

interface ResultsProps {
  result: StoredRecommendations;
}

function Results({ result }: ResultsProps) {
  const { caution, abroad, timestamp } = result;
  const notice = caution ?? abroad;
  const [revealedFor, setRevealedFor] = useState(0);
  const revealed = revealedFor === timestamp;
  const show = revealed ? undefined : () => setRevealedFor(timestamp);
  return (
    <>
      {notice && (
        <LazyComponent
          code={CAUTION_BOX}
          props={{ ...notice, onShow: caution ? show : undefined }}
          onError="throw"
          fallback={<ReservedHeight />}
        />
      )}
      {(!caution || revealed) && <Options result={result} focused={revealed} />}
    </>
  );
}

/** `focused`: they appear after a button was pressed that is removed. */
function Options({ result, focused }: ResultsProps & { focused: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ of: result, index: 0 });
  // The cards render before the rest.
  const later = useDeferredValue(result);
  const options = useMemo(() => firstOptions(result), [result]);
  const onPhone = useIsPhone();
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  const select = useCallback((index: number) => setActive({ of: result, index }), [result]);
  const licence = <LicenceLine result={result} />;
  // Above the cards it would push their buttons out of a phone's window; of some cards it is no headline.
  const isLicenceAbove = !onPhone && allLackWindows(result.computers);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-14 outline-none">
      <div className={cn('print:mx-0! print:w-full! print:max-w-none!', WIDTHS[options.length])}>
        <h2 className="sr-only">Equipos recomendados</h2>
        {isLicenceAbove && licence}
        <OptionCards
          label="Opciones recomendadas"
          options={options}
          active={active.of === result ? active.index : 0}
          onSelect={select}
        />
        {!isLicenceAbove && licence}
        {/* It is not deferred, because a quick second press builds on the first. */}
        <WhatIfs result={result} cards={box} />
      </div>
      <BelowCards result={later} />
    </div>
  );
}

/** By the number of cards: two are as wide as they would be beside a third. */
const WIDTHS: Readonly<Record<number, string>> = {
  1: 'mx-auto max-w-xl',
  2: '@min-[66rem]:mx-auto @min-[66rem]:w-[calc((200%-1.25rem)/3)]',
};

const BelowCards = memo(function BelowCards({ result }: ResultsProps) {
  const { computers, target } = result;
  return (
    <div className="mt-4 grid grid-cols-1 gap-8 print:mt-1 print:gap-1">
      {result.enough && <p className="max-w-prose font-semibold print:text-sm">{unbroken(result.enough)}</p>}
      {isComparable(result) && <SideBySide target={target} names={computers.map(({ shortName }) => shortName)} />}
      <ReasonBlock {...result} />
      <AnotherLaptop answers={result.userInput} />
      <MoreOptionsSection key={result.timestamp} result={result} />
    </div>
  );
});
