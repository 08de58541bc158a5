import { useState } from 'react';
import type { ReadComputer } from '#src/services/read-answer.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { Price } from '#src/ui/price.tsx';
import { Rating } from '#src/ui/rating.tsx';
import { ratingWords } from '#src/lib/figures.ts';
import type { Option } from './options.ts';

interface PriceLineProps extends Pick<Option, 'computer' | 'ownsWindows' | 'difference'> {
  /** Whether a line above the cards says what the total is made of. */
  partsSaid: boolean;
}

/** Lazy, because the embedded catalogue has no offers. */
const OFFERS = lazyCode(async () => (await import('./offers.tsx')).CurrentOffers);

/** As tall as links to shops and the folded history. */
const OFFERS_PLACE = <div className="min-h-28" />;

export function PriceLine({ computer, ownsWindows, difference, partsSaid }: PriceLineProps) {
  const { price, attributes } = computer;
  const [failed, setFailed] = useState(false);
  const rating = ratingOf(attributes);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2">
        <Price
          computer={computer}
          ownsWindows={ownsWindows}
          partsSaid={partsSaid}
          className={price === null ? 'font-semibold' : 'font-heading text-xl font-bold'}
        >
          {difference && <p className="text-sm text-muted tabular-nums">{unbroken(difference)}</p>}
        </Price>
        {rating && (
          <p className="order-last flex items-center gap-1.5 text-sm text-muted">
            <Rating value={rating.stars} label={rating.label} />
            <span aria-hidden="true">{`${spanishNumber(rating.stars)} (${spanishNumber(rating.reviews)})`}</span>
          </p>
        )}
      </div>
      {computer.offers.length > 0 && !failed && (
        <LazyComponent code={OFFERS} props={computer} fallback={OFFERS_PLACE} onError={() => setFailed(true)} />
      )}
    </div>
  );
}

const MAX_STARS = 5;

/** `null` unless both the stars and the number of reviews are present and plausible. */
export function ratingOf(attributes: ReadComputer['attributes']) {
  const stars = readStars(valueNamed(attributes, 'Valoracion'));
  const reviews = readCount(valueNamed(attributes, 'Reviews'));
  if (stars === null || stars < 0 || stars > MAX_STARS) return null;
  if (reviews === null || reviews < 1 || !Number.isInteger(reviews)) return null;
  return { stars, reviews, label: ratingWords(stars, reviews) };
}

const valueNamed = (attributes: ReadComputer['attributes'], key: string): string =>
  String(attributes.find((attribute) => attribute.key === key)?.value ?? '');

/** «4,5», «4.5 de 5 estrellas» → 4.5 */
function readStars(text: string): number | null {
  const [figure] = /-?\d+(?:[.,]\d+)?/.exec(text) ?? [];
  return figure === undefined ? null : Number(figure.replace(',', '.'));
}

/** «120», «1.234 valoraciones» → 1234; `null` for anything but a whole number. */
function readCount(text: string): number | null {
  const [figure] = /^-?\d{1,3}(?:[.,\s]\d{3})+(?![\d.,])|^-?\d+(?![\d.,])/.exec(text.trim()) ?? [];
  return figure === undefined ? null : Number(figure.replaceAll(/[.,\s]/g, ''));
}
