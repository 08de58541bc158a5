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

/** Searches of the shops that prices were seen in; where a shop's own address is not known, of the web for its pages. */
const SHOP_SEARCHES: ReadonlyMap<string, (words: string) => string> = new Map([
  ['PcComponentes', (words) => `https://www.pccomponentes.com/search/?${new URLSearchParams({ query: words })}`],
  ['MediaMarkt', (words) => `https://www.mediamarkt.es/es/search.html?${new URLSearchParams({ query: words })}`],
  ['Coolmod', (words) => webSearch(`${words} site:coolmod.com`)],
  ['El Corte Inglés', (words) => webSearch(`${words} site:elcorteingles.es`)],
]);

export type SeenInShop = Pick<Facts, 'brand' | 'model' | 'priceShop'>;

/**
 * A second place to look, because a search of the first shop may find nothing: the shop that had the laptop, or the web.
 * @param link of {@link shopLink}
 * @returns `null` for a product's link where no shop is known
 */
export function otherSearch(link: string, seen?: SeenInShop): { place: string; href: string } | null {
  const searchShop = SHOP_SEARCHES.get(seen?.priceShop ?? '');
  if (seen?.priceShop && searchShop) return { place: seen.priceShop, href: searchShop(`${seen.brand} ${seen.model}`) };
  const words = isSearch(link) ? new URL(link).searchParams.get('k') : null;
  return words ? { place: 'la web', href: webSearch(`${words} precio`) } : null;
}
