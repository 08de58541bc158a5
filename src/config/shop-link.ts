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

/**
 * A search of the web, because a search of the shop may find nothing.
 * @param link of {@link shopLink}
 * @returns `null` for a product's link
 */
export function webSearchLink(link: string): string | null {
  const words = isSearch(link) ? new URL(link).searchParams.get('k') : null;
  if (!words) return null;
  const search = new URL('https://duckduckgo.com/');
  search.searchParams.set('q', `${words} precio`);
  search.searchParams.set('kl', 'es-es');
  return search.href;
}
