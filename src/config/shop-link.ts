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

const searchIn = ({ host, search }: Shop, query: string): string =>
  search ? `https://www.${host}${search}?${new URLSearchParams({ query })}` : webSearch(`${query} site:${host}`);

export type SeenInShop = Pick<Facts, 'brand' | 'model' | 'priceShop' | 'priceUrl'>;

interface NamedLink {
  text: string;
  href: string;
}

/** @returns the page of the shop that showed the price: «Ver en MediaMarkt»; `null` where none is known */
export function pageWithPrice({ priceShop, priceUrl }: SeenInShop): NamedLink | null {
  const shop = SHOPS.get(priceShop ?? '');
  const page = shop && safeLink(priceUrl ?? '', [shop.host]);
  return page ? { text: `Ver en ${priceShop}`, href: page } : null;
}

/**
 * Visitors look here if no page is known, because a search of the marketplace may find nothing: a search of the shop that
 * had the laptop, or of the web.
 * @param link of {@link shopLink}
 * @returns `null` for a product's link where no shop is known
 */
export function otherSearch(link: string, seen?: SeenInShop): NamedLink | null {
  const shop = SHOPS.get(seen?.priceShop ?? '');
  if (seen && shop) {
    return { text: `Buscar en ${seen.priceShop}`, href: searchIn(shop, `${seen.brand} ${seen.model}`) };
  }
  const words = isSearch(link) ? new URL(link).searchParams.get('k') : null;
  return words ? { text: 'Buscar en la web', href: webSearch(`${words} precio`) } : null;
}
