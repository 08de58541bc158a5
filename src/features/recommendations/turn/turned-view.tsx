import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { BrokenLink } from '../share/broken-link.tsx';
import { SharedNote } from '../share/shared-note.tsx';
import type { OnView } from '../bar-types.ts';
import { keepFocus, rememberPressed } from './focus.ts';
import { keepAsStored } from './keep.ts';
import { Moved } from './moved.tsx';
import { useTurned } from './use-turned.ts';

interface TurnedViewProps extends Omit<OnView, 'turned'> {
  stored: StoredRecommendations | null;
  /** Another answer is stored. */
  onAnswer: () => void;
  /** In place of results. */
  room: ReactNode;
}

/** The line above turned results: back to the stored ones, or keep these; and what turning has changed. */
export function TurnedView({ code, result, show, stored, onAnswer, room }: TurnedViewProps) {
  const { localData } = useServices();
  const navigate = useNavigate();
  const { answers, whole, shared, same, answered, failed, retry } = useTurned({ code, stored, show });
  useEffect(keepFocus, [code, result]);

  const keep = () => {
    if (!result) return;
    rememberPressed();
    keepAsStored(localData, answers, result);
    onAnswer();
    void navigate(PATHS.recommendations, { replace: true });
  };
  if (code !== '' && !whole) return <BrokenLink key={code} answers={answers} onAnswer={onAnswer} />;
  return (
    <>
      <Moved result={result} />
      {code !== '' && !same && (
        <div className="turned-line no-print">
          {stored && (
            <PageLink to={PATHS.recommendations} onClick={rememberPressed}>
              Volver a tu respuesta
            </PageLink>
          )}
          {failed && <Failed onRetry={retry} />}
          {!failed && !answered && <output className="appears-late text-muted">Calculando…</output>}
          {!failed && answered && (
            <button type="button" onClick={keep}>
              Guardar esta
            </button>
          )}
        </div>
      )}
      {answered && shared && result && <SharedNote shared={shared} result={result} />}
      {code !== '' && !result && !failed && room}
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <>
      <p role="alert" className={`font-semibold ${online ? 'text-negative' : 'text-caution'}`}>
        {online ? 'No se ha podido calcular.' : 'Sin conexión.'}
      </p>
      <button type="button" onClick={onRetry}>
        Reintentar
      </button>
    </>
  );
}
