import type { MiddlewareHandler } from 'hono';
import type { Challenge } from '../../contract/proof-of-work.ts';
import { addressKey, type ClientAddress } from './client-address.ts';
import { ApiError } from './errors.ts';
import { createKeyCounter } from './key-counter.ts';

/** At most `requests` within any `seconds`. */
export interface Limit {
  requests: number;
  seconds: number;
}

/**
 * Counts one request for `key`.
 * @throws {ApiError} `too_many_requests`, with `Retry-After` in seconds
 */
export type RateLimiter = (key: string) => void;

/** Counts in a fixed amount of this process's memory, so each instance of the API counts for itself. */
export function createRateLimiter({ requests, seconds }: Limit): RateLimiter {
  const counter = createKeyCounter(seconds * 1000);
  return (key) => {
    const waitMs = counter.take(key, requests);
    if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
  };
}

/** Limits each client address; requests without one, made in process, are not counted. */
export function rateLimit(limit: Limit, clientAddress: ClientAddress): MiddlewareHandler {
  const count = createRateLimiter(limit);
  return (context, next) => {
    const address = clientAddress(context);
    if (address !== null) count(addressKey(address));
    return next();
  };
}

export function tooManyRequests(seconds: number, challenge?: Challenge): ApiError {
  return new ApiError('too_many_requests', 'Son demasiadas peticiones seguidas. Inténtalo de nuevo más tarde.', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
    ...(challenge && { challenge }),
  });
}
