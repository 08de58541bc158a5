import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './errors.ts';

/** `requests` are allowed in each window of `seconds`, which begins with the first of them. */
export interface Limit {
  requests: number;
  seconds: number;
}

/** Counts one request for `key`. @throws {ApiError} `too_many_requests`, with `Retry-After` (seconds) in the answer. */
export type RateLimit = (key: string) => Promise<void>;

/** Counts in this process's memory: each instance of the API has its own; a key is forgotten when its window ends. */
export function createRateLimit({ requests, seconds }: Limit): RateLimit {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ApiError('too_many_requests', 'Son demasiadas peticiones seguidas. Inténtalo de nuevo más tarde.', {
        headers: { 'Retry-After': String(Math.ceil(refusal.msBeforeNext / 1000)) },
      });
    }
  };
}
