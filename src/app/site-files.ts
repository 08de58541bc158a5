import { SITE } from '#src/config/site.ts';
import { articlePath, PATHS } from '#src/config/paths.ts';
import { ARTICLES } from '#src/content/articles.ts';
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
export const siteFiles = (dated: readonly DatedPage[]): Record<string, string> => ({
  'sitemap.xml': sitemap(dated),
  'robots.txt': ['User-agent: *', 'Disallow: /api/', `Sitemap: ${SITE.url}/sitemap.xml`, ''].join('\n'),
});

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
    return `  <url><loc>${SITE.url}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
