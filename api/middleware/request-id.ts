import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** An id that a proxy has given to the request is kept when it is one. */
const GIVEN_ID = /^[\w=-]{1,64}$/;

/** Gives each request an id, for its answer (`X-Request-Id`) and the log. */
export const requestId: MiddlewareHandler<{ Variables: { requestId: string } }> = (context, next) => {
  const given = context.req.header('X-Request-Id') ?? '';
  context.set('requestId', GIVEN_ID.test(given) ? given : randomUUID());
  return next();
};
