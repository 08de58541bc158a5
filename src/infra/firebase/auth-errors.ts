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

/** By the provider's code; `broken` for any other. */
const REASON_OF: Partial<Record<AuthErrorCode, keyof typeof REASONS>> = {
  'auth/account-exists-with-different-credential': 'otherWay',
  'auth/admin-restricted-operation': 'disabled',
  'auth/already-initialized': 'misconfigured',
  'auth/app-deleted': 'misconfigured',
  'auth/app-not-authorized': 'misconfigured',
  'auth/app-not-installed': 'misconfigured',
  'auth/auth-domain-config-required': 'misconfigured',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/code-expired': 'again',
  'auth/cors-unsupported': 'storage',
  'auth/credential-already-in-use': 'again',
  'auth/dependent-sdk-initialized-before-auth': 'misconfigured',
  'auth/dynamic-link-not-activated': 'misconfigured',
  'auth/email-already-in-use': 'otherWay',
  'auth/email-change-needs-verification': 'otherWay',
  'auth/emulator-config-failed': 'misconfigured',
  'auth/expired-action-code': 'again',
  'auth/invalid-api-key': 'misconfigured',
  'auth/invalid-app-id': 'misconfigured',
  'auth/invalid-auth-event': 'again',
  'auth/invalid-cert-hash': 'misconfigured',
  'auth/invalid-continue-uri': 'misconfigured',
  'auth/invalid-credential': 'again',
  'auth/invalid-dynamic-link-domain': 'misconfigured',
  'auth/invalid-emulator-scheme': 'misconfigured',
  'auth/invalid-hosting-link-domain': 'misconfigured',
  'auth/invalid-oauth-client-id': 'misconfigured',
  'auth/invalid-oauth-provider': 'misconfigured',
  'auth/invalid-provider-id': 'misconfigured',
  'auth/invalid-user-token': 'again',
  'auth/missing-continue-uri': 'misconfigured',
  'auth/missing-iframe-start': 'storage',
  'auth/missing-or-invalid-nonce': 'again',
  'auth/network-request-failed': 'unreachable',
  'auth/no-auth-event': 'again',
  'auth/no-such-provider': 'otherWay',
  'auth/null-user': 'again',
  'auth/operation-not-allowed': 'misconfigured',
  'auth/operation-not-supported-in-this-environment': 'storage',
  'auth/popup-blocked': 'blocked',
  'auth/popup-closed-by-user': 'closed',
  'auth/provider-already-linked': 'otherWay',
  'auth/quota-exceeded': 'tooOften',
  'auth/redirect-cancelled-by-user': 'closed',
  'auth/redirect-operation-pending': 'again',
  'auth/rejected-credential': 'again',
  'auth/requires-recent-login': 'again',
  'auth/timeout': 'unreachable',
  'auth/too-many-requests': 'tooOften',
  'auth/unauthorized-continue-uri': 'misconfigured',
  'auth/unauthorized-domain': 'misconfigured',
  'auth/unsupported-persistence-type': 'storage',
  'auth/unverified-email': 'otherWay',
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
