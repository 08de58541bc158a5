import { FirebaseError } from 'firebase/app';
import type { AuthErrorCodes } from 'firebase/auth';
import { SignInError, type SignInFailure } from '#src/services/session.ts';

type AuthErrorCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes];
/** `failure` selects what is said; the message is the reason in words. */
type Reason = readonly [failure: SignInFailure, message: string];

const CLOSED: Reason = ['popup-closed', 'La ventana se cerró antes de terminar.'];
const UNREACHABLE: Reason = ['other', 'no se pudo conectar con el servicio de cuentas.'];
const TOO_OFTEN: Reason = ['other', 'demasiados intentos. Inténtalo dentro de unos minutos.'];
const DISABLED: Reason = ['other', 'esta cuenta está desactivada.'];
const AGAIN: Reason = ['other', 'vuelve a iniciar sesión.'];
const STORAGE: Reason = ['other', 'el navegador no permite guardar la sesión en este sitio.'];
const MISCONFIGURED: Reason = ['other', 'las cuentas de este sitio no están bien configuradas.'];
const BROKEN: Reason = ['other', 'ha fallado el servicio de cuentas.'];

/** What somebody can do something about. */
const REASONS: Partial<Record<AuthErrorCode, Reason>> = {
  'auth/cancelled-popup-request': ['popup-cancelled', 'Se abrió otra ventana de inicio de sesión.'],
  'auth/popup-blocked': ['popup-blocked', 'El navegador no abrió la ventana.'],
  'auth/popup-closed-by-user': CLOSED,
  'auth/redirect-cancelled-by-user': CLOSED,
  'auth/user-cancelled': CLOSED,
  'auth/network-request-failed': UNREACHABLE,
  'auth/timeout': UNREACHABLE,
  'auth/quota-exceeded': TOO_OFTEN,
  'auth/too-many-requests': TOO_OFTEN,
  'auth/admin-restricted-operation': DISABLED,
  'auth/user-disabled': DISABLED,
  'auth/invalid-credential': AGAIN,
  'auth/requires-recent-login': AGAIN,
  'auth/user-mismatch': AGAIN,
  'auth/user-not-found': AGAIN,
  'auth/user-token-expired': AGAIN,
  'auth/operation-not-supported-in-this-environment': STORAGE,
  'auth/web-storage-unsupported': STORAGE,
  'auth/operation-not-allowed': MISCONFIGURED,
  'auth/unauthorized-domain': MISCONFIGURED,
};

const isKnown = (code: string): code is AuthErrorCode => Object.hasOwn(REASONS, code);

export function toSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  const code = error instanceof FirebaseError ? error.code : '';
  const [failure, message] = (isKnown(code) && REASONS[code]) || BROKEN;
  return new SignInError(failure, message, { cause: error });
}
