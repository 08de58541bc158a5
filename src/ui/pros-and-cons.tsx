import { type AriaAttributes, type ReactNode, useId, useState } from 'react';
import { unbroken } from '#src/lib/unbroken.ts';
import { useIsPhone } from './use-is-phone.ts';

export const ProsAndCons = ({ pros, cons }: { pros: readonly string[]; cons: readonly string[] }) => (
  <>
    <Reasons title="Ventajas" items={pros} sign="+" tone="text-positive" />
    <Reasons title="Desventajas" items={cons} sign="−" tone="text-caution" />
  </>
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

const andMore = (hidden: number): string => `Y ${hidden} más`;

const SHORT_COUNT = 3;

interface ShortListProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  items: readonly string[];
  more: (hidden: number) => string;
  mark?: ReactNode;
}

/** The whole list; on phones three items and a button for the rest. */
export function ShortList({ items, more, mark, ...name }: ShortListProps) {
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
          className="min-h-11 text-start font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
        >
          {open ? 'Ver menos' : more(items.length - SHORT_COUNT)}
        </button>
      )}
    </>
  );
}
