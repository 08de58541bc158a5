import type { BuiltPage } from '#contract/built/built-page.ts';
import { SITE } from '../config/site.ts';
import { PATHS } from '../config/paths.ts';
import { contentPaths } from '../content/content-paths.ts';
import { feedXml } from '../content/feed.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { llmsText } from './llms-text.ts';
import { PAGES } from './pages.ts';

export function siteFiles(built: readonly BuiltPage[]): Record<string, string> {
  return {
    'sitemap.xml': sitemap(built),
    'robots.txt': robots(),
    'llms.txt': llmsText(built),
    [PATHS.feed.slice(1)]: feedXml(),
  };
}

function sitemap(built: readonly BuiltPage[]): string {
  const shown = built.filter(({ indexed }) => indexed);
  const lastChanged = new Map([...contentPaths(), ...shown].map((entry) => [entry.path, entry.lastChanged]));
  const paths = PAGES.flatMap(({ prerendered }) => prerendered ?? []).filter((path) => path !== PATHS.notFound);
  const entries = [...paths, ...shown.map(({ path }) => path)].map((path) => {
    const day = lastChanged.get(path);
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

/** Of the API only what is meant for reading. */
const READABLE = ['/api/laptops', '/api/openapi.json'];

const robots = (): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...READABLE.map((path) => `Allow: ${path}`),
    `Sitemap: ${SITE.url}/sitemap.xml`,
    '',
  ].join('\n');
