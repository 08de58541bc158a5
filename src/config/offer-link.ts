import { SHOP_HOSTS } from '#contract/shop-hosts.ts';
import { safeLink } from '#contract/safe-link.ts';

// Not in `site.ts`, which every page loads.
const HOSTS = (import.meta.env.VITE_SHOP_HOSTS || SHOP_HOSTS).split(',').map((host) => host.trim().toLowerCase());

/** Where an offer may be followed to. */
export const offerLink = (link: string): string | null => safeLink(link, HOSTS);

declare global {
  interface ImportMetaEnv {
    readonly VITE_SHOP_HOSTS?: string;
  }
}
