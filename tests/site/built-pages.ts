/** The built pages as files, each read once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

export const SITE = 'dist/site';

export interface Page {
  /** As the hosting serves it: without `.html`. */
  path: string;
  canonical: string | null;
  isIndexed: boolean;
  title: string;
  ids: ReadonlySet<string>;
  /** Addresses as they are written. */
  links: readonly string[];
  /** The blocks of JSON-LD as they are written. */
  data: readonly string[];
}

const pathOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

function readPage(file: string): Page {
  const document = parseDocument(readFileSync(join(SITE, file), 'utf8'));
  const all = DomUtils.getElementsByTagName('*', document);
  const named = (tag: string) => all.filter(({ name }) => name === tag);
  const textsOf = (tag: string, type?: string) =>
    named(tag)
      .filter(({ attribs }) => type === undefined || attribs['type'] === type)
      .map((element) => DomUtils.textContent(element));
  const canonical = named('link').find(({ attribs }) => attribs['rel'] === 'canonical');
  const robots = named('meta').find(({ attribs }) => attribs['name'] === 'robots');
  return {
    path: pathOf(file),
    canonical: canonical?.attribs['href'] ?? null,
    isIndexed: !robots?.attribs['content']?.includes('noindex'),
    title: textsOf('title').join('|'),
    ids: new Set(all.flatMap(({ attribs }) => attribs['id'] ?? [])),
    links: [...new Set(named('a').map(({ attribs }) => attribs['href'] ?? ''))],
    data: textsOf('script', 'application/ld+json'),
  };
}

/** All pages by their path. @throws where the site has not been built */
export function readPages(): ReadonlyMap<string, Page> {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(files.map((file) => [pathOf(file), readPage(file)]));
}
