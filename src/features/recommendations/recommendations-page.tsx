import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { usePendingFavorites } from '../favorites/use-favorites.ts';
import { useAutoSave } from '../history/use-auto-save.ts';
import { AnswerBar } from './answer-bar.tsx';
import { ResultsContext } from './results-state.ts';
import { Results, ReservedHeight } from './results.tsx';
import { useResultsState } from './use-results-state.ts';
import { cn } from '#src/ui/cn.ts';

/** Lazy, because few answers are empty. */
const EMPTY_RESULT = lazyCode(async () => (await import('./nothing-fits.tsx')).EmptyResult);

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
          'sm:px-6 sm:pt-5 sm:pb-12 lg:pt-8 print:pt-0! print:pb-2!',
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
