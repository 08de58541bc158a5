import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LaptopPage } from '#contract/pages/laptop-page.ts';
import { nameWithoutDetails } from '#contract/laptop-name.ts';
import { decapitalize } from '#contract/spanish-text.ts';
import { comparePath, laptopPath, PATHS } from '#src/config/paths.ts';
import { shopLink } from '#src/config/shop-link.ts';
import { isSeenInSpain } from '#src/lib/evidence-words.ts';
import { euros, ratingWords } from '#src/lib/figures.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Unbroken } from '#src/ui/breakable.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ShopLinks } from '#src/ui/buy-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Evidence } from '#src/ui/evidence.tsx';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import { useNewerPrice } from '#src/services/use-newer-price.ts';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { PriceFigure } from '#src/ui/price.tsx';
import { Rating } from '#src/ui/rating.tsx';
import { cn } from '#src/ui/cn.ts';

interface LaptopHeaderProps {
  laptop: LaptopPage;
  verdict: ReactNode;
  /** What stands beside the price on wide windows, and below it on others. */
  children: ReactNode;
}

export function LaptopHeader({ laptop, verdict, children }: LaptopHeaderProps) {
  const { id, name, lead, image, rating } = laptop;
  return (
    <header>
      <Breadcrumb above={[{ name: 'Portátiles', path: PATHS.laptops }]} here={{ name, path: laptopPath(id) }} />
      <div
        className={cn(
          'grid grid-cols-1 gap-x-10 gap-y-4 [&>*]:min-w-0',
          // The last row takes what the other column is taller.
          'lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start',
        )}
      >
        <div>
          <h1 className="wrap-anywhere">
            <Unbroken text={nameWithoutDetails(name)} />
          </h1>
          <p className="mt-2 text-muted">{unbroken(lead)}</p>
          {rating && (
            <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
              <Rating value={rating.stars} label={ratingWords(rating.stars, rating.count)} />
              <span aria-hidden="true">{ratingWords(rating.stars, rating.count)}</span>
            </p>
          )}
        </div>
        <div className="max-lg:contents lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <div>
            <Price laptop={laptop} />
            <Actions laptop={laptop} />
            <InShop laptop={laptop} />
          </div>
          {/* Smaller windows have the verdict before the rest. */}
          <p className="no-print max-w-prose text-sm text-muted max-lg:order-1 lg:mt-3">
            Si compras, la tienda puede pagarnos una comisión: a ti no te cuesta más y no cambia el orden.{' '}
            <Link to={PATHS.method}>Cómo decidimos</Link>
          </p>
          <figure className="max-lg:order-1 lg:mt-8 print:hidden">
            <LaptopPicture src={image} alt={name} eager />
          </figure>
        </div>
        {verdict}
        {children}
      </div>
    </header>
  );
}

const ACTIONS = lazyCode(async () => (await import('../laptop-actions.tsx')).LaptopActions);

/** The price of the page's data, until a Spanish shop's newer one is known. */
function Price({ laptop: { id, price, priceFacts, catalogueDate } }: { laptop: LaptopPage }) {
  const ownsWindows = useOwnsWindows();
  const words = priceWords({ price, facts: priceFacts }, { ownsWindows, now: Date.parse(catalogueDate) });
  const newer = useNewerPrice(id, priceFacts.priceDate);
  const note = newer ? `${newer.seen}.` : [words.seen, words.range].filter(Boolean).join('. ') + '.';
  return (
    <>
      <PriceFigure words={newer ?? words} className="font-heading text-4xl font-bold" />
      <p className={`mt-1 max-w-prose text-sm ${!newer && words.old ? 'text-caution' : 'text-muted'}`}>{note}</p>
      <Evidence
        facts={priceFacts}
        now={Date.parse(catalogueDate)}
        // The note says where and when, the «pero» which system.
        without={[(isSeenInSpain(priceFacts) || newer !== null) && 'seen', priceFacts.os !== null && 'system']}
        onlySurprises
        className="mt-2"
      />
    </>
  );
}

/** Only PcComponentes has its own brands, and it sells on the web. */
const ONLY_ON_THE_WEB: ReadonlySet<string> = new Set(['Alurin', 'PcCom']);

/** What to ask for, and to look at, where nobody can search. */
const InShop = ({ laptop: { brand, partNumber, name, lead, priceFacts } }: { laptop: LaptopPage }) =>
  !ONLY_ON_THE_WEB.has(brand) && (
    <p className="mt-3 max-w-prose text-sm">
      En una tienda, pide el <strong className="wrap-anywhere">{partNumber ?? name}</strong>. Si no lo tienen, sirve
      otro {unbroken(decapitalize(lead))}
      {priceFacts.priceRange && ` por hasta ${euros(priceFacts.priceRange.high)}`}
      {priceFacts.priceRange && priceFacts.licence > 0 && ' sin Windows'}. Mira allí la cámara y el teclado
      {priceFacts.os === null && ', y si trae Windows'}.
    </p>
  );

function Actions({ laptop: { id, brand, model, link, priceFacts, favorite } }: { laptop: LaptopPage }) {
  const shop = shopLink(link);
  return (
    <div className="no-print">
      {shop !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4">
          <ShopLinks
            href={shop}
            variant="primary"
            className="grow px-[min(1.5rem,4vw)] sm:grow-0"
            iconClass="size-icon max-sm:hidden"
            seen={{ brand, model, ...priceFacts }}
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink variant="secondary" to={comparePath([id])}>
          Comparar
        </ButtonLink>
        <div className="flex min-h-12 min-w-26 flex-wrap gap-2">
          <LazyComponent code={ACTIONS} props={{ favorite }} />
        </div>
      </div>
    </div>
  );
}
