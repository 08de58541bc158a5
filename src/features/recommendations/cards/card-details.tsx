import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { laptopName, nameWithoutDetails } from '#contract/laptop-name.ts';
import type { Computer } from '#contract/computer.ts';
import { laptopPath } from '#src/config/paths.ts';
import { shopLink } from '#src/config/shop-link.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { SecondLink, ScreenReaderName } from '#src/ui/buy-link.tsx';
import { FoldSign, SummaryButton } from '#src/ui/disclosure.tsx';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { useResults } from '../results-state.ts';
import { useNotLoaded } from '../use-results-state.ts';
import { ProsAndCons, ShortList } from '#src/ui/pros-and-cons.tsx';

const moreSpecs = (hidden: number): string =>
  hidden === 1 ? 'Ver 1 especificación más' : `Ver ${hidden} especificaciones más`;

export interface Unfolding {
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
}

const OTHER_PRICE = lazyCode(async () => (await import('../../judge/other-price.tsx')).OtherPrice);

/** Pros, cons, specs and the source of the price, folded. Phones show the first specs. */
export function CardDetails({ computer, unfolded, onUnfold }: Unfolding & { computer: Computer }) {
  const { id, specs, shortName, pros, cons } = computer;
  const onPhone = useIsPhone();
  const [asksPrice, setAsksPrice] = useState(false);
  const failed = useNotLoaded();
  const { result } = useResults().state;
  // Its configuration stands in the specs.
  const model = nameWithoutDetails(laptopName(computer.name));
  const link = shopLink(computer.link);
  const { seen, range } = priceWords(computer);
  return (
    <div className="text-sm print:text-[0.7rem]/[1.3]">
      <div className="flex flex-wrap gap-x-4 print:hidden">
        {link !== null && <SecondLink href={link} name={shortName} seen={computer.facts} />}
        <details className="open:basis-full" onToggle={({ currentTarget }) => setAsksPrice(currentTarget.open)}>
          <SummaryButton className="inline-flex min-h-11 cursor-pointer list-none items-center underline underline-offset-4">
            ¿Otro precio?
            <ScreenReaderName name={shortName} />
          </SummaryButton>
          {asksPrice && (
            <LazyPart key={id} code={OTHER_PRICE} props={{ computer, userInput: result?.userInput }} onError={failed} />
          )}
        </details>
      </div>
      {onPhone && <Specs specs={specs} />}
      <details className="group/fold" open={unfolded} onToggle={({ currentTarget: { open } }) => onUnfold(open)}>
        <SummaryButton className="flex min-h-11 list-none items-center justify-between gap-2 text-base font-semibold print:hidden">
          <span>{onPhone ? 'Ventajas y desventajas' : 'Más detalles'}</span>
          <ScreenReaderName name={shortName} />
          <FoldSign />
        </SummaryButton>
        <div className="grid gap-4 pb-2 print:gap-1 print:pb-0">
          <ProsAndCons pros={pros} cons={cons} />
          {!onPhone && <Specs specs={specs} />}
          {model !== shortName && <p className="text-muted">{`Modelo: ${model}`}</p>}
          {seen !== '' && (
            <p className="text-muted">{`Precio: ${unbroken(seen)}${range === '' ? '' : `. ${range}`}.`}</p>
          )}
          <Link
            to={laptopPath(id) + useLocation().hash}
            className="inline-flex min-h-11 items-center self-start underline print:hidden"
          >
            Ver su ficha
          </Link>
        </div>
      </details>
    </div>
  );
}

const Specs = ({ specs }: Pick<Computer, 'specs'>) => (
  <div className="text-muted">
    {specs.length === 0 ? (
      <p>No hay especificaciones disponibles</p>
    ) : (
      <ShortList aria-label="Especificaciones" items={specs} more={moreSpecs} />
    )}
  </div>
);
