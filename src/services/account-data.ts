/**
 * Why data of a signed-in user could not be read or written.
 * - `offline`: this device has no connection; `unavailable`: the server does not answer; `denied`: not allowed.
 * - `blocked`: the connection works, and something on this device or in its network stops the requests.
 * - `missing`: it does not exist.
 * - `unreadable-dates`: converting a stored date threw. No value of the database is known to cause it (what is not a date
 *   counts as unknown), but the product has a message for it.
 * - `other`: see the message.
 */
export type AccountDataProblem =
  | 'offline'
  | 'unavailable'
  | 'blocked'
  | 'denied'
  | 'missing'
  | 'unreadable-dates'
  | 'other';

/** Its message is for the user, in Spanish. */
export class AccountDataError extends Error {
  override name = 'AccountDataError';
  readonly problem: AccountDataProblem;

  constructor(problem: AccountDataProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** What stops the requests, as the message of a `blocked` error. */
export const BLOCKED =
  'algo bloquea firestore.googleapis.com: suele ser un bloqueador de anuncios o la red de una empresa. Permítelo y reintenta.';

/** In place of the advice to check the connection. */
export const BLOCKED_WORDS = `Tu conexión funciona, pero ${BLOCKED}`;
