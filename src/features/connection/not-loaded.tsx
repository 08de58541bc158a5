import { useObserved } from '#src/lib/use-observed.ts';
import { useServices } from '#src/services/services.tsx';
import type { TryAgain } from '#src/ui/built-content.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageState } from '#src/ui/page-state.tsx';
import { Wait } from '#src/ui/wait.tsx';
import { RetryButton, type RetryButtonProps } from './retry-button.tsx';

interface NotLoadedProps extends RetryButtonProps {
  /** What could not be loaded: «la comparación». */
  what: string;
  /** What is said where there is a network. */
  hint?: string;
  /** In seconds, 0 where the server does not say. */
  retryAfter?: number;
}

/** In place of a part of a page that could not be loaded. It stays while that is tried again. */
export function NotLoaded(props: NotLoadedProps) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <Notice
      alert
      missing={online ? 'fault' : 'connection'}
      title={online ? `No se ha podido cargar ${props.what}` : 'Sin conexión'}
    >
      <Hint {...props} />
    </Notice>
  );
}

/** In place of a page whose HTML could not be loaded. */
export const UnreachablePage = (again: TryAgain) => (
  <PageState title="No se ha podido cargar la página">
    <div className="grid justify-items-start gap-4">
      <Hint what="la página" {...again} />
    </div>
  </PageState>
);

const AGAIN = 'Puedes intentarlo de nuevo.';

function Hint({ what, retryAfter = 0, hint = retryAfter > 0 ? '' : AGAIN, ...again }: NotLoadedProps) {
  const online = useObserved(useServices().connectivity, true);
  const words = online ? hint : `Cuando vuelva la conexión, ${what} se carga sola.`;
  return (
    <>
      {words !== '' && <p>{words}</p>}
      {!again.retrying && <Wait seconds={retryAfter} what="intentarlo" />}
      <RetryButton {...again} />
    </>
  );
}
