import { useId, useState } from 'react';
import type { PriceWords } from '#src/lib/price-words.ts';
import { InfoIcon } from './more-icons.tsx';

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

interface PriceNoteProps {
  words: Pick<PriceWords, 'known' | 'seen' | 'range' | 'old'>;
  /** Only an icon, if the page explains all its prices once. */
  short?: boolean;
  /** Without a border, for narrow columns. */
  plain?: boolean;
}

/** A chip that shows how a price is known and unfolds its source on a line of its own. */
export function PriceNote({ words: { known, seen, range, old }, short = false, plain = short }: PriceNoteProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (seen === '') return null;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`inline-flex min-h-11 min-w-11 items-center text-sm pointer-fine:min-h-8 ${old ? 'text-caution' : 'text-muted'}`}
      >
        <span
          className={`inline-flex items-center gap-1.5 hover:text-text ${plain ? 'flex-wrap text-start' : 'rounded-full border border-current ps-3 pe-2'}`}
        >
          <span className={short ? 'sr-only' : ''}>{known}</span>
          <InfoIcon className="size-4.5 shrink-0" />
          <span className="sr-only">: de dónde sale el precio</span>
        </span>
      </button>
      <div
        id={id}
        className={`basis-full text-sm print:block ${open ? 'grows' : 'hidden'} ${old ? 'text-caution' : 'text-muted'}`}
      >
        <p>{seen}</p>
        {range !== '' && <p>{range}</p>}
      </div>
    </>
  );
}
