import type { Facts } from '#contract/facts.ts';
import { safeLink } from '#contract/safe-link.ts';
import { SITE } from './site.ts';

const AMAZON = 'es com de fr it co.uk ie nl com.be pl se com.mx com.br ca com.tr co.jp in com.au sg ae sa eg co.za'
  .split(' ')
  .map((country) => `amazon.${country}`);

const HOSTS = SITE.marketplaceHosts
  ? SITE.marketplaceHosts.split(',').map((host) => host.trim().toLowerCase())
  : [...AMAZON, 'amzn.to', 'amzn.eu', 'a.co'];

export const shopLink = (link: string): string | null => safeLink(link, HOSTS);

/** Whether a link of {@link shopLink} leads to a search instead of a product. */
export const isSearch = (link: string): boolean => new URL(link).pathname === '/s';

const webSearch = (words: string): string =>
  `https://duckduckgo.com/?${new URLSearchParams({ q: words, kl: 'es-es' })}`;

interface Shop {
  host: string;
  search: string;
}

/** The shops that prices were seen in. Their searches are those that public price watchers use. */
const SHOPS: ReadonlyMap<string, Shop> = new Map([
  ['PcComponentes', { host: 'pccomponentes.com', search: '/search/?query=' }],
  ['MediaMarkt', { host: 'mediamarkt.es', search: '/es/search.html?query=' }],
  ['Coolmod', { host: 'coolmod.com', search: '/#01cc/fullscreen/m=and&q=' }],
  ['El Corte Inglés', { host: 'elcorteingles.es', search: '/search/?s=' }],
]);

export type SeenInShop = Pick<Facts, 'brand' | 'model' | 'priceShop' | 'priceUrl'>;

interface NamedLink {
  text: string;
  href: string;
}

/**
 * @returns the page of the shop that showed the price, «Ver en MediaMarkt», else that shop's search, «Buscar en
 *   PcComponentes»; `null` for other shops
 */
export function linkToPrice({ brand, model, priceShop, priceUrl }: SeenInShop): NamedLink | null {
  const shop = SHOPS.get(priceShop ?? '');
  if (!shop) return null;
  const page = safeLink(priceUrl ?? '', [shop.host]);
  if (page) return { text: `Ver en ${priceShop}`, href: page };
  const words = encodeURIComponent(`${brand} ${model}`).replaceAll('%20', '+');
  return { text: `Buscar en ${priceShop}`, href: `https://www.${shop.host}${shop.search}${words}` };
}

/**
 * Visitors look here where no shop is known, because a search of the marketplace may find nothing.
 * @param link of {@link shopLink}
 * @returns `null` for a product's link
 */
export function webSearchFor(link: string): NamedLink | null {
  const words = isSearch(link) ? new URL(link).searchParams.get('k') : null;
  return words ? { text: 'Buscar en la web', href: webSearch(`${words} precio`) } : null;
}
