import { Navigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { useWantedFavorites } from '../favorites/use-wanted-favorites.ts';
import { EmptyResult } from './empty-result.tsx';
import { Results } from './results.tsx';
import { useStoredResult } from './stored-result.ts';

export function RecommendationsPage() {
  const result = useStoredResult();
  useWantedFavorites();
  if (!result) return <Navigate to={PATHS.form} replace />;
  const [first] = result.computers;
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHead title="Tus recomendaciones" description="Los portátiles que mejor encajan con tus respuestas." />
      {first ? <Results result={result} first={first} /> : <EmptyResult reason={result.reason} />}
    </div>
  );
}
