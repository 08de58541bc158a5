import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from './log.ts';

const SERVER_ERROR = 500;
const CLIENT_ERROR = 400;

/** One line for each request that was answered. The route is its pattern: an address may hold what a person typed. */
export function requestLog(log: Log): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { status } = context.res;
    const { method } = context.req;
    const route = routePath(context, -1);
    log(levelOf(status), {
      message: `${method} ${route} ${status}`,
      id: context.get('requestId'),
      method,
      route,
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}

function levelOf(status: number) {
  if (status >= SERVER_ERROR) return 'error';
  return status >= CLIENT_ERROR ? 'warn' : 'info';
}
