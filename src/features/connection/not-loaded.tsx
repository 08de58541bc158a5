import { useEffect, useEffectEvent } from 'react';
import { useObserved } from '#src/lib/observed.ts';
import { useServices } from '#src/services/services.tsx';
import type { TryAgain } from '#src/ui/built-content.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageState } from '#src/ui/page-head.tsx';
import { Wait } from '#src/ui/wait.tsx';
import { Button, type ButtonLook } from '#src/ui/button.tsx';
import { useLostFocus } from '#src/ui/focus.ts';

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

interface RetryButtonProps extends TryAgain {
  look?: ButtonLook;
  /** The button disappears with the focus in it; without this the page gets it. */
  onGone?: () => void;
}

/** Beside the words that something could not be loaded. When the network is back it tries again by itself. */
export function RetryButton({ retry, retrying, look, onGone = focusPage }: RetryButtonProps) {
  const button = useLostFocus<HTMLButtonElement>(onGone);
  useReconnect(retry);
  return (
    <Button ref={button} {...(look && { look })} aria-busy={retrying} onClick={() => !retrying && retry()}>
      Reintentar
    </Button>
  );
}

const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true });

/** Calls `onBack` each time the network is back: for what says that something could not be loaded, while it says so. */
function useReconnect(onBack: () => void): void {
  const { connectivity } = useServices();
  const onChange = useEffectEvent(() => {
    if (connectivity.current()) onBack();
  });
  useEffect(() => connectivity.observe(onChange), [connectivity]);
}

interface FailedPartProps {
  /** What failed. */
  words: string;
  /** The same without a network. */
  offline: string;
  onRetry: () => void;
}

/** In place of a part of the page that could not be fetched. */
export function FailedPart({ words, offline, onRetry }: FailedPartProps) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{online ? words : offline}</p>
      <Button look="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
