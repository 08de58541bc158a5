/**
 * Why data of a signed-in user could not be read or written.
 * - `offline`: this device has no connection; `unavailable`: the server does not answer; `denied`: not allowed.
 * - `missing`: it does not exist.
 * - `unreadable-dates`: converting a stored date threw. No value of the database is known to cause it (what is not a date
 *   counts as unknown), but the product has a message for it.
 * - `other`: see the message.
 */
export type AccountDataProblem = 'offline' | 'unavailable' | 'denied' | 'missing' | 'unreadable-dates' | 'other';

/** The error's message is for the user, in Spanish. */
export class AccountDataError extends Error {
  override name = 'AccountDataError';
  readonly problem: AccountDataProblem;

  constructor(problem: AccountDataProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
