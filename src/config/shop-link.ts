import { safeLink } from '../lib/safe-link.ts';
import { SITE } from './site.ts';

/** A buy link as it may be followed, or `null` where it does not lead to the marketplace. */
export const shopLink = (link: string): string | null => safeLink(link, SITE.marketplaceHosts);
