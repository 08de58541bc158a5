import { useId, useState } from 'react';
import { laptopName } from '#contract/laptop-name.ts';
import { laptopPath, PATHS } from '#src/config/paths.ts';
import { readOnWords, savedReadFragment } from '#src/lib/read-code.ts';
import { shopLink } from '#src/config/shop-link.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { Unbroken } from '#src/ui/breakable.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { followCardLink, OtherShops, ShopButton } from '#src/ui/buy-link.tsx';
import { SavedPrice } from '#src/ui/price.tsx';
import { focusTitle, useLostFocus } from '#src/ui/focus.ts';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { CompareChoice } from './compare-choice.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import type { PriceNews } from './price-news.ts';

interface FavoriteCardProps {
  favorite: SavedLaptop;
  news: PriceNews | null;
  /** No longer in the catalogue. */
  retired: boolean;
  /** Whether there is another favorite to compare it with. */
  comparable: boolean;
}

export function FavoriteCard({ favorite, news, retired, comparable }: FavoriteCardProps) {
  const titleId = useId();
  const name = laptopName(favorite.name);
  const link = shopLink(favorite.link);
  const advert = savedReadFragment(favorite.id);
  const ownsWindows = useOwnsWindows();
  const footer = useLostFocus<HTMLDivElement>(focusTitle);
  return (
    <article
      ref={followCardLink}
      aria-labelledby={titleId}
      className={cn(
        cardVariants(),
        'flex flex-col gap-4 p-5 transition-shadow',
        link && 'cursor-pointer hover:shadow-float',
      )}
    >
      <div className="flex flex-wrap gap-4 md:grid">
        <div className="grow-2 basis-22">
          <LaptopPicture src={favorite.image} alt={name} />
        </div>
        <div className="min-w-0 grow-3 basis-[8rem] wrap-anywhere">
          <h2 id={titleId}>
            <Unbroken text={name} />
          </h2>
          <div className="mt-2 md:mt-3">
            <SavedPrice computer={favorite} ownsWindows={ownsWindows} />
          </div>
        </div>
      </div>
      {news && (
        <p className={`text-sm font-semibold text-balance ${news.fell ? 'text-positive' : 'text-muted'}`}>
          {news.words}
        </p>
      )}
      <FavoriteSpecs specs={favorite.specs} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4">
        {advert !== null && (
          <ButtonLink variant="text" className="text-sm" to={{ pathname: PATHS.advert, hash: advert }}>
            {readOnWords(favorite.facts?.priceDate ?? '')}
          </ButtonLink>
        )}
        {retired && (
          <ButtonLink variant="text" className="text-sm text-caution" to={laptopPath(favorite.id)}>
            Ya no está en el catálogo
          </ButtonLink>
        )}
        {!retired && comparable && <CompareChoice id={favorite.id} name={name} />}
      </div>
      <div ref={footer} className="flex flex-wrap gap-2">
        {link !== null && (
          <ShopButton href={link} variant="secondary" className="grow basis-[10rem]" cardTitle={titleId} />
        )}
        <FavoriteButton computer={{ ...favorite, name }} />
        {link !== null && (
          <div className="flex basis-full flex-wrap items-center gap-x-4">
            <OtherShops href={link} cardTitle={titleId} />
          </div>
        )}
      </div>
    </article>
  );
}

const SHOWN_SPECS = 4;

const HEIGHT = { collapsed: '9.75rem', expanded: '15rem' };

/** Some browsers let the keyboard scroll focusable elements only. */
const SCROLLABLE = { tabIndex: 0, 'aria-label': 'Especificaciones' } as const;

function FavoriteSpecs({ specs }: { specs: readonly string[] }) {
  const [expanded, setExpanded] = useState(false);
  const listId = useId();
  if (specs.length === 0) return <p className="text-muted">No hay especificaciones disponibles</p>;
  const hidden = specs.length - SHOWN_SPECS;
  return (
    <div>
      <ul
        id={listId}
        {...SCROLLABLE}
        className={cn(
          'grid grid-cols-1 content-start gap-1.5 overflow-y-auto wrap-anywhere text-sm text-muted transition-[max-height]',
          'duration-250 ease-settle',
        )}
        style={{ maxHeight: expanded ? HEIGHT.expanded : HEIGHT.collapsed }}
      >
        {specs.slice(0, expanded ? undefined : SHOWN_SPECS).map((spec) => (
          <li key={spec}>
            <Unbroken text={spec} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className="mt-1 min-h-11 text-sm font-semibold text-accent hover:underline"
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Ver menos' : `Ver más (${hidden})`}
        </button>
      )}
    </div>
  );
}
