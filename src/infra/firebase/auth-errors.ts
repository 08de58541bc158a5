import { FirebaseError } from 'firebase/app';
import type { AuthErrorCodes } from 'firebase/auth';
import { SignInError, type SignInFailure } from '#src/services/session.ts';

type AuthErrorCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes];

/** What a code means to the user; `failure` selects the message. */
const REASONS = {
  closed: { failure: 'popup-closed', message: 'La ventana se cerró antes de terminar.' },
  cancelled: { failure: 'popup-cancelled', message: 'Se abrió otra ventana de inicio de sesión.' },
  blocked: { failure: 'popup-blocked', message: 'El navegador no abrió la ventana.' },
  unreachable: { failure: 'other', message: 'no se pudo conectar con el servicio de cuentas.' },
  tooOften: { failure: 'other', message: 'demasiados intentos. Inténtalo dentro de unos minutos.' },
  disabled: { failure: 'other', message: 'esta cuenta está desactivada.' },
  again: { failure: 'other', message: 'vuelve a iniciar sesión.' },
  otherWay: { failure: 'other', message: 'esa dirección ya está en uso de otra manera.' },
  storage: { failure: 'other', message: 'el navegador no permite guardar la sesión en este sitio.' },
  misconfigured: { failure: 'other', message: 'las cuentas de este sitio no están bien configuradas.' },
  broken: { failure: 'other', message: 'ha fallado el servicio de cuentas.' },
} satisfies Record<string, { failure: SignInFailure; message: string }>;

/** The meaning of each code that Google's popup or redirect can end with; `broken` for any other. */
const REASON_OF: Partial<Record<AuthErrorCode, keyof typeof REASONS>> = {
  'auth/account-exists-with-different-credential': 'otherWay',
  'auth/admin-restricted-operation': 'disabled',
  'auth/app-not-authorized': 'misconfigured',
  'auth/auth-domain-config-required': 'misconfigured',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/email-already-in-use': 'otherWay',
  'auth/invalid-api-key': 'misconfigured',
  'auth/invalid-auth-event': 'again',
  'auth/invalid-credential': 'again',
  'auth/invalid-oauth-client-id': 'misconfigured',
  'auth/invalid-user-token': 'again',
  'auth/network-request-failed': 'unreachable',
  'auth/no-auth-event': 'again',
  'auth/operation-not-allowed': 'misconfigured',
  'auth/operation-not-supported-in-this-environment': 'storage',
  'auth/popup-blocked': 'blocked',
  'auth/popup-closed-by-user': 'closed',
  'auth/quota-exceeded': 'tooOften',
  'auth/redirect-cancelled-by-user': 'closed',
  'auth/redirect-operation-pending': 'again',
  'auth/rejected-credential': 'again',
  'auth/requires-recent-login': 'again',
  'auth/timeout': 'unreachable',
  'auth/too-many-requests': 'tooOften',
  'auth/unauthorized-domain': 'misconfigured',
  'auth/unsupported-persistence-type': 'storage',
  'auth/user-cancelled': 'closed',
  'auth/user-disabled': 'disabled',
  'auth/user-mismatch': 'again',
  'auth/user-not-found': 'again',
  'auth/user-signed-out': 'again',
  'auth/user-token-expired': 'again',
  'auth/web-storage-unsupported': 'storage',
};

const isKnown = (code: string): code is AuthErrorCode => Object.hasOwn(REASON_OF, code);

export function toSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  const code = error instanceof FirebaseError ? error.code : '';
  const { failure, message } = REASONS[(isKnown(code) && REASON_OF[code]) || 'broken'];
  return new SignInError(failure, message, { cause: error });
}
