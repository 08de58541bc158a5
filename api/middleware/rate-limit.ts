import { ApiError } from './errors.ts';
import { createKeyCounter } from './key-counter.ts';

/** `requests` are allowed in any `seconds`. */
export interface Limit {
  requests: number;
  seconds: number;
}

/** Counts one request for `key`. @throws {ApiError} `too_many_requests`, with `Retry-After` (seconds) in the answer. */
export type RateLimit = (key: string) => void;

/** Counts in this process's memory, of which it takes a fixed part: each instance of the API has its own. */
export function createRateLimit({ requests, seconds }: Limit): RateLimit {
  const counter = createKeyCounter(seconds * 1000);
  return (key) => {
    const waitMs = counter.take(key, requests);
    if (waitMs > 0) {
      throw new ApiError('too_many_requests', 'Son demasiadas peticiones seguidas. Inténtalo de nuevo más tarde.', {
        headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
      });
    }
  };
}
