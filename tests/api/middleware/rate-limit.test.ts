import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, sendError } from '#api/middleware/errors.ts';
import { createRateLimiter } from '#api/middleware/rate-limit.ts';

function newApp() {
  const limit = createRateLimiter({ requests: 2, seconds: 60 });
  const app = new Hono().get('/:key', (context) => {
    limit(context.req.param('key'));
    return context.text('in');
  });
  app.onError((error, context) => {
    if (error instanceof ApiError) return sendError(context, error);
    throw error;
  });
  return app;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a rate limiter', () => {
  it.each([
    ['a fifth of a second', 59_800, '1'],
    ['a second and a fifth', 58_800, '2'],
  ])('never sends anybody back too early: %s is rounded up', async (_, afterMs, seconds) => {
    const app = newApp();
    await app.request('/ana');
    await app.request('/ana');
    vi.advanceTimersByTime(afterMs);
    expect((await app.request('/ana')).headers.get('Retry-After')).toBe(seconds);
  });
});
