/**
 * Why there is no answer of the API.
 * - `unreachable`: no network or a timeout.
 * - `refused`: it answers with an error.
 * - `unreadable`: the answer is not what the contract says.
 */
export type ApiFailure = 'unreachable' | 'refused' | 'unreadable';

/** A request to the API that has no answer to use; {@link ApiFailure} says why. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, message = `No answer of the API: ${failure}`, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
