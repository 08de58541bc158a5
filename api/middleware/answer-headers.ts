import type { MiddlewareHandler } from 'hono';

/**
 * On every answer: JSON is nothing to be drawn, framed, guessed at or kept, whatever it says. Browsers hold on to the
 * last HSTS they saw: the same as the site's, firebase.json. https://owasp.org/www-project-secure-headers/ (2026-11)
 */
const ANSWER_HEADERS = Object.entries({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/**
 * Sets them before the answer is made. Hono's own middleware adds its headers to the finished answer, for which its
 * Node server has to make another one: a third of what a request costs.
 */
export const answerHeaders: MiddlewareHandler = (context, next) => {
  for (const [name, value] of ANSWER_HEADERS) context.header(name, value);
  return next();
};
