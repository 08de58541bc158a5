import type { ReadComputer } from '#src/services/read-answer.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { isOfferCurrent, type Offer } from '#contract/offers.ts';
import { euros } from '#src/lib/figures.ts';
import { hostsIn, SHOP_HOSTS } from '#contract/shop-hosts.ts';
import { safeLink } from '#contract/safe-link.ts';
import { PriceChart } from './price-chart.tsx';
import { cn } from '#src/ui/cn.ts';

type Offered = Pick<ReadComputer, 'name' | 'offers' | 'priceHistory' | 'facts'>;

/** Current offers and, folded, the price history. Neither is shown if the offers are over three days old. */
export function CurrentOffers({ name, offers, priceHistory, facts }: Offered) {
  const current = currentOffers(offers);
  if (current.length === 0) return null;
  return (
    <>
      <OfferLinks offers={current} name={name} bare={facts.os === 'none'} />
      {priceHistory && (
        <Disclosure summary="Historial de precio" className="mt-2">
          <PriceChart {...priceHistory} />
        </Disclosure>
      )}
    </>
  );
}

/** Only offers of the last three days are current: a stored answer may be older. */
const currentOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => isOfferCurrent(offer, Date.now()));

interface OfferLinksProps {
  /** Current ones, cheapest first. */
  offers: readonly Offer[];
  name: string;
  /** Shops sell it without a system. */
  bare: boolean;
}

/** The shops' prices as links; nothing if no link leads to an allowed host. */
function OfferLinks({ offers, name, bare }: OfferLinksProps) {
  const links = offers.flatMap(({ shop, price, link }) => {
    const href = safeLink(link, HOSTS);
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
            className={cn(
              'inline-flex min-h-11 items-center font-semibold underline decoration-line decoration-2',
              'underline-offset-4 hover:decoration-current md:min-h-8',
            )}
          >
            <span>
              <span className="tabular-nums">{`En ${shop}: ${euros(price)}${bare ? ' sin Windows' : ''}`}</span>{' '}
              <span className="sr-only">{name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

// Every page loads `site.ts`, so this is not there.
const HOSTS = hostsIn(import.meta.env.VITE_SHOP_HOSTS || SHOP_HOSTS);

declare global {
  interface ImportMetaEnv {
    readonly VITE_SHOP_HOSTS?: string;
  }
}
