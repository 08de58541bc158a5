import { type AriaAttributes, type ReactNode, useId, useState } from 'react';
import { unbroken } from '#src/lib/unbroken.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

const andMore = (hidden: number): string => `Y ${hidden} más`;

const moreSpecs = (hidden: number): string =>
  hidden === 1 ? 'Ver 1 especificación más' : `Ver ${hidden} especificaciones más`;

export function Specs({ specs }: { specs: readonly string[] }) {
  return (
    <div className="border-t border-line pt-4 text-sm text-muted">
      {specs.length === 0 ? (
        <p className="text-muted">No hay especificaciones disponibles</p>
      ) : (
        <ShortList aria-label="Especificaciones" items={specs} more={moreSpecs} />
      )}
    </div>
  );
}

export const Pros = ({ pros }: { pros: readonly string[] }) => (
  <Reasons title="Ventajas" items={pros} sign="+" tone="text-positive" />
);

export const Cons = ({ cons }: { cons: readonly string[] }) => (
  <Reasons title="Desventajas" items={cons} sign="−" tone="text-caution" />
);

interface ReasonsProps {
  title: string;
  items: readonly string[];
  sign: string;
  tone: string;
}

/** An empty list still takes its row of the card's grid. */
function Reasons({ title, items, sign, tone }: ReasonsProps) {
  const titleId = useId();
  if (items.length === 0) return <div />;
  const mark = (
    <span aria-hidden="true" className={`font-bold ${tone}`}>
      {sign}
    </span>
  );
  return (
    <div className="md:text-sm">
      <p id={titleId} className={`mb-1.5 font-semibold ${tone}`}>
        {title}
      </p>
      <ShortList aria-labelledby={titleId} items={items} more={andMore} mark={mark} />
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
  const short = useOneAtATime() && items.length > SHORT_COUNT;
  const shown = short && !open ? items.slice(0, SHORT_COUNT) : items;
  return (
    <>
      <ul id={id} {...name} className="grid gap-1.5">
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
