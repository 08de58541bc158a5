import type { ShownComputer } from '#contract/shown-computer.ts';
import { Rating } from '#src/ui/rating.tsx';
import { euros } from '#src/lib/euros.ts';
import { count, ofDate } from '../figures.ts';
import { ratingOf } from './rating-of.ts';

/** Price, where and when it was seen, and the rating if there is a real one. */
export function PriceLine({ price, attributes, facts }: Pick<ShownComputer, 'price' | 'attributes' | 'facts'>) {
  const rating = ratingOf(attributes);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {price === null ? (
          <p className="text-lg font-semibold">Precio no disponible</p>
        ) : (
          <p className="font-heading text-3xl font-bold tabular-nums">{euros(price)}</p>
        )}
        {rating && (
          <p className="flex items-center gap-1.5 self-center text-sm text-muted">
            <Rating value={rating.stars} label={rating.label} />
            <span aria-hidden="true">{count(rating.stars)}</span>
          </p>
        )}
      </div>
      {price !== null && facts.priceDate !== '' && (
        <p className="text-sm text-muted">
          Precio {ofDate(facts.priceDate)}, {facts.priceBasis}
        </p>
      )}
    </div>
  );
}
