import {
  type SessionState,
  SIGN_IN_FAILED,
  SIGN_IN_OFFLINE,
  SignInError,
  type SignInFailure,
} from '#src/services/session.ts';

export type SignInMode = 'popup' | 'redirect';

const MESSAGES: Record<Exclude<SignInFailure, 'other'>, string> = {
  'not-configured': 'Las cuentas no están configuradas en este sitio. Todo lo demás funciona sin cuenta.',
  'popup-closed': 'El inicio de sesión fue cancelado.',
  'popup-cancelled': 'Se canceló la solicitud de inicio de sesión.',
  'popup-blocked': 'El navegador bloqueó la ventana emergente. Habilítalas e inténtalo de nuevo.',
  offline: SIGN_IN_OFFLINE,
  storage:
    'Tu navegador no abre la base de datos (IndexedDB) en la que guarda tu sesión. Cierra las demás pestañas de este ' +
    'sitio, o el navegador entero, y vuelve a abrirlo.',
};

export function signInMessage(error: unknown, mode: SignInMode): string {
  if (!(error instanceof SignInError)) return SIGN_IN_FAILED;
  if (error.failure !== 'other') return MESSAGES[error.failure];
  return mode === 'redirect' ? SIGN_IN_FAILED : `Error de autenticación: ${error.message}`;
}

/** Why nobody is signed in, if the browser does not open its databases. */
export function storageWords(session: SessionState): string | null {
  const isHanging = session.status === 'signed-out' && session.failure?.failure === 'storage';
  return isHanging ? MESSAGES.storage : null;
}

/** This stands beside every invitation to sign in. */
export const WITHOUT_ACCOUNT =
  'Sin cuenta funciona todo lo demás: «Compartir» te da un enlace que conserva tu respuesta.';
