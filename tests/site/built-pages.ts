/** The built pages as files, each read once, and what they link to. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlPage, parsePage } from '#tests/support/html-page.ts';

export const SITE = 'dist/site';

/** Base for parsing relative addresses; never requested. */
const ANY_ORIGIN = 'https://site.invalid';

/** Paths of pages, as opposed to files. */
const PAGE_ADDRESS = /^\/(?!\/)[^.]*$/;

const pathOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

/** All pages by their path, as the hosting serves it: without `.html`. @throws where the site has not been built */
export function readPages(): ReadonlyMap<string, HtmlPage> {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => [pathOf(file), parsePage(pathOf(file), readFileSync(join(SITE, file), 'utf8'))] as const),
  );
}

/** @returns all pages, those that search engines may list, the one for unknown addresses, and what of these is shown */
export function readSite() {
  const pages = readPages();
  const indexed = [...pages.values()].filter((page) => page.meta('robots').length === 0);
  const notFound = pages.get('/404');
  if (!notFound) throw new Error('There is no page for unknown addresses');
  return { pages, indexed, notFound, shown: [...indexed, notFound] };
}

/** The one item of a list, or nothing where there are more or none. */
export const only = <T>(things: readonly T[]): T | undefined => (things.length === 1 ? things[0] : undefined);
export const wordsOf = (page: HtmlPage, tag: string): string => {
  const element = only(page.all(tag));
  return element ? page.words(element) : '';
};
export const metaOf = (page: HtmlPage, name: string): string => only(page.meta(name)) ?? '';
export const isLaptop = ({ path }: HtmlPage): boolean => path.startsWith('/portatil/');

/** The checks that pages fail, each with the page's path. */
export const faultsOf = (some: readonly HtmlPage[], checks: Record<string, (page: HtmlPage) => boolean>): string[] =>
  some.flatMap((page) =>
    Object.entries(checks).flatMap(([what, holds]) => (holds(page) ? [] : [`${page.path}: ${what}`])),
  );

export const canonicalOf = (page: HtmlPage): string | null =>
  page.all('link', { rel: 'canonical' })[0]?.attribs['href'] ?? null;

/** Every page that a search engine reaches from `/`, by its path. */
export function reachable(pages: ReadonlyMap<string, HtmlPage>): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const page = pages.get(path);
    if (!page || reached.has(path)) continue;
    reached.add(path);
    queue.push(...linksInside(page).map(({ pathname }) => pathname));
  }
  return reached;
}

/** The paths of all files of the site that the page shows, loads or links to. */
export function fileAddresses(page: HtmlPage): string[] {
  const attributes = (tag: string, name: string) => page.all(tag).map(({ attribs }) => attribs[name] ?? '');
  const named = [
    ...attributes('img', 'src'),
    ...attributes('script', 'src'),
    ...page.all('link').map(({ attribs }) => (attribs['rel'] === 'canonical' ? '' : (attribs['href'] ?? ''))),
    ...page.all('style').flatMap(addressesIn),
    ...page.meta('og:image').map((address) => new URL(address).pathname),
    ...linksInside(page).map(({ pathname }) => (PAGE_ADDRESS.test(pathname) ? '' : pathname)),
  ];
  return [...new Set(named)].filter((address) => address !== '' && !address.startsWith('/api/'));
}

/** What a style sheet loads from the site. */
function addressesIn(style: HtmlElement): string[] {
  return [...DomUtils.textContent(style).matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, address = '']) => address);
}

function linksInside(page: HtmlPage): URL[] {
  return page
    .all('a')
    .map(({ attribs }) => new URL(attribs['href'] ?? '', ANY_ORIGIN + page.path))
    .filter(({ origin }) => origin === ANY_ORIGIN);
}
