import type { BuiltPage } from '#contract/built/built-page.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { SITE } from '../config/site.ts';
import { articlePath, laptopPath, PATHS } from '../config/paths.ts';
import type { ArticleSummary } from '../content/articles.ts';
import { BLOG } from '../features/blog/blog-page.tsx';
import { ARTICLE_SUMMARIES } from '../content/article-summaries.ts';
import { PAGES } from './pages.ts';

export function siteFiles(built: readonly BuiltPage[]): Record<string, string> {
  return {
    'sitemap.xml': sitemap(built),
    'robots.txt': robots(),
    'llms.txt': llmsText(built),
    [PATHS.feed.slice(1)]: feedXml(),
  };
}

/** The days of the last changes of the blog and its articles, by their paths. */
const CHANGED: ReadonlyMap<string, string | undefined> = new Map([
  [PATHS.blog, ARTICLE_SUMMARIES[0]?.updated],
  ...ARTICLE_SUMMARIES.map(({ slug, updated }) => [articlePath(slug), updated] as const),
]);

function sitemap(built: readonly BuiltPage[]): string {
  const shown = built.filter(({ indexed }) => indexed);
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

/** The paths of the API that are meant for reading. */
const READABLE = ['/api/laptops', '/api/openapi.json'];

const robots = (): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...READABLE.map((path) => `Allow: ${path}`),
    `Sitemap: ${SITE.url}/sitemap.xml`,
    '',
  ].join('\n');

const link = (name: string, path: string, words: string): string => `- [${name}](${SITE.url}${path}): ${words}`;

/**
 * `llms.txt` (https://llmstxt.org): what programs that read for people should know of this site.
 * @param built has the number of laptops and the day of the catalogue
 */
export function llmsText(built: readonly BuiltPage[]): string {
  const laptops = built.filter(({ path, indexed }) => path.startsWith(laptopPath('')) && indexed);
  const date = laptops.reduce((newest, { lastChanged }) => (lastChanged > newest ? lastChanged : newest), '');
  return `# ${SITE.name}

> Qué portátil comprar en España: ${laptops.length} portátiles reales con sus datos, sus precios y sus peros, y cuáles convienen para cada uso y presupuesto. Gratis y sin registro. Precios hasta el ${spanishDate(date)}.

Para entender los datos:

- Los precios son euros con IVA y llevan fecha. Uno es «visto» si lo pedía hace poco una tienda española, «estimado» si se vio fuera o hace tiempo y se lleva a España y a hoy, y «dudoso» si es tan bajo que cuenta el habitual en su lugar.
- Cuando un portátil se vende sin sistema, se dice lo que costaría Windows aparte.
- Lo que se estima (autonomía, silencio, construcción) se da como estimado, con su error. Lo que no se sabe se dice: «sin dato» no significa que no lo tenga.
- Una recomendación vale para un uso, un presupuesto y lo que se exige; cambia con ellos y con la fecha.
- La comisión de las tiendas no cuenta en el orden.

Para citar: nombra ${SITE.name}, enlaza la página de la que sale el dato y di su fecha; de un precio, también si es visto o estimado.

## Páginas

${link('Todos los portátiles', PATHS.laptops, 'la lista completa; cada uno tiene su página en `/portatil/{id}`')}
${link('Cómo decidimos', PATHS.method, 'qué pesa en cada uso y de dónde sale, cómo se estima y cuánto se yerra')}
${link('Guías', PATHS.guides, 'las respuestas para cada uso y presupuesto, con sus razones')}
${link('Cuestionario', PATHS.form, 'la recomendación para quien lo rellena')}

## Para programas

- [Descripción de la API](${SITE.apiUrl || SITE.url}/api/openapi.json): OpenAPI 3.1
- [Los portátiles en JSON](${SITE.apiUrl || SITE.url}/api/laptops): página a página, con ETag
${link('Mapa del sitio', '/sitemap.xml', 'todas las páginas, con su fecha')}

## Optional

${ARTICLE_SUMMARIES.map(({ slug, title, excerpt }) => link(title, articlePath(slug), excerpt)).join('\n')}
`;
}

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
