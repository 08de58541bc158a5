/** Who asks, how often each client may ask, and in which order clients are answered. */
import { isIP } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { type HonoConfigProps, rateLimiter, type RateLimitInfo } from 'hono-rate-limiter';
import ipaddr from 'ipaddr.js';
import { ApiError } from './errors.ts';
import { interrupted, readBody } from './read-request.ts';

/** `null` for a request without a connection, for example if a test calls the app in process. */
export type ClientAddress = (context: Context) => string | null;

const IPV6_NETWORK_GROUPS = 4;

/** Some proxies write the port too: `203.0.113.9:5678`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/;

function withoutPort(entry: string): string {
  const { six, four } = WITH_PORT.exec(entry)?.groups ?? {};
  return six ?? four ?? entry;
}

/**
 * The entry that the first of `trustedProxies` appended to `X-Forwarded-For`; entries before it come from the client.
 */
export function createClientAddress(trustedProxies: number): ClientAddress {
  return (context) => {
    const entries = trustedProxies > 0 ? (context.req.header('x-forwarded-for') ?? '').split(',') : [];
    const forwarded = withoutPort(entries.at(-trustedProxies)?.trim() ?? '');
    return isIP(forwarded) ? forwarded : socketAddress(context);
  };
}

function socketAddress(context: Context): string | null {
  const env: unknown = context.env;
  const isConnected = typeof env === 'object' && env !== null && 'incoming' in env;
  return isConnected ? (getConnInfo(context).remote.address ?? 'unknown') : null;
}

/** One key for all addresses of one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, IPV6_NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * A client may send `requests` within `seconds` from the first one, counted in this process, so each instance of the API
 * counts for itself. A counter takes 220 bytes for up to two windows: 200,000 addresses take 45 MB, as many as can ask
 * within two minutes (600,000) 130 MB.
 */
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

/**
 * Node accepts one connection in each turn of its event loop. With these turns before each answer even the 900
 * connections that the server takes at most are all accepted within 30 answers. They take a tenth of a millisecond.
 */
const TURNS_BETWEEN = 32;

/**
 * Answers what needs the engine one by one, one of each address in each round. Without it, 150 adverts to judge that
 * one client sends at once delay the answers of others by 5.6 s (99th percentile of /api/health), with it by 0.2 s. A
 * client that has left meanwhile is passed over.
 */
export function takeTurns(clientAddress: ClientAddress): MiddlewareHandler {
  const waiting = new Map<string, (() => void)[]>();
  let serving = false;

  const serve = async () => {
    serving = true;
    while (waiting.size > 0) {
      for (const [address, starts] of waiting) {
        for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await nextTurn();
        starts.shift()?.();
        if (starts.length === 0) waiting.delete(address);
      }
    }
    serving = false;
  };

  return async (context, next) => {
    // The body first: those that arrive after their turn would all be answered at once.
    if (context.req.method === 'POST') await readBody(context);
    const address = addressKey(clientAddress(context) ?? '');
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = waiting.get(address);
    if (before) before.push(resolve);
    else waiting.set(address, [resolve]);
    if (!serving) void serve();
    await promise;
    if (context.req.raw.signal.aborted) throw interrupted();
    await next();
  };
}
