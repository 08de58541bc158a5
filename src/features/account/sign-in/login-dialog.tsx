import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useServices, useSession } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Message } from '#src/ui/message.tsx';
import { Spinner } from '#src/ui/notice.tsx';
import { isInApp, OpenInBrowser } from './in-app.tsx';
import { signInMessage, type SignInMode, WITHOUT_ACCOUNT } from './sign-in-messages.ts';

export interface LoginDialogProps {
  onClose: () => void;
  /** Called instead of `onClose` after a popup has succeeded; a redirect comes back to a new page. */
  onSignedIn?: () => void;
}

export function LoginDialog({ onClose, onSignedIn }: LoginDialogProps) {
  const { signingIn, problem, signIn } = useSignIn(onSignedIn ?? onClose);
  usePreparedSession();
  // A site without accounts says that on a press of the button.
  const inApp = useSession().status !== 'disabled' && isInApp(globalThis.navigator);
  // Closing drops the action that led to signing in (saving a favorite), which must not happen while the user signs in.
  const close = () => {
    if (!signingIn) onClose();
  };
  return (
    <Dialog title="Iniciar sesión" onClose={close}>
      <p className="text-muted">Guarda tus portátiles favoritos y recibe recomendaciones personalizadas.</p>
      {problem && (
        <Message tone="negative" className="mt-4">
          {problem}
        </Message>
      )}
      {inApp ? (
        <OpenInBrowser />
      ) : (
        <Button variant="secondary" className="mt-6 w-full" disabled={signingIn} onClick={signIn}>
          <GoogleMark />
          Continuar con Google
        </Button>
      )}
      <p className="mt-6 text-sm text-muted">
        Al continuar aceptas los{' '}
        <Link to={PATHS.terms} onClick={onClose} className="underline">
          términos de uso
        </Link>{' '}
        y la{' '}
        <Link to={PATHS.privacy} onClick={onClose} className="underline">
          política de privacidad
        </Link>
        .
      </p>
      <p className="mt-2 text-sm text-muted">{WITHOUT_ACCOUNT}</p>
      {signingIn && (
        <output className="fixed inset-0 grid place-content-center justify-items-center gap-4 bg-surface/90 text-lg font-semibold">
          <Spinner />
          Iniciando sesión con Google
        </output>
      )}
    </Dialog>
  );
}

/** Browsers open a popup only right after a click, so the provider's code is loaded before it. */
function usePreparedSession() {
  const { session } = useServices();
  useEffect(() => {
    void session.prepare();
  }, [session]);
}

/**
 * Signs in; returns the state that the dialog shows meanwhile.
 * @param onSignedIn called after a popup; a redirect loads a new page.
 */
function useSignIn(onSignedIn: () => void) {
  const { session } = useServices();
  const state = useSession();
  const mode = useSignInMode();
  const [signingIn, setSigningIn] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  useRestoredPage(() => setSigningIn(false));

  const attempt = async () => {
    setSigningIn(true);
    setFailed(null);
    try {
      if (mode === 'redirect') return await session.signInWithRedirect();
      await session.signInWithPopup();
    } catch (error) {
      setFailed(signInMessage(error, mode));
      return setSigningIn(false);
    }
    setSigningIn(false);
    return onSignedIn();
  };

  const redirectFailed =
    state.status === 'signed-out' && state.failure ? signInMessage(state.failure, 'redirect') : null;
  return { signingIn, problem: signingIn ? null : (failed ?? redirectFailed), signIn: () => void attempt() };
}

/** Results must stay on screen during sign-in; every other page can be left and opened again. */
const useSignInMode = (): SignInMode => (useLocation().pathname === PATHS.recommendations ? 'popup' : 'redirect');

/** Calls back when the user goes back from the provider's page and the browser restores this one from its cache. */
function useRestoredPage(onRestored: () => void) {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    globalThis.addEventListener('pageshow', onShow);
    return () => globalThis.removeEventListener('pageshow', onShow);
  }, []);
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-icon" fill="none" strokeWidth="4.2" aria-hidden="true">
      <path stroke="#ea4335" d="M4.2 7.5a9 9 0 0 1 14.2-1.9" />
      <path stroke="#fbbc05" d="M4.2 16.5a9 9 0 0 1 0-9" />
      <path stroke="#34a853" d="M17.6 19.1a9 9 0 0 1-13.4-2.6" />
      <path stroke="#4285f4" d="M12 12h9a9 9 0 0 1-3.4 7.1" />
    </svg>
  );
}
