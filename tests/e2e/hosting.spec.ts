import type { APIRequestContext } from '@playwright/test';
import { readPage } from './html-page.ts';
import { expect, test } from './visit.ts';

/** Headers of every response of the site. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  'strict-transport-security': expect.stringMatching(/^max-age=(?:\d{8,}); includeSubDomains/),
  'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
};
const REVALIDATED = 'no-cache';
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const SHELL_PAGES = [
  '/recommendations',
  '/recommendations/saved',
  '/favorites',
  '/comparar',
  '/profile',
  '/login',
  '/__/auth/handler',
  '/blog/no-existe',
];

const headersOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).headers();

test.describe('the hosting, as firebase.json describes it @desktop', () => {
  test('sends security headers with every page, file, redirect and error', async ({ request }) => {
    const paths = ['/', '/form', '/blog/que-ordenador-comprar-2025', '/recommendations', '/social.png', '/sitemap.xml'];
    for (const path of [...paths, '/form/', '/form.html', '/no-existe']) {
      expect(await headersOf(request, path), path).toMatchObject(SECURITY_HEADERS);
    }
  });

  test('has pages revalidated, pictures cached for a day and hashed files forever', async ({ request }) => {
    for (const path of ['/', '/contact', '/favorites', '/no-existe']) {
      expect((await headersOf(request, path))['cache-control'], path).toBe(REVALIDATED);
    }
    for (const path of ['/illustrations/ultrabook.svg', '/social.png']) {
      expect((await headersOf(request, path))['cache-control'], path).toBe(ONE_DAY);
    }
    const { modules } = await readPage(request, '/');
    expect(modules.length).toBeGreaterThan(1);
    for (const path of modules) {
      expect(path).toMatch(/^\/assets\/.+-[\w-]{8}\.js$/);
      expect(await headersOf(request, path), path).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': IMMUTABLE });
    }
  });

  test('serves pages that are not prerendered as the shell, which search engines do not index', async ({ request }) => {
    for (const path of SHELL_PAGES) {
      const page = await readPage(request, path);
      expect(page.words(), path).toBe('');
      expect(page.all('title').map(page.words), path).toEqual(['Atinado']);
      expect(page.meta('robots'), path).toEqual(['noindex']);
      expect(page.all('link', { rel: 'canonical' }), path).toEqual([]);
    }
  });

  test('serves pages whose address is in capital letters', async ({ request }) => {
    const pages = ['/form', '/blog', '/contact', '/privacy', '/terms'];
    for (const path of pages) {
      const [meant, asked] = await Promise.all([request.get(path), request.get(path.toUpperCase())]);
      expect(await asked.text(), path).toBe(await meant.text());
    }
    const shell = await (await request.get('/favorites')).text();
    for (const path of [
      ...SHELL_PAGES,
      '/portatiles',
      '/como-decidimos',
      '/guias',
      '/portatil/uno',
      '/guias/juegos-500',
    ]) {
      if (path.startsWith('/__/')) continue;
      expect(await (await request.get(path.toUpperCase())).text(), path).toBe(shell);
    }
  });

  test('serves the not-found page with status 404 for unknown addresses', async ({ request }) => {
    for (const path of ['/no-existe', '/form/nada', '/recommendations/otra', '/assets/nada.js', '/blog/a/b']) {
      expect((await readPage(request, path, 404)).words(), path).toContain('Página no encontrada');
    }
  });

  test('redirects other spellings of an address to the canonical one', async ({ request }) => {
    for (const path of ['/contact/', '/contact.html']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([response.status(), response.headers()['location']], path).toEqual([301, '/contact']);
    }
  });

  test('passes /api to the API, whose answers must not be rendered, framed or cached', async ({ request }) => {
    const site = await headersOf(request, '/');
    for (const path of ['/api/health', '/api/no-existe']) {
      const headers = await headersOf(request, path);
      expect(headers['content-type'], path).toContain('application/json');
      expect(headers, path).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': site['strict-transport-security'],
        'cache-control': 'no-store',
      });
    }
  });
});
