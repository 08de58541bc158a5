import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import type { TryAgain } from '#src/ui/built-content.tsx';
import { Wait } from '#src/ui/wait.tsx';
import { NotLoaded } from '../../connection/not-loaded.tsx';
import { RetryButton } from '../../connection/retry-button.tsx';
import { BrokenLink } from '../share/broken-link.tsx';
import { SharedNote } from '../share/shared-note.tsx';
import type { OnView } from '../bar-types.ts';
import { focusBar, keepFocus, rememberPressed } from './focus.ts';
import { keepAsStored } from './keep.ts';
import { Moved } from './moved.tsx';
import { useTurned } from './use-turned.ts';

interface TurnedViewProps extends Omit<OnView, 'turned'> {
  stored: StoredRecommendations | null;
  /** Another answer is stored. */
  onAnswer: () => void;
  /** While there is no result, and in place of results. */
  header: ReactNode;
  room: ReactNode;
}

/** The line above turned results: back to the stored ones, or keep these; and what turning has changed. */
export function TurnedView({ code, result, show, stored, onAnswer, header, room }: TurnedViewProps) {
  const { localData } = useServices();
  const navigate = useNavigate();
  const { answers, whole, shared, same, answered, failure, retry } = useTurned({ code, stored, show });
  useEffect(keepFocus, [code, result]);

  const keep = () => {
    if (!result) return;
    rememberPressed();
    keepAsStored(localData, answers, result);
    onAnswer();
    void navigate(PATHS.recommendations, { replace: true, preventScrollReset: true });
  };
  if (code !== '' && !whole) return <BrokenLink key={code} answers={answers} onAnswer={onAnswer} />;
  return (
    <>
      <Moved result={result} />
      {code !== '' && !result && header}
      {code !== '' && !same && (
        <div className="turned-line no-print">
          {stored && (
            <Link to={PATHS.recommendations} preventScrollReset onClick={rememberPressed}>
              Volver a tu respuesta
            </Link>
          )}
          {failure && result && <Failed {...failure} retry={retry} />}
          {!failure && !answered && <Calculating />}
          {!failure && answered && (
            <button type="button" onClick={keep}>
              Guardar esta
            </button>
          )}
        </div>
      )}
      {answered && shared && result && <SharedNote shared={shared} result={result} />}
      {code !== '' && !result && (failure ? <NotLoaded what="la respuesta" {...failure} retry={retry} /> : room)}
    </>
  );
}

const Calculating = () => <output className="appears-late text-muted">Calculando…</output>;

/** Stays while it is tried again. */
function Failed({ retryAfter, ...again }: TryAgain & { retryAfter: number }) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <>
      {again.retrying ? (
        <Calculating />
      ) : (
        <p role="alert" className={`font-semibold ${online ? 'text-negative' : 'text-caution'}`}>
          {online ? 'No se ha podido calcular.' : 'Sin conexión.'}
        </p>
      )}
      <RetryButton look="quiet" {...again} onGone={focusBar} />
      {!again.retrying && <Wait seconds={retryAfter} what="preguntar" />}
    </>
  );
}
