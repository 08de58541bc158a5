import { FirebaseError } from 'firebase/app';
import type { FirestoreErrorCode } from 'firebase/firestore';
import { AccountDataError, type AccountDataProblem } from '#src/services/account-data.ts';
import { SignInError } from '#src/services/session.ts';

interface Meaning {
  problem: AccountDataProblem;
  message: string;
}

const UNAVAILABLE: Meaning = { problem: 'unavailable', message: 'el servidor no responde.' };
const INTERNAL: Meaning = { problem: 'other', message: 'ha fallado el servidor.' };
const REFUSED: Meaning = { problem: 'other', message: 'el servidor no acepta estos datos.' };

/** Every code of the database; a new one does not compile without a meaning. */
const MEANINGS: Record<FirestoreErrorCode, Meaning> = {
  unavailable: UNAVAILABLE,
  'deadline-exceeded': UNAVAILABLE,
  'failed-precondition': UNAVAILABLE,
  'permission-denied': { problem: 'denied', message: 'no tienes permiso.' },
  unauthenticated: { problem: 'denied', message: 'tu sesión ha caducado. Vuelve a iniciar sesión.' },
  'not-found': { problem: 'missing', message: 'no existe.' },
  'resource-exhausted': { problem: 'other', message: 'se ha agotado la cuota del servicio. Inténtalo más tarde.' },
  'invalid-argument': REFUSED,
  'out-of-range': REFUSED,
  'already-exists': { problem: 'other', message: 'ya existe.' },
  aborted: { problem: 'other', message: 'otro dispositivo lo ha cambiado a la vez. Inténtalo de nuevo.' },
  cancelled: { problem: 'other', message: 'se ha cancelado.' },
  'data-loss': INTERNAL,
  internal: INTERNAL,
  unimplemented: INTERNAL,
  unknown: INTERNAL,
};

const isKnown = (code: string): code is FirestoreErrorCode => Object.hasOwn(MEANINGS, code);

/** Errors of the sign-in, from which the database gets the user's token. */
const NO_ANSWER = new Set(['auth/network-request-failed', 'auth/timeout']);

export function toDataError(error: unknown): AccountDataError {
  if (error instanceof AccountDataError) return error;
  const { problem, message } = meaningOf(error);
  return new AccountDataError(problem, message, { cause: error });
}

function meaningOf(error: unknown): Meaning {
  const cause = error instanceof SignInError ? error.cause : error;
  const code = cause instanceof FirebaseError ? cause.code.replace('firestore/', '') : 'unknown';
  if (NO_ANSWER.has(code)) return UNAVAILABLE;
  if (error instanceof SignInError) return { problem: 'other', message: error.message };
  return MEANINGS[isKnown(code) ? code : 'unknown'];
}

export const unavailableError = (): AccountDataError => new AccountDataError(UNAVAILABLE.problem, UNAVAILABLE.message);

export const offlineError = (cause?: unknown): AccountDataError =>
  new AccountDataError('offline', 'no hay conexión a Internet.', { cause });

export const storageError = (): AccountDataError =>
  new AccountDataError('other', 'tu navegador no abre su base de datos (IndexedDB). Ciérralo y vuelve a abrirlo.');

/** Turns errors of the database and the sign-in into {@link AccountDataError}. Others are bugs and pass through. */
export async function withDataErrors<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof SignInError || error instanceof FirebaseError ? toDataError(error) : error;
  }
}
