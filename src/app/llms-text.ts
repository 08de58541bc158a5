/** `llms.txt` (https://llmstxt.org): what programs that read for people should know of this site. */
import type { BuiltPage } from '#contract/built/built-page.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { articlePath, laptopPath, PATHS } from '../config/paths.ts';
import { SITE } from '../config/site.ts';
import { ARTICLE_SUMMARIES } from '../content/article-summaries.ts';

const link = (name: string, path: string, words: string): string => `- [${name}](${SITE.url}${path}): ${words}`;

/** @param built tells how many laptops there are, and as of which day */
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
