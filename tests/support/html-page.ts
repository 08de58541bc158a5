/** A page of the site as it is served, before any script: what a search engine reads. */
import { DomUtils, parseDocument } from 'htmlparser2';

export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface HtmlPage {
  path: string;
  /** All elements with this tag and these attributes, in order; `within` one element or the whole page. */
  all: (tag: string, attributes?: Record<string, string>, within?: HtmlElement) => HtmlElement[];
  /** The contents of the meta tags with this name or `property`. */
  meta: (name: string) => string[];
  /** The blocks of JSON-LD. */
  data: () => unknown[];
  /** The addresses of the scripts that the page loads first. */
  modules: string[];
  /** The text of the page's root, or of one element, with single spaces. */
  words: (element?: HtmlElement) => string;
  /** Whether there is an element with this id. */
  hasAnchor: (id: string) => boolean;
}

export function parsePage(path: string, html: string): HtmlPage {
  const document = parseDocument(html);
  const all: HtmlPage['all'] = (tag, attributes = {}, within) =>
    DomUtils.getElementsByTagName(tag, within ?? document).filter((element) =>
      Object.entries(attributes).every(([name, value]) => element.attribs[name] === value),
    );
  let ids: ReadonlySet<string> | undefined;
  const root = DomUtils.getElementById('root', document, true);
  if (!root) throw new Error(`${path} has no #root`);
  return {
    path,
    all,
    meta: (name) =>
      [...all('meta', { name }), ...all('meta', { property: name })].map((tag) => tag.attribs['content'] ?? ''),
    data: () =>
      all('script', { type: 'application/ld+json' }).map((script): unknown => JSON.parse(DomUtils.textContent(script))),
    modules: [...all('link', { rel: 'modulepreload' }), ...all('script', { type: 'module' })].map(
      ({ attribs }) => attribs['src'] ?? attribs['href'] ?? '',
    ),
    words: (element = root) => singleSpaced(DomUtils.innerText(element)),
    hasAnchor: (id) => (ids ??= new Set(all('*').flatMap(({ attribs }) => attribs['id'] ?? []))).has(id),
  };
}

export const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
