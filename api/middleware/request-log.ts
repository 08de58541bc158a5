import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { Log } from './log.ts';

const SERVER_ERROR = 500;
const CLIENT_ERROR = 400;

/** Logs one line per response, with the route's pattern: the path itself may contain what a person typed. */
export function requestLog(log: Log): MiddlewareHandler<{ Variables: RequestIdVariables }> {
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
