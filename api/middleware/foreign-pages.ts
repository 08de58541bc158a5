import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { csrf } from 'hono/csrf';
import { answerHeaders } from './answer-json.ts';

/**
 * What pages of other sites may do, since only browsers name an origin: those of `allowedOrigins` may call and read the
 * API. Others may post no form and no plain text, which a browser sends without asking first; JSON it does not.
 */
export function foreignPages(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedOrigins);
  const refuseForms = csrf();
  const allowToRead = cors({ origin: [...allowed], allowMethods: ['GET', 'POST'], maxAge: 86_400 });
  const answerPreflight: MiddlewareHandler = (context, next) => {
    for (const [name, value] of Object.entries(answerHeaders(context))) context.header(name, value);
    return allowToRead(context, next);
  };
  return (context: Context, next) => {
    if (context.req.method === 'OPTIONS') return answerPreflight(context, next);
    const origin = context.req.header('Origin');
    if (origin === undefined) return next();
    const readable = allowed.has(origin) ? async () => void (await allowToRead(context, next)) : next;
    return context.req.method === 'POST' ? refuseForms(context, readable) : readable();
  };
}
