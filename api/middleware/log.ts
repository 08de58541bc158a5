import * as z from 'zod';
import type { Context, MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { matchedRoutes } from 'hono/route';
import { METHOD_NAME_ALL } from 'hono/router';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** https://cloud.google.com/logging/docs/reference/v2/rest/v2/LogEntry#LogSeverity */
const SEVERITY_OF = { error: 'ERROR', warn: 'WARNING', info: 'INFO' } as const;

type LogEntry = Readonly<Record<string, unknown>> & { readonly message: string };

/** Writes one line. Entries contain no personal data: no address, body, query or requested path. */
export type Log = (level: Exclude<LogLevel, 'silent'>, entry: LogEntry) => void;

/** @returns a log that writes one JSON object per line, with the field names of Cloud Logging */
export function createLog(maxLevel: LogLevel, write: (line: string) => void): Log {
  return (level, entry) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(maxLevel)) return;
    write(JSON.stringify({ time: new Date().toISOString(), severity: SEVERITY_OF[level], level, ...entry }));
  };
}

const SERVER_ERROR = 500;
const CLIENT_ERROR = 400;

/** Logs one line per response, with the route's pattern: the path itself may contain what a person typed. */
export function requestLog(log: Log): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { status } = context.res;
    const { method } = context.req;
    const route = routeOf(context);
    log(status >= SERVER_ERROR ? 'error' : status >= CLIENT_ERROR ? 'warn' : 'info', {
      message: `${method} ${route} ${status}`,
      id: context.get('requestId'),
      method,
      route,
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}

/** The first that answers a method, as others may match too; the last of middleware if nothing answers. */
function routeOf(context: Context): string {
  const routes = matchedRoutes(context);
  return (routes.find(({ method }) => method !== METHOD_NAME_ALL) ?? routes.at(-1))?.path ?? '';
}

const MAX_CAUSES = 5;

/** Fields of Node's and nodemailer's errors whose values come from fixed lists. */
const errorFieldsSchema = z.object({
  name: z.string().optional(),
  code: z.string().optional(),
  syscall: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
});

/**
 * Converts an error for the log. Messages of causes are omitted, because a mail server that rejects a message quotes
 * from it.
 */
export function describeError(error: unknown) {
  const causes: z.infer<typeof errorFieldsSchema>[] = [];
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause instanceof Error && causes.length < MAX_CAUSES) {
    const { name } = cause;
    causes.push({ ...errorFieldsSchema.safeParse(cause).data, name });
    cause = cause.cause;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : typeof error;
  const [message = ''] = stack.split('\n', 1);
  return causes.length === 0 ? { message, stack } : { message, stack, causes };
}
