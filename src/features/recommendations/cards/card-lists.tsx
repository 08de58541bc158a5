import { type AriaAttributes, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { textsAt } from '#contract/card-statements.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { laptopPath } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { SummaryButton } from '#src/ui/disclosure.tsx';
import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';

const andMore = (hidden: number): string => `Y ${hidden} más`;

const moreSpecs = (hidden: number): string =>
  hidden === 1 ? 'Ver 1 especificación más' : `Ver ${hidden} especificaciones más`;

interface MoreAboutProps extends Pick<ShownComputer, 'id' | 'specs' | 'statements'> {
  /** Shown outside of a grid's columns. */
  className?: string;
}

/**
 * Specs and further pros and cons, folded, because the card has the most important already. Phones show the first
 * specs; an answer without statements has no other place for them.
 */
export function MoreAbout({ id, specs, className = '', ...card }: MoreAboutProps) {
  const onPhone = useIsPhone();
  const pros = textsAt(card, 'pro', true);
  const cons = textsAt(card, 'con', true);
  const specsInSight = onPhone || specs.length === 0 || card.statements.length === 0;
  const reasons = pros.length + cons.length > 0;
  return (
    <div className={`border-t border-line pt-3 ${className}`}>
      {specsInSight && <Specs specs={specs} />}
      {(reasons || !specsInSight) && (
        <details className="group/more">
          <SummaryButton className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold print:hidden">
            {specsInSight ? 'Más razones' : 'Ficha técnica'}
            <ChevronDownIcon className="text-muted transition-transform group-open/more:rotate-180" />
          </SummaryButton>
          <div className="grid gap-4 pt-1 pb-3">
            {!specsInSight && <Specs specs={specs} />}
            {reasons && (
              <div className="grid gap-1.5">
                <MarkedList aria-label="Más ventajas" items={pros} sign={PLUS} whole />
                <MarkedList aria-label="Más desventajas" items={cons} sign={MINUS} whole />
              </div>
            )}
            <Link to={laptopPath(id)} className="inline-flex min-h-11 items-center self-start underline">
              Ver su ficha
            </Link>
          </div>
        </details>
      )}
    </div>
  );
}

const Specs = ({ specs }: Pick<ShownComputer, 'specs'>) => (
  <div className="text-sm text-muted">
    {specs.length === 0 ? (
      <p>No hay especificaciones disponibles</p>
    ) : (
      <ShortList aria-label="Especificaciones" items={specs} more={moreSpecs} />
    )}
  </div>
);

export const Pros = ({ pros }: { pros: readonly string[] }) => <Reasons title="Ventajas" items={pros} sign={PLUS} />;

export const Cons = ({ cons }: { cons: readonly string[] }) => (
  <Reasons title="Desventajas" items={cons} sign={MINUS} />
);

interface Sign {
  text: string;
  tone: string;
}

const PLUS: Sign = { text: '+', tone: 'text-positive' };
const MINUS: Sign = { text: '−', tone: 'text-caution' };

interface ReasonsProps {
  title: string;
  items: readonly string[];
  sign: Sign;
}

/** An empty list still occupies its row of the card's grid. */
function Reasons({ title, items, sign }: ReasonsProps) {
  const titleId = useId();
  if (items.length === 0) return <div />;
  return (
    <div>
      <p id={titleId} className={`mb-1 font-semibold ${sign.tone}`}>
        {title}
      </p>
      <MarkedList aria-labelledby={titleId} items={items} sign={sign} />
    </div>
  );
}

function MarkedList({ sign, ...list }: Omit<ShortListProps, 'more' | 'mark'> & { sign: Sign }) {
  if (list.items.length === 0) return null;
  const mark = (
    <span aria-hidden="true" className={`font-bold ${sign.tone}`}>
      {sign.text}
    </span>
  );
  return <ShortList {...list} more={andMore} mark={mark} />;
}

const SHORT_COUNT = 3;

type Name = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;

interface ShortListProps extends Name {
  items: readonly string[];
  more: (hidden: number) => string;
  mark?: ReactNode;
  /** Shows the whole list on phones too, because it is inside of a fold already. */
  whole?: boolean;
}

/** The whole list; on phones three items and a button for the rest. */
function ShortList({ items, more, mark, whole = false, ...name }: ShortListProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const short = useIsPhone() && !whole && items.length > SHORT_COUNT;
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
