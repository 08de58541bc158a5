import { FirebaseError } from 'firebase/app';
import type { FirestoreErrorCode } from 'firebase/firestore';
import { AccountDataError, type AccountDataProblem } from '../../services/account-data.ts';

interface Meaning {
  problem: AccountDataProblem;
  message: string;
}

const UNAVAILABLE: Meaning = { problem: 'unavailable', message: 'el servidor no responde.' };
const INTERNAL: Meaning = { problem: 'other', message: 'ha fallado el servidor.' };
const REFUSED: Meaning = { problem: 'other', message: 'el servidor no acepta estos datos.' };

/** Every code of the database, in words of ours: a new one does not compile until it has some. */
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

/** What has gone wrong in the database, in the words of {@link AccountDataError}. */
export function toDataError(error: unknown): AccountDataError {
  if (error instanceof AccountDataError) return error;
  const code = error instanceof FirebaseError ? error.code.replace('firestore/', '') : 'unknown';
  const { problem, message } = MEANINGS[isKnown(code) ? code : 'unknown'];
  return new AccountDataError(problem, message, { cause: error });
}

export const offlineError = (cause?: unknown): AccountDataError =>
  new AccountDataError('offline', 'no hay conexión a Internet.', { cause });

/** Runs `action`; whatever it throws is an {@link AccountDataError}. */
export async function withDataErrors<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw toDataError(error);
  }
}
