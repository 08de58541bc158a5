import { useId } from 'react';
import { ShortList } from './short-list.tsx';

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

/** Empty, it still takes its row of the grid, so that the others line up. */
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
