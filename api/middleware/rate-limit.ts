import type { Challenge } from '../../contract/proof-of-work.ts';
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
    if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
  };
}

/** @param challenge with its solution the same request would be answered. */
export function tooManyRequests(seconds: number, challenge?: Challenge): ApiError {
  return new ApiError('too_many_requests', 'Son demasiadas peticiones seguidas. Inténtalo de nuevo más tarde.', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
    ...(challenge && { challenge }),
  });
}
