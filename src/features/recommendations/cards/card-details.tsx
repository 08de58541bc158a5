import { type AriaAttributes, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { textsAt } from '#contract/card-statements.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { laptopPath } from '#src/config/paths.ts';
import { shopLink } from '#src/config/shop-link.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { WebSearch } from '#src/ui/buy-link.tsx';
import { SummaryButton } from '#src/ui/disclosure.tsx';
import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';

const andMore = (hidden: number): string => `Y ${hidden} más`;

const moreSpecs = (hidden: number): string =>
  hidden === 1 ? 'Ver 1 especificación más' : `Ver ${hidden} especificaciones más`;

export interface Unfolding {
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
}

/** Pros, cons, specs and the source of the price, folded. Phones show the first specs. */
export function CardDetails({ computer, unfolded, onUnfold }: Unfolding & { computer: ShownComputer }) {
  const { id, specs } = computer;
  const onPhone = useIsPhone();
  const pros = [...new Set([...computer.pros, ...textsAt(computer, 'pro', true)])];
  const cons = [...new Set([...computer.cons, ...textsAt(computer, 'con', true)])];
  const name = laptopName(computer.name);
  const link = shopLink(computer.link);
  const { seen, range } = priceWords(computer);
  return (
    <div className="text-sm print:text-[0.7rem]/[1.3]">
      {link !== null && <WebSearch href={link} />}
      {onPhone && <Specs specs={specs} />}
      <details className="group/more" open={unfolded} onToggle={({ currentTarget: { open } }) => onUnfold(open)}>
        <SummaryButton className="flex min-h-11 list-none items-center justify-between gap-2 text-base font-semibold print:hidden">
          {onPhone ? 'Ventajas y desventajas' : 'Más detalles'}
          <ChevronDownIcon className="shrink-0 text-muted transition-transform group-open/more:rotate-180" />
        </SummaryButton>
        <div className="grid gap-4 pb-2 print:gap-1 print:pb-0">
          <Reasons title="Ventajas" items={pros} sign="+" tone="text-positive" />
          <Reasons title="Desventajas" items={cons} sign="−" tone="text-caution" />
          {!onPhone && <Specs specs={specs} />}
          {name !== computer.shortName && <p className="text-muted">Modelo: {name}</p>}
          {seen !== '' && (
            <p className="text-muted">
              Precio: {unbroken(seen)}
              {range !== '' && `. ${range}`}.
            </p>
          )}
          <Link to={laptopPath(id)} className="inline-flex min-h-11 items-center self-start underline print:hidden">
            Ver su ficha
          </Link>
        </div>
      </details>
    </div>
  );
}

const Specs = ({ specs }: Pick<ShownComputer, 'specs'>) => (
  <div className="text-muted">
    {specs.length === 0 ? (
      <p>No hay especificaciones disponibles</p>
    ) : (
      <ShortList aria-label="Especificaciones" items={specs} more={moreSpecs} />
    )}
  </div>
);

interface ReasonsProps {
  title: string;
  items: readonly string[];
  sign: string;
  tone: string;
}

function Reasons({ title, items, sign, tone }: ReasonsProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <p id={titleId} className={`mb-1 font-semibold print:mb-0 ${tone}`}>
        {title}
      </p>
      <ShortList
        aria-labelledby={titleId}
        items={items}
        more={andMore}
        mark={
          <span aria-hidden="true" className={`font-bold ${tone}`}>
            {sign}
          </span>
        }
      />
    </div>
  );
}

const SHORT_COUNT = 3;

interface ShortListProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  items: readonly string[];
  more: (hidden: number) => string;
  mark?: ReactNode;
}

/** The whole list; on phones three items and a button for the rest. */
function ShortList({ items, more, mark, ...name }: ShortListProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const short = useIsPhone() && items.length > SHORT_COUNT;
  const shown = short && !open ? items.slice(0, SHORT_COUNT) : items;
  return (
    <>
      <ul id={id} {...name} className="grid gap-1.5 print:gap-0">
        {shown.map((item, index) => (
          <li key={item} className={`flex gap-2 ${short && index >= SHORT_COUNT ? 'grows' : ''}`}>
            {mark}
            <span className="min-w-0 wrap-anywhere">{unbroken(item)}</span>
          </li>
        ))}
      </ul>
      {short && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-11 font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
        >
          {open ? 'Ver menos' : more(items.length - SHORT_COUNT)}
        </button>
      )}
    </>
  );
}
