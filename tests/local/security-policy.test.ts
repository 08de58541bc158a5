import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configMatcher } from 'superstatic/lib/utils/patterns.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHandler, readHosting } from '#local/site-server.ts';

/** Google's sign-in: the script that the SDK asks for, and the folder that this one loads the rest from. */
const GOOGLE_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'];
const FIREBASE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** Everything that a page of the site may do; whatever is not here is forbidden. */
const policy = async () => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...(await hashesOfInlineScripts()), ...GOOGLE_SCRIPTS],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  // Pictures of laptops come from the shops.
  'img-src': ["'self'", 'data:', 'https:'],
  'connect-src': ["'self'", ...FIREBASE],
  'frame-src': ["'self'", 'https://*.firebaseapp.com'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

const REVALIDATED = 'no-cache';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Beside the policy and how long an answer may be kept. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-site',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** What the server adds by itself, for the transport and the caches. */
const TRANSPORT = new Set(
  'connection content-length content-type date etag keep-alive last-modified location vary transfer-encoding'.split(
    ' ',
  ),
);

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  for (const file of ['index.html', 'form.html', 'shell.html', '404.html', 'assets/app.js', 'icon.svg', 'social.png'])
    await writeFile(join(folder, file), 'x');
  server = createServer(createSiteHandler(folder, await readHosting('firebase.json')));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('the headers of the site', () => {
  it.each([
    ['/', 200, REVALIDATED],
    ['/form', 200, REVALIDATED],
    ['/recommendations', 200, REVALIDATED],
    ['/blog/no-existe', 200, REVALIDATED],
    ['/__/auth/handler', 200, REVALIDATED],
    ['/_', 404, REVALIDATED],
    ['/__', 404, REVALIDATED],
    ['/__a/b', 404, REVALIDATED],
    ['/form/', 301, REVALIDATED],
    ['/no-existe', 404, REVALIDATED],
    ['/assets/app.js', 200, FOR_GOOD],
    ['/icon.svg', 200, FOR_A_DAY],
    ['/social.png', 200, FOR_A_DAY],
  ])('are these and no others at %s (status %i)', async (path, status, kept) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !TRANSPORT.has(name)));
    const { 'content-security-policy': text = '', ...others } = headers;
    expect(others).toEqual({ ...HEADERS, 'cache-control': kept });
    expect(parse(text)).toEqual(await policy());
  });
});

describe('the pages that Firebase itself serves below /__/', () => {
  it.each(['/__/auth/handler', '/__/auth/iframe', '/__/auth/iframe.js', '/__/firebase/init.json'])(
    'get no header from us: %s works in a frame and in a window that the site opened',
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
