import { articlePath, PATHS } from '../config/paths.ts';
import { SITE } from '../config/site.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { ARTICLE_SUMMARIES } from './article-summaries.ts';
import type { ArticleSummary } from './article.ts';
import { BLOG } from './blog.ts';

export function feedXml(): string {
  const items = ARTICLE_SUMMARIES.map(itemXml).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${BLOG.title} · ${SITE.name}`)}</title>
<link>${escapeXml(SITE.url + PATHS.blog)}</link>
<atom:link href="${escapeXml(SITE.url + PATHS.feed)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(BLOG.description)}</description>
<language>es-ES</language>
${items}
</channel>
</rss>
`;
}

function itemXml({ id, slug, title, excerpt, date, category }: ArticleSummary): string {
  return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(SITE.url + articlePath(slug))}</link>
<guid isPermaLink="false">${escapeXml(id)}</guid>
<pubDate>${new Date(`${date}T08:00:00Z`).toUTCString()}</pubDate>
<category>${escapeXml(category)}</category>
<description>${escapeXml(excerpt)}</description>
</item>`;
}
