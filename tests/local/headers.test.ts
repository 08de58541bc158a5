import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHandler, readHosting } from '#local/site-server.ts';
import { newTestApp } from '../support/test-app.ts';
import { grade } from '../support/observatory.ts';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  for (const page of ['index', 'form', 'shell', '404']) await writeFile(join(folder, `${page}.html`), '<h1>x</h1>');
  for (const file of ['assets/app.js', 'sw.js', 'icon.svg', 'social.png']) await writeFile(join(folder, file), 'x');
  server = createServer(createSiteHandler(folder, await readHosting('firebase.json')));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('the observatory of headers', () => {
  it.each([
    ['/', 200],
    ['/form', 200],
    ['/recommendations', 200],
    ['/form/', 301],
    ['/form.html', 301],
    ['/no-existe', 404],
    ['/%E0%A4%A', 404],
    ['/assets/app.js', 200],
    ['/assets/no.js', 404],
    ['/sw.js', 200],
    ['/icon.svg', 200],
    ['/social.png', 200],
  ])('gives the site its best grade at %s (status %i)', async (path, status) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(grade(response.headers, await response.text())).toMatchObject({ grade: 'A+' });
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
  ])('gives the API its best grade for %s %s', async (method, path, body, status) => {
    const init = { method, headers: { 'Content-Type': 'application/json' }, ...(body !== undefined && { body }) };
    const response = await newTestApp().request(path, init);
    expect(response.status).toBe(status);
    expect(grade(response.headers, null)).toMatchObject({ grade: 'A+' });
  });

  it.each([
    ['nothing', {}, 'below A'],
    [
      'scripts in the page',
      { 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" },
      'below A',
    ],
    ['half of it', { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }, 'below A'],
  ])('is not given away for %s', (_what, headers, expected) => {
    expect(grade(new Headers(headers), null).grade).toBe(expected);
  });
});
