import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '#src/services/services.tsx';
import type { LoginMode } from './login-mode.ts';
import { signInWords } from './sign-in-messages.ts';
import { useSession } from '../use-session.ts';

/** Signs in and keeps what the visitor must know meanwhile. `onSignedIn` is called after a popup. */
export function useSignIn(mode: LoginMode, onSignedIn: () => void) {
  const { session } = useServices();
  const state = useSession();
  const [signingIn, setSigningIn] = useState(false);
  const [tried, setTried] = useState<string | null>(null);

  useComeBack(() => setSigningIn(false));

  const attempt = async () => {
    setSigningIn(true);
    setTried(null);
    try {
      if (mode === 'redirect') return await session.signInWithRedirect();
      await session.signInWithPopup();
    } catch (error) {
      setTried(signInWords(error, mode));
      return setSigningIn(false);
    }
    setSigningIn(false);
    return onSignedIn();
  };

  const cameBackWith = state.status === 'signed-out' && state.failure ? signInWords(state.failure, 'redirect') : null;
  return { signingIn, problem: signingIn ? null : (tried ?? cameBackWith), signIn: () => void attempt() };
}

/** The visitor went back from the provider's page, and the browser shows this one as it was left. */
function useComeBack(onComeBack: () => void) {
  const cameBack = useEffectEvent(onComeBack);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) cameBack();
    };
    globalThis.addEventListener('pageshow', onShow);
    return () => globalThis.removeEventListener('pageshow', onShow);
  }, []);
}
