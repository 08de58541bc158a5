import { SignInError, type SignInFailure } from '#src/services/session.ts';
import { SIGN_IN_FAILED, SIGN_IN_OFFLINE } from './sign-in-failed.ts';

export type SignInMode = 'popup' | 'redirect';

const MESSAGES: Record<Exclude<SignInFailure, 'other'>, string> = {
  'not-configured': 'Las cuentas no están configuradas en este sitio. Todo lo demás funciona sin cuenta.',
  'popup-closed': 'El inicio de sesión fue cancelado.',
  'popup-cancelled': 'Se canceló la solicitud de inicio de sesión.',
  'popup-blocked': 'El navegador bloqueó la ventana emergente. Habilítalas e inténtalo de nuevo.',
  offline: SIGN_IN_OFFLINE,
};

export function signInMessage(error: unknown, mode: SignInMode): string {
  if (!(error instanceof SignInError)) return SIGN_IN_FAILED;
  if (error.failure !== 'other') return MESSAGES[error.failure];
  return mode === 'redirect' ? SIGN_IN_FAILED : `Error de autenticación: ${error.message}`;
}

/** Beside every invitation to sign in. */
export const WITHOUT_ACCOUNT =
  'Sin cuenta funciona todo lo demás: «Compartir» te da un enlace que conserva tu respuesta.';
