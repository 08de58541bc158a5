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
  /** Path of its search; without a known one the web is searched for its pages. */
  search?: string;
}

/** The shops that prices were seen in. */
const SHOPS: ReadonlyMap<string, Shop> = new Map<string, Shop>([
  ['PcComponentes', { host: 'pccomponentes.com', search: '/search/' }],
  ['MediaMarkt', { host: 'mediamarkt.es', search: '/es/search.html' }],
  ['Coolmod', { host: 'coolmod.com' }],
  ['El Corte Inglés', { host: 'elcorteingles.es' }],
]);

export type SeenInShop = Pick<Facts, 'brand' | 'model' | 'priceShop' | 'priceUrl'>;

interface NamedLink {
  text: string;
  href: string;
}

/**
 * @returns the page of the shop that showed the price, «Ver en MediaMarkt», else that shop's search, «Buscar en
 *   PcComponentes»; `null` where neither is known
 */
export function linkToPrice({ brand, model, priceShop, priceUrl }: SeenInShop): NamedLink | null {
  const shop = SHOPS.get(priceShop ?? '');
  const page = shop && safeLink(priceUrl ?? '', [shop.host]);
  if (page) return { text: `Ver en ${priceShop}`, href: page };
  if (!shop?.search) return null;
  const query = new URLSearchParams({ query: `${brand} ${model}` });
  return { text: `Buscar en ${priceShop}`, href: `https://www.${shop.host}${shop.search}?${query}` };
}

/**
 * Visitors look here if {@link linkToPrice} knows nothing, because a search of the marketplace may find nothing: a search
 * of the web, for the pages of the shop that had the laptop if that is known.
 * @param link of {@link shopLink}
 * @returns `null` for a product's link where no shop is known
 */
export function webSearchFor(link: string, seen?: SeenInShop): NamedLink | null {
  const shop = SHOPS.get(seen?.priceShop ?? '');
  if (seen && shop)
    return { text: `Buscar en ${seen.priceShop}`, href: webSearch(`${seen.brand} ${seen.model} site:${shop.host}`) };
  const words = isSearch(link) ? new URL(link).searchParams.get('k') : null;
  return words ? { text: 'Buscar en la web', href: webSearch(`${words} precio`) } : null;
}
