import { SignInError, type SignInFailure } from '#src/services/session.ts';
import type { LoginMode } from './login-mode.ts';
import { SIGN_IN_FAILED, SIGN_IN_OFFLINE } from './sign-in-failed.ts';

const WORDS: Record<SignInFailure, (message: string) => string> = {
  'not-configured': () => 'Las cuentas no están configuradas en este sitio. Todo lo demás funciona sin cuenta.',
  'popup-closed': () => 'El inicio de sesión fue cancelado.',
  'popup-cancelled': () => 'Se canceló la solicitud de inicio de sesión.',
  'popup-blocked': () => 'El navegador bloqueó la ventana emergente. Habilítalas e inténtalo de nuevo.',
  offline: () => SIGN_IN_OFFLINE,
  other: (message) => `Error de autenticación: ${message}`,
};

/** What a visitor reads when signing in has failed. A redirect names no cause of its own: it has the modal's own sentence. */
export function signInWords(error: unknown, mode: LoginMode): string {
  if (!(error instanceof SignInError)) return SIGN_IN_FAILED;
  if (error.failure === 'other' && mode === 'redirect') return SIGN_IN_FAILED;
  return WORDS[error.failure](error.message);
}
