import { SITE } from '#src/config/site.ts';
import { articlePath, PATHS } from '#src/config/paths.ts';
import { BLOG } from '#src/features/blog/blog-page.tsx';
import { type Article, ARTICLES } from '#src/content/articles.ts';
import { PAGES } from './pages.ts';

interface DatedPage {
  path: string;
  /** ISO day. */
  lastChanged: string;
  indexed: boolean;
}

/** The addresses whose HTML the build writes without asking the engine. */
export const prerenderedPaths: readonly string[] = [
  ...PAGES.flatMap(({ prerendered }) => prerendered ?? []),
  ...ARTICLES.map(({ slug }) => articlePath(slug)),
];

/** @param dated the pages with data of the engine */
export function siteFiles(dated: readonly DatedPage[]): Record<string, string> {
  return {
    'sitemap.xml': sitemap(dated),
    'robots.txt': robots(),
    [PATHS.feed.slice(1)]: feedXml(),
  };
}

/** The days of the last changes of the blog and its articles, by their paths. */
const CHANGED: ReadonlyMap<string, string> = new Map([
  [PATHS.blog, ARTICLES[0].updated],
  ...ARTICLES.map(({ slug, updated }) => [articlePath(slug), updated] as const),
]);

function sitemap(dated: readonly DatedPage[]): string {
  const shown = dated.filter(({ indexed }) => indexed);
  const paths = prerenderedPaths.filter((path) => path !== PATHS.notFound);
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
  const items = ARTICLES.map(itemXml).join('\n');
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

function itemXml({ id, slug, title, excerpt, date, category }: Article): string {
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
