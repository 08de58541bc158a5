import { useDeferredValue, useId, useMemo, useState } from 'react';
import { euros } from '#src/lib/euros.ts';
import { FoldSign } from '#src/ui/disclosure.tsx';
import { Button } from '#src/ui/button.tsx';
import { fitWords, type MarketLaptop } from './laptops.ts';
import { type Opening, Opener } from './opener.tsx';

const ROWS = 24;

/** In enlarged text the name has a line of its own. */
const TABLE =
  'my-2 w-full text-sm/[1.4] [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:pe-3 ' +
  '[&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_:is(td,thead_th)]:py-3 [&_:is(td,thead_th)]:whitespace-nowrap ' +
  '[&_:is(td,thead_th)]:tabular-nums [&_thead_th]:font-normal [&_thead_th]:text-muted ' +
  '[&_:is(a,button)]:inline-block [&_:is(a,button)]:py-3 [&_:is(a,button)]:text-start [&_:is(a,button)]:underline ' +
  '[&_:is(a,button)]:decoration-line [&_:is(a,button)]:decoration-2 [&_:is(a,button)]:underline-offset-4 ' +
  '[&_:is(a,button)]:hover:decoration-current @max-[17rem]:[&_tr]:flex @max-[17rem]:[&_tr]:flex-wrap ' +
  '@max-[17rem]:[&_tbody_th]:w-full';

/** The picture's content as a table, best fit first: for screen readers and print, and as an alternative. */
export function MarketTable({ laptops, ...opening }: Opening & { laptops: readonly MarketLaptop[] }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // The button reacts first.
  const shown = useDeferredValue(open);
  const [rows, setRows] = useState(ROWS);
  const sorted = useMemo(
    () => laptops.toSorted((a, b) => Number(b.capable) - Number(a.capable) || b.fit - a.fit),
    [laptops],
  );
  return (
    <>
      <Button
        look="quiet"
        aria-expanded={open}
        aria-controls={id}
        className="-ms-3 text-sm"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Ocultar la tabla' : 'Ver como tabla'}
        <FoldSign className={open ? 'rotate-180' : ''} />
      </Button>
      <div id={id} className={shown ? '' : 'hidden print:block'}>
        <table className={TABLE}>
          <caption className="sr-only">Los que cumplen lo que pides; primero, los que más encajan</caption>
          <thead>
            <tr>
              <th scope="col">Portátil</th>
              <th scope="col">Precio</th>
              <th scope="col">Encaje</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, rows).map((laptop) => (
              <tr key={laptop.id}>
                <th scope="row">
                  <Opener id={laptop.id} {...opening}>
                    {laptop.name}
                  </Opener>
                  <Mark {...laptop} />
                </th>
                <td>{euros(Math.round(laptop.price))}</td>
                <td>{fitWords(laptop.fit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows < laptops.length && (
          <Button look="quiet" className="-ms-3 text-sm" onClick={() => setRows(rows + ROWS)}>
            {Math.min(ROWS, laptops.length - rows)} más
          </Button>
        )}
      </div>
    </>
  );
}

/** What the picture shows by shape. */
function Mark({ card, capable, onFrontier }: MarketLaptop) {
  const marks = [
    card >= 0 && `Opción ${card + 1}`,
    !capable && 'no llega a los mínimos',
    onFrontier && 'lo máximo por su precio',
  ].filter(Boolean);
  return marks.length > 0 && <span className="-mt-2 mb-2.5 block font-normal text-muted">{marks.join(' · ')}</span>;
}
