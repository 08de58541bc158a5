import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import type { CatalogueInfo } from '#contract/answer-parts.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { PATHS } from '#src/config/paths.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { useLiving } from '../offers/living.ts';
import { useWantedFavorites } from '../favorites/use-wanted-favorites.ts';
import { useAutoSave } from '../history/use-auto-save.ts';
import { Announcement } from './announcement.tsx';
import { OptionCards } from './cards/option-cards.tsx';
import { firstOptions } from './cards/options.ts';
import { count, date, ofDate } from './figures.ts';
import { MoreOptionsSection } from './more/more-options-section.tsx';
import { ReasonBlock } from './reason-block.tsx';
import { useStoredResult } from './stored-result.ts';

/** Few answers are empty. */
const EmptyResult = lazy(async () => ({ default: (await import('./empty-result.tsx')).EmptyResult }));

function RecommendationsPage() {
  const { result, readAgain } = useStoredResult();
  const ready = useLiving(result?.computers ?? []);
  useWantedFavorites();
  if (!result) return <Navigate to={PATHS.form} replace />;
  const [first] = result.computers;
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHead title="Tus recomendaciones" description="Los portátiles que mejor encajan con tus respuestas." />
      {/* As long as results are: until the page scrolls to its top, a shorter one would show the footer. */}
      {!ready && <div className="h-[400dvh]" />}
      {ready && first && <Results result={result} first={first} />}
      {ready && !first && <EmptyResult key={result.timestamp} result={result} onAnswer={readAgain} />}
    </div>
  );
}

export { RecommendationsPage as Component };

interface ResultsProps {
  result: StoredRecommendations;
  first: ShownComputer;
}

function Results({ result, first }: ResultsProps) {
  const { computers, catalogue } = result;
  useAutoSave(result);
  return (
    <div className="grid grid-cols-1 gap-10 sm:gap-14">
      <div>
        <header className="mb-6 sm:mb-8">
          <h1>
            Tus recomendaciones personalizadas{' '}
            <span className="block text-2xl font-normal text-muted sm:text-4xl">basadas en tus necesidades</span>
          </h1>
          <Announcement
            text={computers.length === 1 ? 'Un portátil recomendado' : `${computers.length} portátiles recomendados`}
          />
        </header>
        <h2 className="sr-only">Equipos recomendados</h2>
        <OptionCards label="Opciones recomendadas" options={firstOptions(result)} />
        {catalogue && <CatalogueNote {...catalogue} onDevice={result.onDevice} />}
      </div>
      <ReasonBlock {...result} />
      <MoreOptionsSection result={result} first={first} />
    </div>
  );
}

function CatalogueNote({ size, date: newest, onDevice }: CatalogueInfo & Pick<StoredRecommendations, 'onDevice'>) {
  return (
    <p className="mt-4 text-sm text-muted">
      Elegidos entre {count(size)} portátiles. Precios actualizados por última vez: {date(newest)}.
      {onDevice && ` Calculado en tu dispositivo, catálogo ${ofDate(newest)}.`}
    </p>
  );
}
