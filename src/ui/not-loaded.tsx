import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { OFFLINE_WORDS } from '#src/config/site.ts';
import { useOnline, useReconnect } from '#src/services/use-online.ts';
import { Notice, PageState } from './notice.tsx';
import { Button, type ButtonVariant } from './button.tsx';
import { Message } from './message.tsx';
import { focusPage, useLostFocus } from './focus.ts';

interface TryAgain {
  retry: () => void;
  retrying: boolean;
}

interface NotLoadedProps extends RetryButtonProps {
  /** The name of the missing part: «la comparación». */
  what: string;
  /** Shown if there is a network. */
  hint?: string;
}

/** Replaces a part of a page that could not be loaded, also while it is loading again. */
export function NotLoaded(props: NotLoadedProps) {
  const online = useOnline();
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

/** Replaces a page whose data could not be loaded. */
export function UnreachablePage() {
  const again = useLoadAgain();
  const online = useOnline();
  return (
    <PageState title="No se ha podido cargar la página" missing={online ? 'fault' : 'connection'}>
      <Hint what="la página" {...again} />
    </PageState>
  );
}

export function useLoadAgain(): TryAgain {
  const { revalidate, state } = useRevalidator();
  return { retry: () => void revalidate(), retrying: state === 'loading' };
}

function Hint({ what, hint = 'Puedes intentarlo de nuevo.', ...again }: NotLoadedProps) {
  const online = useOnline();
  return (
    <>
      <p>{online ? hint : `Cuando vuelva la conexión, ${what} se carga sola.`}</p>
      <RetryButton {...again} />
    </>
  );
}

interface RetryButtonProps extends TryAgain {
  variant?: ButtonVariant;
  /** Called when the button disappears while it has the focus; by default the page takes the focus. */
  onGone?: () => void;
}

/** Loads again when it is pressed, and by itself when the network is back. */
export function RetryButton({ retry, retrying, variant, onGone = focusPage }: RetryButtonProps) {
  const button = useLostFocus<HTMLButtonElement>(onGone);
  useReconnect(retry);
  return (
    <Button ref={button} variant={variant} aria-busy={retrying} onClick={() => !retrying && retry()}>
      Reintentar
    </Button>
  );
}

interface FailedPartProps extends TryAgain {
  /** The failure in words. */
  words: string;
  /** The same without a network. */
  offline: string;
}

/** A smaller {@link NotLoaded}, for parts of a page; loads again by itself, too, when the network is back. */
export function FailedPart({ words, offline, ...again }: FailedPartProps) {
  const online = useOnline();
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{online ? words : offline}</p>
      <RetryButton variant="secondary" {...again} />
    </div>
  );
}

export const OLD_DATA_WORDS = 'Ves lo último que se cargó.';

interface OfflineBannerProps {
  words?: string;
  onRetry: () => void;
}

export function OfflineBanner({ words = OFFLINE_WORDS, onRetry }: OfflineBannerProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
      <Message tone="caution">{words}</Message>
      <Button variant="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}

interface FailedNoticeProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}

export function FailedNotice({ title, children, onRetry }: FailedNoticeProps) {
  return (
    <Notice alert missing="connection" title={title}>
      {children}
      <Button onClick={onRetry}>Reintentar</Button>
    </Notice>
  );
}
