import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHandler, type Hosting, hostingForApi, readHosting } from '#local/site-server.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  for (const page of ['index', 'form', 'shell', '404']) await writeFile(join(folder, `${page}.html`), `page ${page}`);
  await writeFile(join(folder, 'assets/app.js'), 'plain');
  await writeFile(join(folder, 'assets/app.js.br'), brotliCompressSync('packed'));
  server = createServer(createSiteHandler(folder, await readHosting('firebase.json')));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity', ...headers } });

const policyOf = ({ headers }: Hosting): string =>
  headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

describe('a site whose API is on another origin', () => {
  it('may call that one, and nothing else that it may not otherwise', async () => {
    const hosting = await readHosting('firebase.json');
    const adapted = policyOf(hostingForApi(hosting, 'https://api.example:8443/v1/'));
    expect(adapted).toContain('connect-src https://api.example:8443 ');
    expect(adapted.replace('https://api.example:8443 ', '')).toBe(policyOf(hosting));
  });

  it.each([undefined, '', ' '])('needs nothing where VITE_API_URL is %j', async (apiUrl) => {
    const hosting = await readHosting('firebase.json');
    expect(hostingForApi(hosting, apiUrl)).toBe(hosting);
  });
});

describe('the local server of the built site', () => {
  it.each([
    ['/', 200, 'page index'],
    ['/form', 200, 'page form'],
    ['/recommendations', 200, 'page shell'],
    ['/recommendations/saved', 200, 'page shell'],
    ['/blog/un-articulo-que-no-existe', 200, 'page shell'],
    ['/no-existe', 404, 'page 404'],
    ['/form/nada', 404, 'page 404'],
    ['/%E0%A4%A', 404, 'page 404'],
    ['/..%2f..%2fpackage.json', 404, 'page 404'],
    ['/assets/app.js.br', 404, 'page 404'],
  ])('answers %s with status %i and the %s', async (path, status, text) => {
    const response = await get(path);
    expect({ status: response.status, text: await response.text() }).toEqual({ status, text });
  });

  it.each(['/form.html', '/form/'])('sends %s to the clean address', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/form');
    expect(response.headers.get('Content-Encoding')).toBeNull();
  });

  it('sends what was compressed at build to who can read it', async () => {
    const packed = await get('/assets/app.js', { 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    expect(packed.headers.get('Content-Type')).toMatch(/javascript/);
    expect(await packed.text()).toBe('packed');
    expect(await (await get('/assets/app.js')).text()).toBe('plain');
  });

  it('lets hashed files be kept for good and pages be asked for again', async () => {
    expect((await get('/assets/app.js')).headers.get('Cache-Control')).toBe(IMMUTABLE);
    expect((await get('/form')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await get('/form')).headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
