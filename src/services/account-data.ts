/**
 * Why something of a person's own could not be read or written.
 * - `offline`: this device has no connection; `unavailable`: the server does not answer; `denied`: it is not theirs.
 * - `missing`: it does not exist.
 * - `unreadable-dates`: reading the dates of what is stored has failed. Nothing that the database can hold makes it fail:
 *   what is no date counts as unknown, so that one bad entry hides no other. Kept for the words that are agreed for it.
 * - `other`: the message says it.
 */
export type AccountDataProblem = 'offline' | 'unavailable' | 'denied' | 'missing' | 'unreadable-dates' | 'other';

/** Its message is a sentence for the visitor, in Spanish. */
export class AccountDataError extends Error {
  override name = 'AccountDataError';
  readonly problem: AccountDataProblem;

  constructor(problem: AccountDataProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
