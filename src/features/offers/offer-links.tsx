import type { Offer } from '#contract/offers.ts';
import { euros } from '#src/lib/euros.ts';
import { SHOP_HOSTS } from '#contract/shop-hosts.ts';
import { safeLink } from '#contract/safe-link.ts';

interface OfferLinksProps {
  /** Current ones, cheapest first. */
  offers: readonly Offer[];
  /** The laptop's. */
  name: string;
}

/** What shops ask for a laptop today; nothing without links that may be followed. */
export function OfferLinks({ offers, name }: OfferLinksProps) {
  const links = offers.flatMap(({ shop, price, link }) => {
    const href = offerLink(link);
    return href === null ? [] : { href, shop, price };
  });
  if (links.length === 0) return null;
  return (
    <ul aria-label="En tiendas" className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {links.map(({ href, shop, price }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="sponsored noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-current md:min-h-8"
          >
            <span>
              En {shop}: <span className="tabular-nums">{euros(price)}</span>
              <span className="sr-only">, {name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

// Not in `site.ts`, which every page loads.
const HOSTS = (import.meta.env.VITE_SHOP_HOSTS || SHOP_HOSTS).split(',').map((host) => host.trim().toLowerCase());

/** Where an offer may be followed to. */
const offerLink = (link: string): string | null => safeLink(link, HOSTS);

declare global {
  interface ImportMetaEnv {
    readonly VITE_SHOP_HOSTS?: string;
  }
}
