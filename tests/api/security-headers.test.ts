import { expect, it } from 'vitest';
import { newTestApp } from '../support/test-app.ts';

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
])('the API sends its security headers and no cookie for %s %s', async (method, path, body, status) => {
  const init = { method, headers: { 'Content-Type': 'application/json' }, ...(body !== undefined && { body }) };
  const response = await newTestApp().request(path, init);
  expect(response.status).toBe(status);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject(SECURITY_HEADERS);
  expect([headers['set-cookie'], headers['access-control-allow-credentials']]).toEqual([undefined, undefined]);
});
