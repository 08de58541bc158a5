import type { PriceWords } from '#src/lib/price-words.ts';

interface PriceProps {
  words: Pick<PriceWords, 'amount' | 'licence'>;
  /** Font and size of the amount. */
  className: string;
}

/** A price, and beside it what Windows costs on top. */
export const Price = ({ words: { amount, licence }, className }: PriceProps) => (
  <p className={`tabular-nums ${className}`}>
    {amount} {licence !== '' && <span className="inline-block font-body text-sm font-semibold">{licence}</span>}
  </p>
);

/** Where a price was seen, and when. */
export const PriceNote = ({ words: { seen, old } }: { words: Pick<PriceWords, 'seen' | 'old'> }) =>
  seen !== '' && <p className={`text-sm ${old ? 'text-caution' : 'text-muted'}`}>{seen}</p>;
