import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** Seconds. Offers and prices change a few times a day. */
const MAX_AGE_S = 60;

/**
 * Caching for data of the catalogue, which are the same for everybody: clients store them for a minute and then
 * revalidate. The ETag is a hash of the body, so it changes with the catalogue and with expiring offers.
 */
export const revalidated: [MiddlewareHandler, MiddlewareHandler] = [
  etag({
    retainedHeaders: [
      ...RETAINED_304_HEADERS,
      'X-Request-Id',
      'Access-Control-Allow-Origin',
      'Access-Control-Expose-Headers',
    ],
  }),
  async (context, next) => {
    await next();
    const { ok, headers } = context.res;
    if (!ok) return;
    // `context.header` would copy the body.
    headers.set('Cache-Control', `public, max-age=${MAX_AGE_S}`);
    // Cross-origin responses have an additional header.
    headers.set('Vary', 'Origin');
  },
];

/** Sends JSON with its ETag. Without one, the middleware would copy the whole response to compute it. */
export function sendTagged(context: Context, json: Uint8Array<ArrayBuffer>): Response {
  const ETag = `"${createHash('sha1').update(json).digest('hex')}"`;
  return context.body(json, 200, { 'Content-Type': 'application/json', ETag });
}
