import { safeLink } from '#contract/safe-link.ts';
import { SITE } from './site.ts';

const AMAZON =
  'amazon.es,amazon.com,amazon.de,amazon.fr,amazon.it,amazon.co.uk,amazon.ie,amazon.nl,amazon.com.be,amazon.pl,amazon.se,' +
  'amazon.com.mx,amazon.com.br,amazon.ca,amazon.com.tr,amazon.co.jp,amazon.in,amazon.com.au,amazon.sg,amazon.ae,amazon.sa,' +
  'amazon.eg,amazon.co.za,amzn.to,amzn.eu,a.co';

const HOSTS = (SITE.marketplaceHosts || AMAZON).split(',').map((host) => host.trim().toLowerCase());

export const SHOP_LINK_TEXT = 'Ver en Amazon';

export const shopLink = (link: string): string | null => safeLink(link, HOSTS);
