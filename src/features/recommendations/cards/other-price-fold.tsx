import { useState } from 'react';
import type { ReadComputer } from '#src/services/read-answer.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { ScreenReaderName } from '#src/ui/buy-link.tsx';
import { FoldSign, SummaryButton, TEXT_FOLD } from '#src/ui/disclosure.tsx';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { useResults } from '../results-state.ts';
import { useNotLoaded } from '#src/ui/toast.tsx';
import { cn } from '#src/ui/cn.ts';

const OTHER_PRICE = lazyCode(async () => (await import('../../judge/other-price.tsx')).OtherPrice);

/** What a card's laptop usually costs, and a field for the price that the visitor sees elsewhere. */
export function OtherPriceFold({ computer }: { computer: ReadComputer }) {
  const [open, setOpen] = useState(false);
  const failed = useNotLoaded();
  const { result } = useResults().state;
  const { range } = priceWords(computer);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm has-open:w-full">
      {range !== '' && <p className="text-muted">{unbroken(range)}</p>}
      <details
        className="group/fold no-print open:basis-full"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <SummaryButton className={cn(TEXT_FOLD, 'pointer-fine:min-h-8')}>
          <span>
            ¿Otro precio?
            <ScreenReaderName name={computer.shortName} />
          </span>
          <FoldSign />
        </SummaryButton>
        {open && (
          <LazyComponent
            key={computer.id}
            code={OTHER_PRICE}
            props={{ computer, answers: result?.userInput }}
            onError={failed}
          />
        )}
      </details>
    </div>
  );
}
