/** A page of the site as it comes over the wire, before any script: what a search engine reads. */
import type { APIRequestContext } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from './visit.ts';

export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface HtmlPage {
  path: string;
  /** All elements of this name, in order, that have these attributes and stand within that element. */
  all: (tag: string, attributes?: Record<string, string>, within?: HtmlElement) => HtmlElement[];
  /** What the meta tags of this name (or `property`) say. */
  meta: (name: string) => string[];
  /** The blocks of JSON-LD. */
  data: () => unknown[];
  /** What stands in the page's root, or in one element, with one space between words. */
  words: (element?: HtmlElement) => string;
  /** Whether `#id` leads somewhere. */
  hasAnchor: (id: string) => boolean;
}

/** Asks for a page and reads it; any other status than `status` fails the test. */
export async function readPage(request: APIRequestContext, path: string, status = 200): Promise<HtmlPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(status);
  expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
  return parsePage(path, await response.text());
}

function parsePage(path: string, html: string): HtmlPage {
  const document = parseDocument(html);
  const all: HtmlPage['all'] = (tag, attributes = {}, within) =>
    DomUtils.getElementsByTagName(tag, within ?? document).filter((element) =>
      Object.entries(attributes).every(([name, value]) => element.attribs[name] === value),
    );
  const root = DomUtils.getElementById('root', document, true);
  if (!root) throw new Error(`${path} has no #root`);
  return {
    path,
    all,
    meta: (name) =>
      [...all('meta', { name }), ...all('meta', { property: name })].map((tag) => tag.attribs['content'] ?? ''),
    data: () =>
      all('script', { type: 'application/ld+json' }).map((script): unknown => JSON.parse(DomUtils.textContent(script))),
    words: (element = root) => oneSpace(DomUtils.innerText(element)),
    hasAnchor: (id) => DomUtils.getElementById(id, document, true) !== null,
  };
}

export const oneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
