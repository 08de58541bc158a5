import type { MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** In seconds: offers and prices change a few times a day. */
const MAX_AGE_S = 60;

/**
 * For the catalogue's own data, which are the same for everybody: clients keep them for a minute and then ask whether
 * they changed. The tag is a hash of the body, so it changes with the catalogue and with offers that expire.
 */
export const revalidated: [MiddlewareHandler, MiddlewareHandler] = [
  etag({
    retainedHeaders: [
      ...RETAINED_304_HEADERS,
      'Link',
      'X-Request-Id',
      'Access-Control-Allow-Origin',
      'Access-Control-Expose-Headers',
    ],
  }),
  async (context, next) => {
    await next();
    if (!context.res.ok) return;
    context.header('Cache-Control', `public, max-age=${MAX_AGE_S}`);
    // What another site's visitor gets has a header more.
    context.header('Vary', 'Origin');
  },
];
