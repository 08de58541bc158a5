import { type AriaAttributes, useId, useState } from 'react';
import { Unbroken } from './breakable.tsx';
import { useIsPhone } from './use-is-phone.ts';

interface ProsAndConsProps {
  pros: readonly string[];
  cons: readonly string[];
  /** Whether phones have all of them. */
  whole?: boolean;
  /** A heading where they are parts of a page, and not of a card. */
  Title?: 'p' | 'h3' | 'h4';
}

export const ProsAndCons = ({ pros, cons, whole = false, Title = 'p' }: ProsAndConsProps) => (
  <>
    <Reasons title="Ventajas" items={pros} kind="pro" whole={whole} Title={Title} />
    <Reasons title="Desventajas" items={cons} kind="con" whole={whole} Title={Title} />
  </>
);

/** Of what speaks for and against a laptop. */
export const SIGNS = {
  pro: { sign: '+', tone: 'text-positive' },
  con: { sign: '−', tone: 'text-caution' },
} as const;

interface ReasonsProps {
  title: string;
  items: readonly string[];
  kind: keyof typeof SIGNS;
  whole: boolean;
  Title: 'p' | 'h3' | 'h4';
}

function Reasons({ title, items, kind, whole, Title }: ReasonsProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <Title id={titleId} className={`mb-1 font-text font-semibold [font-size:inherit] print:mb-0 ${SIGNS[kind].tone}`}>
        {title}
      </Title>
      <ShortList aria-labelledby={titleId} items={items} more={whole ? undefined : andMore} kind={kind} />
    </div>
  );
}

const andMore = (hidden: number): string => `Y ${hidden} más`;

const SHORT_COUNT = 3;

interface ShortListProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  items: readonly string[];
  /** Label of the button for the rest; without it phones have the whole list. */
  more?: ((hidden: number) => string) | undefined;
  /** Whether each has its sign. */
  kind?: keyof typeof SIGNS;
}

/** The whole list; on phones three items and a button for the rest. */
export function ShortList({ items, more, kind, ...name }: ShortListProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const onPhone = useIsPhone();
  const short = more !== undefined && onPhone && items.length > SHORT_COUNT;
  const shown = short && !open ? items.slice(0, SHORT_COUNT) : items;
  return (
    <>
      <ul id={id} {...name} className="grid gap-1.5 print:gap-0">
        {shown.map((item, index) => (
          <li key={item} className={`flex gap-2 ${short && index >= SHORT_COUNT ? 'grows' : ''}`}>
            {kind && (
              <span aria-hidden="true" className={`font-bold ${SIGNS[kind].tone}`}>
                {SIGNS[kind].sign}
              </span>
            )}
            <span className="min-w-0 wrap-anywhere">
              <Unbroken text={item} />
            </span>
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
