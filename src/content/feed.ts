/** The blog for feed readers: RSS 2.0, written when the site is built. */
import { articlePath, PATHS } from '../config/paths.ts';
import { SITE } from '../config/site.ts';
import { ARTICLE_SUMMARIES } from './article-summaries.ts';
import type { ArticleSummary } from './article.ts';
import { BLOG } from './blog.ts';

/** @returns the whole document, to be served at `PATHS.feed`. */
export function feedXml(): string {
  const items = ARTICLE_SUMMARIES.map(itemXml).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escape(`${BLOG.title} · ${SITE.name}`)}</title>
<link>${escape(SITE.url + PATHS.blog)}</link>
<atom:link href="${escape(SITE.url + PATHS.feed)}" rel="self" type="application/rss+xml"/>
<description>${escape(BLOG.description)}</description>
<language>es-ES</language>
${items}
</channel>
</rss>
`;
}

function itemXml({ id, slug, title, excerpt, date, category }: ArticleSummary): string {
  return `<item>
<title>${escape(title)}</title>
<link>${escape(SITE.url + articlePath(slug))}</link>
<guid isPermaLink="false">${escape(id)}</guid>
<pubDate>${new Date(`${date}T08:00:00Z`).toUTCString()}</pubDate>
<category>${escape(category)}</category>
<description>${escape(excerpt)}</description>
</item>`;
}

const ENTITIES: Partial<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
