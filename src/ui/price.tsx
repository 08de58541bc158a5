import { type ReactNode, useId, useState } from 'react';
import type { EvidencedFacts } from '#src/lib/evidence-words.ts';
import { type Priced, type PriceWords, priceWords } from '#src/lib/price-words.ts';
import { Evidence } from './evidence.tsx';
import { InfoIcon } from './icons.tsx';
import { PriceFigure } from './price-figure.tsx';

interface PriceProps {
  computer: Priced;
  /** The visitor has Windows or will use Linux. */
  ownsWindows?: boolean | undefined;
  /** Whether something else says what the total is made of. */
  partsSaid?: boolean;
  /** Font and size of the total. */
  className: string;
  /** What stands beside the total. */
  children?: ReactNode;
}

/** What a laptop costs in all, and what that is made of: the same on every page. */
export function Price({ computer, ownsWindows, partsSaid = false, ...figure }: PriceProps) {
  const { amount, parts } = priceWords(computer, { ownsWindows });
  return <PriceFigure words={{ amount, parts: partsSaid ? '' : parts }} {...figure} />;
}

interface SavedPriceProps extends Pick<PriceProps, 'ownsWindows'> {
  computer: Priced & { facts?: EvidencedFacts };
  /** Whether nobody but an advert has seen its price. */
  unseen?: boolean;
}

/** The price of a saved laptop, its unfolding source, and what is known of the laptop. */
export function SavedPrice({ computer, ownsWindows, unseen = false }: SavedPriceProps) {
  const words = priceWords(computer, { ownsWindows });
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2">
        <PriceFigure words={words} className="font-heading text-2xl font-bold" />
        <PriceNote words={words} />
      </div>
      {computer.facts && <Evidence facts={computer.facts} without={unseen ? ['seen'] : undefined} className="mt-1" />}
    </div>
  );
}

interface PriceNoteProps {
  words: Pick<PriceWords, 'known' | 'seen' | 'range' | 'old'>;
}

/** Unfolds a price's source on a line of its own. How the price is known is always visible beside it, unless the price is old. */
export function PriceNote({ words: { known, seen, range, old } }: PriceNoteProps) {
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
        <span className="inline-flex flex-wrap items-center gap-1.5 text-start hover:text-text">
          <span className={old ? '' : 'sr-only'}>{known}</span>
          <InfoIcon className="size-icon shrink-0" /> <span className="sr-only">¿De dónde sale el precio?</span>
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
