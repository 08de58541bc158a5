import type { ReactNode } from 'react';
import type { EvidencedFacts } from '#src/lib/evidence-words.ts';
import { type Priced, type PriceWords, priceWords } from '#src/lib/price-words.ts';
import { Evidence } from './evidence.tsx';

interface PriceFigureProps {
  words: Pick<PriceWords, 'amount' | 'parts'>;
  /** Font and size of the total. */
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

interface PriceProps extends Omit<PriceFigureProps, 'words'> {
  computer: Priced;
  /** The visitor has Windows or will use Linux. */
  ownsWindows?: boolean | undefined;
  /** Whether something else says what the total is made of. */
  partsSaid?: boolean;
}

/** What a laptop costs in all, and what that is made of: the same on every page. */
export function Price({ computer, ownsWindows, partsSaid = false, ...figure }: PriceProps) {
  const { amount, parts } = priceWords(computer, { ownsWindows });
  return <PriceFigure words={{ amount, parts: partsSaid ? '' : parts }} {...figure} />;
}

interface SavedPriceProps extends Pick<PriceProps, 'ownsWindows'> {
  computer: Priced & { facts?: EvidencedFacts };
}

/** The price of a saved laptop, its source, and what is not as expected of the laptop. */
export function SavedPrice({ computer, ownsWindows }: SavedPriceProps) {
  const { amount, parts, seen, range, old } = priceWords(computer, { ownsWindows });
  return (
    <div>
      <PriceFigure words={{ amount, parts }} className="font-heading text-xl font-bold" />
      <div className={`text-sm ${old ? 'text-caution' : 'text-muted'}`}>
        {old !== '' && <p>{old}</p>}
        <p>{seen}</p>
        <p>{range}</p>
      </div>
      {computer.facts && <Evidence facts={computer.facts} without={['seen']} onlySurprises className="mt-1" />}
    </div>
  );
}
