import { SHOP_HOSTS } from '#contract/shop-hosts.ts';
import { safeLink } from '#contract/safe-link.ts';
import { SITE } from './site.ts';

const HOSTS = (SITE.shopHosts || SHOP_HOSTS).split(',').map((host) => host.trim().toLowerCase());

/** Where an offer may be followed to. */
export const offerLink = (link: string): string | null => safeLink(link, HOSTS);
