import { safeLink } from '#contract/safe-link.ts';
import { SITE } from './site.ts';

const AMAZON = 'es com de fr it co.uk ie nl com.be pl se com.mx com.br ca com.tr co.jp in com.au sg ae sa eg co.za'
  .split(' ')
  .map((country) => `amazon.${country}`);

const HOSTS = SITE.marketplaceHosts
  ? SITE.marketplaceHosts.split(',').map((host) => host.trim().toLowerCase())
  : [...AMAZON, 'amzn.to', 'amzn.eu', 'a.co'];

export const SHOP_LINK_TEXT = 'Ver en Amazon';

export const shopLink = (link: string): string | null => safeLink(link, HOSTS);

/** Whether a link of {@link shopLink} leads to a search instead of a product. */
export const isSearch = (link: string): boolean => new URL(link).pathname === '/s';
