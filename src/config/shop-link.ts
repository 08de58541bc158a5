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

/** The shops that prices were seen in: where a shop's own address of its search is not known, the web is searched for it. */
const SHOPS: ReadonlyMap<string, { host: string; search: (words: string) => string }> = new Map([
  [
    'PcComponentes',
    {
      host: 'pccomponentes.com',
      search: (words) => `https://www.pccomponentes.com/search/?${new URLSearchParams({ query: words })}`,
    },
  ],
  [
    'MediaMarkt',
    {
      host: 'mediamarkt.es',
      search: (words) => `https://www.mediamarkt.es/es/search.html?${new URLSearchParams({ query: words })}`,
    },
  ],
  ['Coolmod', { host: 'coolmod.com', search: (words) => webSearch(`${words} site:coolmod.com`) }],
  ['El Corte Inglés', { host: 'elcorteingles.es', search: (words) => webSearch(`${words} site:elcorteingles.es`) }],
]);

export type SeenInShop = Pick<Facts, 'brand' | 'model' | 'priceShop' | 'priceUrl'>;

/**
 * A second place to look, because a search of the first shop may find nothing: the page or a search of the shop that had
 * the laptop, or the web.
 * @param link of {@link shopLink}
 * @returns `null` for a product's link where no shop is known
 */
export function secondLink(link: string, seen?: SeenInShop): { text: string; href: string } | null {
  const shop = SHOPS.get(seen?.priceShop ?? '');
  if (seen && shop) {
    const page = safeLink(seen.priceUrl ?? '', [shop.host]);
    if (page) return { text: `Ver en ${seen.priceShop}`, href: page };
    return { text: `Buscar en ${seen.priceShop}`, href: shop.search(`${seen.brand} ${seen.model}`) };
  }
  const words = isSearch(link) ? new URL(link).searchParams.get('k') : null;
  return words ? { text: 'Buscar en la web', href: webSearch(`${words} precio`) } : null;
}
