import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useServices } from '#src/services/services.tsx';
import { useSession } from '../use-session.ts';
import { signInMessage, type SignInMode } from './sign-in-messages.ts';

/** Signs in, with the state that the dialog shows meanwhile. @param onSignedIn called after a popup; a redirect loads a new page. */
export function useSignIn(onSignedIn: () => void) {
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
