/** A price in words that are made already. Apart, because pages of the build load nothing that makes them. */
import type { ReactNode } from 'react';
import type { PriceWords } from '#src/lib/price-words.ts';

interface PriceFigureProps {
  words: Pick<PriceWords, 'amount' | 'parts'>;
  className: string;
  /** What stands beside the total. */
  children?: ReactNode;
}

/** The total, and beneath it what it is made of. */
export const PriceFigure = ({ words: { amount, parts }, className, children }: PriceFigureProps) => (
  <div>
    <div className="flex flex-wrap items-baseline gap-x-2">
      <p className={`tabular-nums ${className}`}>{amount}</p>
      {children}
    </div>
    {parts !== '' && <p className="text-sm/[1.4] text-muted tabular-nums">{parts}</p>}
  </div>
);

interface PriceWithNoteProps {
  words: Pick<PriceWords, 'amount' | 'parts' | 'old'>;
  note: string;
}

/** The price on a laptop's page, where its source is always visible. */
export const PriceWithNote = ({ words, note }: PriceWithNoteProps) => (
  <>
    <PriceFigure words={words} className="font-heading text-3xl font-bold" />
    <p className={`mt-1 max-w-prose text-sm ${words.old ? 'text-caution' : 'text-muted'}`}>{note}</p>
  </>
);
