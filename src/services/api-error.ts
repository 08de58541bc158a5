/**
 * Why there is no answer of the API.
 * - `refused`: it does not accept what was sent; `busy`: it had too many requests.
 * - `unreachable`: no network or a timeout; `failed`: the server is broken.
 * - `unreadable`: the answer is not what the contract says.
 */
export type ApiFailure = 'refused' | 'busy' | 'unreachable' | 'failed' | 'unreadable';

interface ApiErrorOptions extends ErrorOptions {
  message?: string;
  retryAfter?: number;
}

/** A request to the API that has no answer to use; {@link ApiFailure} says why. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly failure: ApiFailure;
  /** Seconds until the API may be asked again; 0 if it gives none. */
  readonly retryAfter: number;

  constructor(
    failure: ApiFailure,
    { message = `No answer of the API: ${failure}`, retryAfter, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.failure = failure;
    // A header that is no number counts as none.
    this.retryAfter = retryAfter || 0;
  }
}

/** @returns seconds until the API may be asked again; 0 if it gives none */
export const retryAfterOf = (error: unknown): number => (error instanceof ApiError ? error.retryAfter : 0);
