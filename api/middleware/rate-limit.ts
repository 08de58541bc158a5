/**
 * Limits of requests, counted in this process, so each instance of the API counts for itself. A counter takes 220 bytes
 * for up to two windows: 200,000 addresses take 45 MB, as many as can ask within two minutes (600,000) 130 MB.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { type HonoConfigProps, rateLimiter, type RateLimitInfo } from 'hono-rate-limiter';
import { addressKey, type ClientAddress } from './client-address.ts';
import { ApiError } from './errors.ts';

/** A client may send `requests` within `seconds` from the first one. */
export interface Limit {
  requests: number;
  seconds: number;
}

interface Limited {
  Variables: { rateLimit: RateLimitInfo };
}

/** Limits each client address; requests without one, made in process, are not counted. */
export const limitEachAddress = (limit: Limit, clientAddress: ClientAddress): MiddlewareHandler =>
  limiter(limit, {
    skip: (context) => clientAddress(context) === null,
    keyGenerator: (context) => addressKey(clientAddress(context) ?? ''),
  });

const CLIENT_ERRORS = { min: 400, max: 499 };

/** Limits all clients together. What is refused further on, as invalid or beyond another limit, is not counted. */
export const limitAllTogether = (limit: Limit): MiddlewareHandler =>
  limiter(limit, {
    skipFailedRequests: true,
    requestWasSuccessful: ({ res: { status } }) => status < CLIENT_ERRORS.min || status > CLIENT_ERRORS.max,
    keyGenerator: () => 'all',
  });

const limiter = ({ requests, seconds }: Limit, whose: HonoConfigProps<Limited>): MiddlewareHandler =>
  rateLimiter<Limited>({
    limit: requests,
    windowMs: seconds * 1000,
    standardHeaders: false,
    handler: refuse,
    ...whose,
  });

/** @throws {ApiError} `too_many_requests`, with `Retry-After` in seconds */
function refuse(context: Context<Limited>): never {
  const { resetTime } = context.get('rateLimit');
  const seconds = Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000);
  throw new ApiError('too_many_requests', 'Son demasiadas peticiones seguidas. Inténtalo de nuevo más tarde.', {
    headers: { 'Retry-After': String(Math.max(1, seconds)) },
  });
}
