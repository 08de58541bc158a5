import { describe, expect, it } from 'vitest';
import { errorBodySchema } from '#contract/error.ts';
import { errorOf, posting } from '../support/api-calls.ts';
import { answers } from '../support/recommendations-api.ts';
import { advisor, newTestApp } from '../support/test-app.ts';

const ORIGIN = 'https://otra-web.example';
const api = newTestApp({ allowedOrigins: [ORIGIN] });

const post = (body: unknown, headers: Record<string, string> = {}) =>
  api.request('/api/recommendations', posting(body, headers));

const preflightFrom = (origin: string) =>
  api.request('/api/recommendations', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });

/** The HTTP Observatory gives these its best grade (2026-11). */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

describe('the API', () => {
  it.each(['/api', '/api/nada', '/api/recommendations/otra'])('responds with 404 as JSON at %s', async (path) => {
    const response = await api.request(path);
    expect(response.status).toBe(404);
    expect((await errorOf(response)).code).toBe('not_found');
  });

  it('names the allowed method, to a cross-origin request without a content type as well', async () => {
    const crossOrigin = { method: 'DELETE', headers: { Origin: 'https://mala.example' } };
    for (const init of [{}, crossOrigin]) {
      const response = await api.request('/api/recommendations', init);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('POST');
      expect((await errorOf(response)).code).toBe('method_not_allowed');
    }
  });

  it('allows configured origins to call it from a browser, and no others', async () => {
    const allowed = await post(answers, { Origin: ORIGIN });
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(allowed.headers.get('Vary')).toBe('Origin');
    expect(await allowed.json()).toEqual(await (await post(answers)).json());
    const wrong = await post({}, { Origin: ORIGIN });
    expect([wrong.status, wrong.headers.get('Access-Control-Allow-Origin')]).toEqual([400, ORIGIN]);
    const other = await post(answers, { Origin: 'https://mala.example' });
    expect(allowed.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
    for (const origin of ['https://mala.example', 'null', `${ORIGIN}.mala.example`, 'http://otra-web.example'])
      expect((await preflightFrom(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull();
    const preflight = await preflightFrom(ORIGIN);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,POST');
    expect(preflight.headers.get('X-Request-Id')).toBeTruthy();
    expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('content-type');
  });

  it('rejects cross-origin requests that a browser sends without a preflight', async () => {
    const crossOrigin = await post(answers, {
      Origin: 'https://mala.example',
      'Content-Type': 'text/plain',
    });
    expect(crossOrigin.status).toBe(403);
    expect((await errorOf(crossOrigin)).code).toBe('forbidden');
    const own = await post(answers, { 'Content-Type': 'text/plain' });
    expect(own.status).toBe(200);
  });

  it('responds to a bug without details, and reports it', async () => {
    const reported: unknown[] = [];
    const bug = new Error('secret detail');
    const recommend = () => {
      throw bug;
    };
    const current = () => ({ ...advisor, recommend });
    const broken = newTestApp({ current, reportError: (error) => reported.push(error) });
    const response = await broken.request('/api/recommendations', { method: 'POST', body: JSON.stringify(answers) });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(errorBodySchema.parse(JSON.parse(text)).error.code).toBe('internal');
    expect(reported).toEqual([bug]);
  });

  it.each([
    ['GET', '/api/health', undefined, 200],
    ['GET', '/api/no-existe', undefined, 404],
    ['GET', '/api/recommendations', undefined, 405],
    ['HEAD', '/api/health', undefined, 200],
    ['OPTIONS', '/api/recommendations', undefined, 204],
    ['POST', '/api/recommendations', '{"purposes":["office"],"budget":800}', 200],
    ['POST', '/api/recommendations', '{', 400],
    ['POST', '/api/recommendations', 'x'.repeat(70_000), 413],
    ['POST', '/api/send-contact', '{}', 400],
  ])(
    'sends JSON that nobody may cache, with its security headers and no cookie, for %s %s',
    async (method, path, body, status) => {
      const init = { method, headers: { 'Content-Type': 'application/json' }, ...(body !== undefined && { body }) };
      const response = await api.request(path, init);
      expect(response.status).toBe(status);
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject(SECURITY_HEADERS);
      expect([headers['cache-control'], headers['x-request-id']]).toEqual(['no-store', expect.any(String)]);
      expect(headers['content-type'] ?? 'no content').toMatch(status === 204 ? 'no content' : 'application/json');
      expect([headers['set-cookie'], headers['access-control-allow-credentials']]).toEqual([undefined, undefined]);
    },
  );
});
