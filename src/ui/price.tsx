import { useId, useState } from 'react';
import { type Priced, type PriceWords, priceWords } from '#src/lib/price-words.ts';
import { InfoIcon } from './more-icons.tsx';
import { PriceFigure } from './price-figure.tsx';

interface PriceProps {
  computer: Priced;
  /** The visitor has Windows or will use Linux. */
  ownsWindows?: boolean | undefined;
  /** Font and size of the total. */
  className: string;
  /** How the unfolding source is shown; without it, the page shows the source elsewhere. */
  source?: 'chip' | 'plain' | 'icon' | undefined;
}

/** What a laptop costs in all, what that is made of, and where it was seen: the same on every page. */
export function Price({ computer, ownsWindows, className, source }: PriceProps) {
  const words = priceWords(computer, { ownsWindows });
  return (
    <>
      <PriceFigure words={words} className={className} />
      {source && <PriceNote words={words} short={source === 'icon'} plain={source !== 'chip'} />}
    </>
  );
}

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
