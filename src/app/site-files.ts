import { SITE } from '../config/site.ts';
import { articlePath, PATHS } from '../config/paths.ts';
import type { ArticleSummary } from '../content/articles.ts';
import { BLOG } from '../features/blog/blog-page.tsx';
import { ARTICLE_SUMMARIES } from '../content/article-summaries.ts';
import { PAGES } from './pages.ts';

interface DatedPage {
  path: string;
  /** ISO day. */
  lastChanged: string;
  indexed: boolean;
}

/** @param dated the pages with data of the engine */
export function siteFiles(dated: readonly DatedPage[]): Record<string, string> {
  return {
    'sitemap.xml': sitemap(dated),
    'robots.txt': robots(),
    [PATHS.feed.slice(1)]: feedXml(),
  };
}

/** The days of the last changes of the blog and its articles, by their paths. */
const CHANGED: ReadonlyMap<string, string | undefined> = new Map([
  [PATHS.blog, ARTICLE_SUMMARIES[0]?.updated],
  ...ARTICLE_SUMMARIES.map(({ slug, updated }) => [articlePath(slug), updated] as const),
]);

function sitemap(dated: readonly DatedPage[]): string {
  const shown = dated.filter(({ indexed }) => indexed);
  const paths = PAGES.flatMap(({ prerendered }) => prerendered ?? []).filter((path) => path !== PATHS.notFound);
  const written = paths.map((path) => ({ path, lastChanged: CHANGED.get(path) }));
  const entries = [...written, ...shown].map(({ path, lastChanged: day }) => {
    return `  <url><loc>${escapeXml(SITE.url + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const robots = (): string => ['User-agent: *', 'Disallow: /api/', `Sitemap: ${SITE.url}/sitemap.xml`, ''].join('\n');

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

const ENTITIES: Partial<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
