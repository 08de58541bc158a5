import { Link } from 'react-router-dom';
import { decapitalize } from '#contract/spanish-text.ts';
import type { LaptopPage } from '#contract/pages/laptop-page.ts';
import { comparePath, laptopPath, PATHS } from '#src/config/paths.ts';
import { shopLink } from '#src/config/shop-link.ts';
import { euros } from '#src/lib/euros.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { But } from '#src/ui/but.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ShopLinks } from '#src/ui/buy-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Evidence } from '#src/ui/evidence.tsx';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';
import { useNewerPrices } from '#src/services/use-newer-prices.ts';
import { StoredPlace, useOwnCards } from '../../judge/laptop-island.tsx';
import { ownBut } from '../own-but.ts';
import { drawnSize, LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { PriceWithNote } from '#src/ui/price-figure.tsx';
import { Rating } from '#src/ui/rating.tsx';
import { TargetMark } from '#src/ui/target-mark.tsx';
import { cardVariants } from '#src/ui/card.ts';
import { cn } from '#src/ui/cn.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';

export function LaptopHeader({ laptop }: { laptop: LaptopPage }) {
  const { id, name, lead, image, figures, rating } = laptop;
  return (
    <header>
      <Breadcrumb above={[{ name: 'Portátiles', path: PATHS.laptops }]} here={{ name, path: laptopPath(id) }} />
      <div className="mt-5 grid gap-x-12 gap-y-5 [&>*]:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div>
          <h1 className="text-3xl wrap-anywhere">{name}</h1>
          <p className="mt-2 text-muted">{lead}</p>
          {rating && (
            <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
              <Rating value={rating.stars} label={ratingWords(rating)} />
              <span aria-hidden="true">{ratingWords(rating)}</span>
            </p>
          )}
          <GoodPurchase laptop={laptop} />
          <Price laptop={laptop} />
          <Actions laptop={laptop} />
        </div>
        <figure className="lg:[&>div]:max-h-[20rem]">
          <LaptopPicture src={image} alt={name} missing="Sin imagen" figures={{ ...figures, name }} eager />
          {drawnSize(image, { ...figures, name }) && (
            <figcaption className="mt-1.5 text-sm text-muted">
              A escala, delante de un folio A4. Colores y detalles, orientativos.
            </figcaption>
          )}
        </figure>
      </div>
    </header>
  );
}

const OWN_PLACE = lazyCode(async () => (await import('../../judge/own-place.tsx')).OwnPlace);
const ACTIONS = lazyCode(async () => (await import('../laptop-actions.tsx')).LaptopActions);

/** For whom it is a good purchase, against what, and for how much it would be. */
function GoodPurchase({
  laptop: {
    id,
    purchase,
    cons: [con = ''],
  },
}: {
  laptop: LaptopPage;
}) {
  const { verdict, answer, limits, rival } = purchase;
  const but = decapitalize(con);
  return (
    <section
      aria-labelledby="purchase"
      className={cn(cardVariants({ variant: 'sunken' }), 'purchase mt-4 grid max-w-measure gap-2 p-4')}
    >
      <h2 id="purchase" className="order-first font-body text-sm/[1.4] font-semibold text-muted">
        ¿Es buena compra?
      </h2>
      {/* What holds for anybody gives way to the visitor's own verdict, or steps back behind it. Not by `group-has-*`:
          its selectors end in `*`, so that one checked box in the form would restyle all of the form. */}
      <p
        className={cn(
          'flex items-start gap-2.5 leading-[1.35] font-semibold [.purchase:has([data-chosen])_&]:font-normal',
          '[.purchase:has([data-chosen])_&]:text-muted [.purchase:has([data-chosen=alone])_&]:hidden',
        )}
      >
        {verdict === 'good' && <TargetMark className="size-7 shrink-0" />}
        <span>{unbroken(answer)}</span>
      </p>
      <div className="needs-script no-print min-h-11">
        <LazyPart code={OWN_PLACE} props={{ id }} fallback={<StoredPlace id={id} />} />
      </div>
      {but !== '' && verdict !== 'none' && <LaptopBut id={id} text={but} />}
      {rival && (
        <p className="[.purchase:has([data-chosen=alone])_&]:hidden">
          <span>{verdict === 'good' ? 'Mira también el' : 'Mejor, el'}</span>{' '}
          <Link to={laptopPath(rival.id)}>{rival.name}</Link>, <span>{euros(rival.price)}.</span>{' '}
          <span>{unbroken(rival.change)}</span>
        </p>
      )}
      {limits !== '' && (
        <p className="text-sm/[1.5] text-muted [.purchase:has([data-chosen=alone])_&]:hidden">{unbroken(limits)}</p>
      )}
    </section>
  );
}

/**
 * The drawback as the visitor's own result has it, if it has this laptop, else as it holds for anybody; none for other
 * answers in the address, to which that may be irrelevant.
 */
function LaptopBut({ id, text }: { id: string; text: string }) {
  const cards = useOwnCards();
  if (cards === null) return null;
  const own = cards.find((computer) => computer.id === id);
  const but = own && ownBut(own);
  // What holds for anybody goes with the verdict for anybody.
  return (
    <But text={but ?? text} className={`bg-surface ${but ? '' : '[.purchase:has([data-chosen=alone])_&]:hidden'}`} />
  );
}

/** The price of the page's data, until a Spanish shop's newer one is known. */
function Price({ laptop: { id, price, priceFacts, priceAge, catalogueDate } }: { laptop: LaptopPage }) {
  const words = priceWords({ price, facts: priceFacts }, { now: Date.parse(catalogueDate) });
  const newer = useNewerPrices({ [id]: { id, seen: priceFacts.priceDate } }).get(id);
  const note = newer ? `${newer.seen}.` : `${words.seen}. ${priceAge}${words.range && ` ${words.range}.`}`;
  return (
    <div className="mt-5">
      <PriceWithNote words={newer ?? words} note={note} />
      <Evidence
        facts={priceFacts}
        now={Date.parse(catalogueDate)}
        // The first chip tells of the price that the newer one replaces.
        className={`mt-2 ${newer ? '[&>li:first-child]:hidden' : ''}`}
      />
    </div>
  );
}

function Actions({ laptop: { id, name, brand, model, link, offers, priceFacts, favorite } }: { laptop: LaptopPage }) {
  const shop = shopLink(link);
  return (
    <>
      {shop !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4">
          <ShopLinks
            href={shop}
            variant="primary"
            className="grow px-[min(1.5rem,4vw)] sm:grow-0"
            iconClass="size-5 max-sm:hidden"
            seen={{ brand, model, ...priceFacts }}
          />
        </div>
      )}
      <div className="no-print mt-2 flex flex-wrap gap-2">
        <ButtonLink variant="secondary" to={comparePath([id])}>
          Comparar
        </ButtonLink>
        <div className="flex min-h-12 min-w-26 gap-2">
          <LazyPart code={ACTIONS} props={{ name, favorite }} />
        </div>
      </div>
      {offers.length > 0 && (
        <ul className="mt-3 grid gap-1 text-sm">
          {offers.map((offer) => (
            <li key={offer.shop}>
              <a href={offer.link} target="_blank" rel="sponsored noopener noreferrer">
                {offer.shop}: {priceWords({ price: offer.price }).amount}
                {priceFacts.os === 'none' && ' sin Windows'}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 max-w-prose text-sm text-muted">
        Si compras, la tienda puede pagarnos una comisión: a ti no te cuesta más y no cambia el orden.{' '}
        <Link to={PATHS.method}>Cómo decidimos</Link>
      </p>
    </>
  );
}

const ratingWords = ({ stars, count }: { stars: number; count: number }): string =>
  `${spanishNumber(stars)} de 5 (${spanishNumber(count)} valoraciones)`;
