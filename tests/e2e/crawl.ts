/** Crawls the built site as a search engine does: every link from the landing page on, without scripts. */
import type { APIRequestContext } from '@playwright/test';
import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlPage, readPage } from './html-page.ts';

/** Paths of pages, as opposed to files. */
const PAGE_ADDRESS = /^\/(?!\/)[^.]*$/;

/** @returns every page that can be reached from `/`, by its path */
export async function crawl(request: APIRequestContext): Promise<Map<string, HtmlPage>> {
  const pages = new Map<string, HtmlPage>();
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const page = await readPage(request, path);
    pages.set(path, page);
    queue.push(...pageLinks(page).map(({ pathname }) => pathname));
  }
  return pages;
}

/** The page's links to pages of the site, including itself. */
export function pageLinks(page: HtmlPage): URL[] {
  return linksInside(page).filter(({ pathname }) => PAGE_ADDRESS.test(pathname));
}

/** The paths of all files of the site that the page shows, loads or links to. */
export function fileAddresses(page: HtmlPage): string[] {
  const attributes = (tag: string, name: string) => page.all(tag).map(({ attribs }) => attribs[name] ?? '');
  const named = [
    ...attributes('img', 'src'),
    ...attributes('script', 'src'),
    ...page.all('link').map(({ attribs }) => (attribs['rel'] === 'canonical' ? '' : (attribs['href'] ?? ''))),
    ...page.modules,
    ...page.all('style').flatMap(addressesIn),
    ...page.meta('og:image').map((address) => new URL(address).pathname),
    ...linksInside(page).map(({ pathname }) => (PAGE_ADDRESS.test(pathname) ? '' : pathname)),
  ];
  return [...new Set(named)].filter((address) => address !== '');
}

/** What a style sheet loads from the site. */
function addressesIn(style: HtmlElement): string[] {
  return [...DomUtils.textContent(style).matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, address = '']) => address);
}

/** Base for parsing relative addresses; never requested. */
const ANY_ORIGIN = 'https://site.invalid';

function linksInside(page: HtmlPage): URL[] {
  return page
    .all('a')
    .map(({ attribs }) => new URL(attribs['href'] ?? '', ANY_ORIGIN + page.path))
    .filter(({ origin }) => origin === ANY_ORIGIN);
}
