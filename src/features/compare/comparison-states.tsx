import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useObserved } from '#src/lib/use-observed.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { LoadingNotice, Notice } from '#src/ui/notice.tsx';
import { Wait } from '#src/ui/wait.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Compared } from './use-compared.ts';

interface NotLoadedProps extends Pick<Extract<Compared, { status: 'failed' }>, 'retryAfter' | 'retrying'> {
  onRetry: () => void;
  /** It disappears with the focus in it. */
  onGone: () => void;
}

/** Stays while it is tried again, and so does the focus on its button. */
export function NotLoaded({ retryAfter, retrying, onRetry, onGone }: NotLoadedProps) {
  const online = useObserved(useServices().connectivity, true);
  const box = useRef<HTMLDivElement>(null);
  const gone = useEffectEvent(onGone);
  // A layout effect is cleaned up while the element still has the focus.
  useLayoutEffect(() => {
    const watched = box.current;
    return () => {
      if (watched?.contains(document.activeElement)) gone();
    };
  }, []);
  return (
    <div ref={box}>
      <Notice alert missing="connection" title={online ? 'No se ha podido cargar la comparación' : 'Sin conexión'}>
        <p>
          {online
            ? 'Puedes intentarlo de nuevo; los portátiles elegidos siguen en la dirección de esta página.'
            : 'Cuando vuelva la conexión, la comparación se carga sola.'}
        </p>
        <Wait seconds={retryAfter} what="intentarlo" />
        <Button aria-busy={retrying} onClick={() => !retrying && onRetry()}>
          Reintentar
        </Button>
      </Notice>
    </div>
  );
}

export function ComparisonLoading({ columns }: { columns: number }) {
  return (
    <LoadingNotice text="Cargando la comparación">
      <div className="mt-8 grid grid-cols-2 gap-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {Array.from({ length: columns }, (_, index) => (
          <div key={index} className="grid gap-4">
            <Skeleton className="h-28" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-72" />
          </div>
        ))}
      </div>
    </LoadingNotice>
  );
}
