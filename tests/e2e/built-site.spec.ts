import { crawl, fileAddresses, pageLinks } from './crawl.ts';
import { type HtmlPage, readPage, singleSpaced } from './html-page.ts';
import { expect, test } from './visit.ts';

/** In characters: what search results show. The name of a laptop may be longer. */
const TITLE_MAX = 65;
const ARTICLE = /^\/(?:blog\/.|como-decidimos$|guias\/.)/;
const DESCRIPTION = { min: 70, max: 160 };

let pages: Map<string, HtmlPage>;
let notFound: HtmlPage;

test.beforeAll(async ({ request }) => {
  pages = new Map([...(await crawl(request))].filter(([, page]) => page.meta('robots').length === 0));
  notFound = await readPage(request, '/no-existe', 404);
});

const everyPage = () => [...pages.values(), notFound];
/** The one item of a list. */
const only = <T>(things: readonly T[]): T => {
  expect(things).toHaveLength(1);
  const [thing] = things;
  if (thing === undefined) throw new Error('unreachable: the length was just checked');
  return thing;
};

/** Needs no browser: one run over HTTP. */
test.describe('the built site, crawled from its landing page @desktop', () => {
  test('has the same pages as its site map', async ({ request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect([...pages.keys()].toSorted()).toEqual(listed.toSorted());
    const atLeast = ['/', '/form', '/blog', '/blog/que-ordenador-comprar-2025', '/contact', '/privacy', '/terms'];
    expect(listed).toEqual(expect.arrayContaining(atLeast));
  });

  test('has no broken link, anchor, picture, style, font or script', async ({ request }) => {
    for (const page of everyPage()) {
      for (const { pathname, hash } of pageLinks(page)) {
        const target = pathname === page.path ? page : pages.get(pathname);
        // What scripts write is not here; `#` of their addresses carries answers.
        if (hash !== '' && target)
          expect(target.hasAnchor(hash.slice(1)), `${page.path} → ${pathname}${hash}`).toBe(true);
      }
    }
    const files = new Set(everyPage().flatMap(fileAddresses));
    expect(files.size).toBeGreaterThan(20);
    for (const file of files) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()['content-type'], file).not.toContain('text/html');
    }
  });

  test('is in Spanish, with one h1 and a unique title and description on each page', () => {
    for (const page of everyPage()) {
      expect(only(page.all('html')).attribs['lang'], page.path).toBe('es');
      expect(page.words(only(page.all('h1'))), page.path).not.toBe('');
      if (!page.path.startsWith('/portatil/')) {
        expect(page.words(only(page.all('title'))).length, page.path).toBeLessThanOrEqual(TITLE_MAX);
      }
      expect(page.words(only(page.all('title'))), page.path).toContain('Atinado');
    }
    for (const { meta, path } of pages.values()) {
      const { length } = only(meta('description'));
      expect(length, path).toBeGreaterThanOrEqual(DESCRIPTION.min);
      expect(length, path).toBeLessThanOrEqual(DESCRIPTION.max);
    }
    const count = everyPage().length;
    expect(new Set(everyPage().map((page) => page.words(only(page.all('title'))))).size).toBe(count);
    expect(new Set(everyPage().map(({ meta }) => only(meta('description')))).size).toBe(count);
  });

  test('has the canonical address on each page', () => {
    const addresses = [...pages].map(([path, page]) => {
      const address = new URL(only(page.all('link', { rel: 'canonical' })).attribs['href'] ?? '');
      expect(address.pathname + address.search + address.hash).toBe(path);
      expect(only(page.meta('og:url'))).toBe(address.href);
      expect(page.meta('robots')).toEqual([]);
      return address;
    });
    expect(new Set(addresses.map(({ origin }) => origin)).size).toBe(1);
    expect(notFound.all('link', { rel: 'canonical' })).toEqual([]);
    expect(notFound.meta('robots')).toEqual(['noindex']);
  });

  test('has metadata for sharing on each page', () => {
    for (const page of everyPage()) {
      expect(singleSpaced(only(page.meta('og:title'))), page.path).toBe(page.words(only(page.all('title'))));
      expect(only(page.meta('og:description')), page.path).toBe(only(page.meta('description')));
      expect(only(page.meta('og:image')), page.path).toMatch(/^https:\/\/[^/]+\/.+\.png$/);
      expect(only(page.meta('og:image:alt')), page.path).not.toBe('');
      expect(only(page.meta('og:locale')), page.path).toBe('es_ES');
      expect(only(page.meta('og:site_name')), page.path).toBe('Atinado');
      expect(only(page.meta('og:type')), page.path).toBe(ARTICLE.test(page.path) ? 'article' : 'website');
      expect(only(page.meta('twitter:card')), page.path).toBe('summary_large_image');
    }
  });

  test('has a size and alternative text for every picture, and loads all but the first lazily', () => {
    for (const page of everyPage()) {
      const pictures = page.all('img');
      for (const { attribs } of pictures) {
        expect(Number(attribs['width']), attribs['src']).toBeGreaterThan(0);
        expect(Number(attribs['height']), attribs['src']).toBeGreaterThan(0);
        expect(attribs, attribs['src']).toHaveProperty('alt');
      }
      const [, ...later] = pictures;
      expect(later.map(({ attribs }) => attribs['loading'])).toEqual(later.map(() => 'lazy'));
    }
    expect(pages.get('/')?.all('img').length).toBeGreaterThan(4);
  });

  test('opens other sites in a new window without access to this one', () => {
    for (const page of everyPage()) {
      for (const { attribs } of page.all('a', { target: '_blank' })) expect(attribs['rel']).toContain('noopener');
      for (const { attribs } of page.all('a')) {
        if (/^https?:/.test(attribs['href'] ?? '')) expect(attribs['target'], attribs['href']).toBe('_blank');
      }
    }
  });
});
