/** What each page of the built site has for search engines, for sharing and for every visitor. */
import { expect, it } from 'vitest';
import { type HtmlPage, singleSpaced } from '#tests/support/html-page.ts';
import { faultsOf, isLaptop, metaOf, only, readSite, wordsOf } from './built-pages.ts';

/** In characters: what search results show. The name of a laptop may be longer. */
const TITLE_MAX = 65;
const ARTICLE = /^\/(?:blog\/.|guias\/.)/;
const DESCRIPTION = { min: 70, max: 160 };

const { pages, indexed, shown } = readSite();
const isDescribed = (page: HtmlPage): boolean => {
  const { length } = metaOf(page, 'description');
  return length >= DESCRIPTION.min && length <= DESCRIPTION.max;
};
const pictures = (page: HtmlPage) => page.all('img').map(({ attribs }) => attribs);

it('each page is in Spanish, with one h1 and a title and description of its own', () => {
  const checks = {
    'is Spanish': (page: HtmlPage) => only(page.all('html'))?.attribs['lang'] === 'es',
    'has one h1': (page: HtmlPage) => wordsOf(page, 'h1') !== '',
    'has the name of the site in its title': (page: HtmlPage) => wordsOf(page, 'title').includes('Atinado'),
    'has a short title': (page: HtmlPage) => isLaptop(page) || wordsOf(page, 'title').length <= TITLE_MAX,
  };
  expect(faultsOf(shown, checks)).toEqual([]);
  expect(faultsOf(indexed, { 'has a description of the right length': isDescribed })).toEqual([]);
  expect(new Set(shown.map((page) => wordsOf(page, 'title'))).size).toBe(shown.length);
  expect(new Set(shown.map((page) => metaOf(page, 'description'))).size).toBe(shown.length);
});

it('each page has metadata for sharing', () => {
  const checks = {
    'og:title': (page: HtmlPage) => singleSpaced(metaOf(page, 'og:title')) === wordsOf(page, 'title'),
    'og:description': (page: HtmlPage) => metaOf(page, 'og:description') === only(page.meta('description')),
    'og:image': (page: HtmlPage) => /^https:\/\/[^/]+\/.+\.png$/.test(metaOf(page, 'og:image')),
    'og:image:width': (page: HtmlPage) => metaOf(page, 'og:image:width') === '1200',
    'og:image:height': (page: HtmlPage) => metaOf(page, 'og:image:height') === '630',
    'og:image:alt': (page: HtmlPage) => metaOf(page, 'og:image:alt') !== '',
    'og:locale': (page: HtmlPage) => metaOf(page, 'og:locale') === 'es_ES',
    'og:site_name': (page: HtmlPage) => metaOf(page, 'og:site_name') === 'Atinado',
    'og:type': (page: HtmlPage) => metaOf(page, 'og:type') === (ARTICLE.test(page.path) ? 'article' : 'website'),
    'twitter:card': (page: HtmlPage) => metaOf(page, 'twitter:card') === 'summary_large_image',
  };
  expect(faultsOf(shown, checks)).toEqual([]);
});

it('each page has a size and alternative text for every picture, and loads all but the first lazily', () => {
  const checks = {
    size: (page: HtmlPage) => pictures(page).every(({ width, height }) => Number(width) > 0 && Number(height) > 0),
    'alternative text': (page: HtmlPage) => pictures(page).every((attribs) => 'alt' in attribs),
    'lazy loading': (page: HtmlPage) =>
      pictures(page)
        .slice(1)
        .every(({ loading }) => loading === 'lazy'),
  };
  expect(faultsOf(shown, checks)).toEqual([]);
  expect(pages.get('/')?.all('img').length).toBeGreaterThan(4);
});

it('each page opens other sites in a new window without access to this one', () => {
  const links = shown.flatMap((page) => page.all('a').map(({ attribs }) => attribs));
  const unsafe = links.filter(({ target, rel = '' }) => target === '_blank' && !rel.includes('noopener'));
  const inPlace = links.filter(({ href = '', target }) => /^https?:/.test(href) && target !== '_blank');
  expect([unsafe, inPlace]).toEqual([[], []]);
});
