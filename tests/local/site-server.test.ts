import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { configMatcher } from 'superstatic/lib/utils/patterns.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '#bench/free-port.ts';
import { createSiteHandler, readHosting } from '#local/site-server.ts';
import { PAGES } from '#src/app/pages.ts';

/** Of the page that answers an address of this route. */
const nameOf = ({ path, prerendered }: (typeof PAGES)[number]): string =>
  prerendered === undefined ? 'shell' : path.slice(1) || 'index';
/** In capitals where the address alone would lead to the file. */
const addressOf = ({ path, prerendered }: (typeof PAGES)[number]): string =>
  prerendered === undefined ? path.replaceAll(/:\w+/g, 'x') : path.toUpperCase();
const ROUTES = PAGES.filter(({ path }) => path !== '*');
const FILES = [
  ...['404', ...new Set(ROUTES.map(nameOf))].map((page) => [`${page}.html`, `page ${page}`] as const),
  ['assets/app.js', 'plain'],
  ['assets/app.js.br', brotliCompressSync('packed')],
  ['sw.js', 'x'],
  ['robots.txt', 'x'],
  ['site.webmanifest', '{}'],
  ['icon.svg', 'x'],
  ['social.png', 'x'],
] as const;

let folder: string;
let server: Listening;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  for (const [file, content] of FILES) await writeFile(join(folder, file), content);
  server = await listen(createServer(createSiteHandler(folder, await readHosting('firebase.json'))));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity', ...headers } });

describe('the local server of the built site', () => {
  it.each<[path: string, status: number, text: string]>([
    ...ROUTES.map((page): [string, number, string] => [addressOf(page), 200, `page ${nameOf(page)}`]),
    ['/form', 200, 'page form'],
    ['//form', 200, 'page form'],
    ['/no-existe', 404, 'page 404'],
    ['/form/nada', 404, 'page 404'],
    ['/portatil', 404, 'page 404'],
    ['/guias/a/b', 404, 'page 404'],
    ['/data/guias.json', 404, 'page 404'],
    ['//evil.example', 404, 'page 404'],
    ['/%E0%A4%A', 404, 'page 404'],
    ['/..%2f..%2fpackage.json', 404, 'page 404'],
    ['/assets/app.js.br', 404, 'page 404'],
  ])('responds to %s with status %i and the %s', async (path, status, text) => {
    const response = await get(path);
    expect({ status: response.status, text: await response.text() }).toEqual({ status, text });
  });

  it.each([
    ['/form.html', '/form'],
    ['/form/', '/form'],
    ['/como-decidimos', '/metodo'],
    ['/Como-decidimos/', '/metodo'],
    ['/guias', '/blog'],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('Location'), headers.get('Content-Encoding')]).toEqual([301, location, null]);
  });

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
    ['/social.png', 'image/png'],
  ])('says of %s that it is %s', async (path, type) => {
    expect((await get(path)).headers.get('Content-Type')).toBe(type);
  });

  it('sends the compressed file to clients that accept it', async () => {
    const compressed = await get('/assets/app.js', { 'Accept-Encoding': 'gzip, br' });
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(compressed.headers.get('Content-Type')).toMatch(/javascript/);
    expect(await compressed.text()).toBe('packed');
    expect(await (await get('/assets/app.js')).text()).toBe('plain');
  });

  it('compresses a page that the build has not compressed', async () => {
    const compressed = await get('/form', { 'Accept-Encoding': 'gzip, br' });
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(compressed.headers.get('Content-Type')).toMatch(/html/);
    expect(compressed.headers.get('Content-Length')).toBeNull();
    expect(await compressed.text()).toBe('page form');
    const image = await get('/social.png', { 'Accept-Encoding': 'gzip, br' });
    expect(image.headers.get('Content-Encoding')).toBeNull();
  });
});

const REVALIDATED = 'no-cache';
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-site',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Google's sign-in: the script that the SDK loads, and the folder from which that one loads the rest. */
const GOOGLE_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'];
const FIREBASE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** Everything a page of the site may do. */
const policy = async () => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...(await hashesOfInlineScripts()), ...GOOGLE_SCRIPTS],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  // A person's own picture comes from Google; all others are the site's.
  'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com'],
  'connect-src': ["'self'", ...FIREBASE],
  'frame-src': ["'self'", 'https://*.firebaseapp.com'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Set by the server itself for transport and caches. */
const TRANSPORT_HEADERS = new Set(
  'connection content-length content-type date etag keep-alive last-modified location vary transfer-encoding'.split(
    ' ',
  ),
);

describe('the headers of the site', () => {
  it.each([
    ['/', 200, REVALIDATED],
    ['/form', 200, REVALIDATED],
    ['/recommendations', 200, REVALIDATED],
    ['/__/auth/handler', 200, REVALIDATED],
    ['/__', 404, REVALIDATED],
    ['/form/', 301, REVALIDATED],
    ['/no-existe', 404, REVALIDATED],
    ['/%E0%A4%A', 404, REVALIDATED],
    ['/sw.js', 200, REVALIDATED],
    ['/assets/app.js', 200, IMMUTABLE],
    ['/assets/no.js', 404, IMMUTABLE],
    ['/icon.svg', 200, ONE_DAY],
    ['/social.png', 200, ONE_DAY],
  ])('are these and no others at %s (status %i)', async (path, status, caching) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !TRANSPORT_HEADERS.has(name)));
    const { 'content-security-policy': text = '', ...others } = headers;
    expect(others).toEqual({ ...SECURITY_HEADERS, 'cache-control': caching });
    expect(parse(text)).toEqual(await policy());
  });

  it.each(['/__/auth/handler', '/__/auth/iframe', '/__/auth/iframe.js', '/__/firebase/init.json'])(
    'do not apply to Firebase’s own %s, which must work in a frame and in a pop-up window',
    async (path) => {
      const { headers } = await readHosting('firebase.json');
      expect(headers.filter((rule) => configMatcher(path, rule))).toEqual([]);
    },
  );
});

async function hashesOfInlineScripts(): Promise<string[]> {
  const html = await readFile('index.html', 'utf8');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(inline.length).toBeGreaterThan(0);
  return inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

const parse = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
