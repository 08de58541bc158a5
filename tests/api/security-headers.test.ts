import { describe, expect, it } from 'vitest';
import { grade } from '../support/observatory.ts';
import { newTestApp } from '../support/test-app.ts';

describe('the API', () => {
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
  ])('gets the best grade of the HTTP Observatory for %s %s', async (method, path, body, status) => {
    const init = { method, headers: { 'Content-Type': 'application/json' }, ...(body !== undefined && { body }) };
    const response = await newTestApp().request(path, init);
    expect(response.status).toBe(status);
    expect(grade(response.headers, null)).toMatchObject({ grade: 'A+' });
  });
});

describe('the HTTP Observatory', () => {
  it.each([
    ['no headers', {}],
    [
      'inline scripts and no other header',
      { 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" },
    ],
    [
      'a strict policy and no other header',
      { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
    ],
  ])('gives a low grade for %s', (_what, headers) => {
    expect(grade(new Headers(headers), null).grade).toBe('below A');
  });
});
