import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { laptopName, nameWithoutDetails } from '#contract/laptop-name.ts';
import type { ReadComputer } from '#src/services/read-answer.ts';
import { laptopPath } from '#src/config/paths.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Unbroken } from '#src/ui/breakable.tsx';
import { ScreenReaderName } from '#src/ui/buy-link.tsx';
import { cn } from '#src/ui/cn.ts';
import { FoldSign, SummaryButton, TEXT_FOLD } from '#src/ui/disclosure.tsx';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { ProsAndCons, ShortList } from '#src/ui/pros-and-cons.tsx';
import { useNotLoaded } from '#src/ui/toast.tsx';
import { useResults } from '../results-state.ts';

const moreSpecs = (hidden: number): string =>
  hidden === 1 ? 'Ver 1 especificación más' : `Ver ${hidden} especificaciones más`;

interface CardDetailsProps {
  computer: ReadComputer;
  /** Above the rest. */
  drawing: ReactNode;
  /** Other shops: in the first window the verdict needs the room. */
  children: ReactNode;
}

/** Specs, pros, cons and the source of the price; phones show the first of each. */
export function CardDetails({ computer, drawing, children }: CardDetailsProps) {
  const { id, specs, shortName, pros, cons } = computer;
  // The configuration stands in the specs.
  const model = nameWithoutDetails(laptopName(computer.name));
  const { seen } = priceWords(computer);
  return (
    <div className="@container pb-1 text-sm print:text-[0.8rem]/[1.35]">
      <div className="grid gap-x-8 gap-y-4 @min-[30rem]:grid-cols-2 @min-[30rem]:pb-3 print:gap-1 print:grid-cols-1!">
        <div className="text-muted">
          {drawing && <div className="mb-3 print:hidden *:max-h-36 md:*:max-h-52">{drawing}</div>}
          <div className="mb-2 flex flex-wrap items-center gap-x-4 text-text print:hidden">
            <OtherPriceFold computer={computer} />
            {children}
          </div>
          {specs.length === 0 ? (
            <p>No hay especificaciones disponibles</p>
          ) : (
            <ShortList aria-label="Especificaciones" items={specs} more={moreSpecs} />
          )}
        </div>
        <div className="grid content-start gap-4 print:gap-1">
          <ProsAndCons pros={pros} cons={cons} />
          <div className="text-muted *:text-balance">
            {model !== shortName && (
              <p>
                <Unbroken text={`Modelo: ${model}`} />
              </p>
            )}
            {seen !== '' && <p>{`Precio: ${unbroken(seen)}.`}</p>}
            <Link
              to={laptopPath(id) + useLocation().hash}
              className="inline-flex min-h-11 items-center text-text underline underline-offset-4 print:hidden"
            >
              Ver su ficha
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}

const OTHER_PRICE = lazyCode(async () => (await import('../../judge/other-price.tsx')).OtherPrice);

/** What a card's laptop usually costs, and a field for the price that the visitor sees elsewhere. */
function OtherPriceFold({ computer }: { computer: ReadComputer }) {
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
