import { Link } from 'react-router-dom';
import type { LaptopPage, UseCell, UseRow } from '#contract/pages/laptop-page.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { PATHS } from '#src/config/paths.ts';
import { labelOf } from '#src/content/answer-words.ts';
import { euros } from '#src/lib/euros.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Breakable } from '#src/ui/breakable.tsx';
import { TABLE_LOOK } from '#src/ui/table-look.ts';
import { PlainDisclosure } from '#src/ui/disclosure.tsx';
import { INTRO, NeighbourLink } from './parts.tsx';

const TABLE =
  `${TABLE_LOOK} text-center text-xs/[1.6] sm:text-sm/[1.6] max-sm:[&_thead]:text-xs/[1.6] ` +
  '[&_:is(td,th)]:px-0.5 [&_:is(td,th)]:py-[7px] sm:[&_:is(td,th)]:px-1 sm:[&_:is(td,th)]:py-2 [&_b]:whitespace-nowrap ' +
  '[&_b:not([class])]:font-normal [&_small]:block [&_small]:text-xs/[1.6] [&_small]:whitespace-nowrap ' +
  'max-sm:[&_small]:hidden [&_tbody_th]:ps-0 [&_tbody_th]:text-start [&_tbody_th]:leading-[1.25] ' +
  '[&_tbody_th]:text-text';

export function Uses({ laptop: { uses } }: { laptop: LaptopPage }) {
  const budgets = uses[0]?.cells.map(({ budget }) => budget) ?? [];
  if (budgets.length === 0) return null;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">¿Para qué y con cuánto?</h2>
      <Standings uses={uses} />
      <PlainDisclosure summary="Su puesto con cada presupuesto" className="mt-4">
        <Places uses={uses} budgets={budgets} />
        <Legend uses={uses} />
      </PlainDisclosure>
      <Rivals uses={uses} />
    </section>
  );
}

/** How many others it beats in each use, with the lowest budget that pays it. */
function Standings({ uses }: { uses: readonly UseRow[] }) {
  const budget = uses[0]?.cells[0]?.budget ?? 0;
  return (
    <>
      <p className={INTRO}>
        Sin prioridades ni requisitos, frente a los de hasta {spanishNumber(budget)} € que llegan a los mínimos.
      </p>
      <ul className="mt-4 grid gap-x-10 gap-y-3 text-sm/[1.4] md:grid-cols-2 [&_p]:flex [&_p]:flex-wrap [&_p]:justify-between [&_p]:gap-x-3">
        {uses.map(({ purpose, cells: [cell] }) => cell && <Standing key={purpose} name={labelOf(purpose)} {...cell} />)}
      </ul>
    </>
  );
}

function Standing({ name, place, rank, of }: UseCell & { name: string }) {
  const isFirst = place === 'first';
  const share = place === 'short' ? 0 : isFirst ? 1 : (of - rank) / of;
  return (
    <li>
      <p>
        <b>{name}</b> {standingWords(place, rank, of, Math.floor(share * 100))}
      </p>
      <Bar at={share} best={isFirst} />
    </li>
  );
}

function standingWords(place: UseCell['place'], rank: number, of: number, percent: number): string {
  if (place === 'short') return 'no llega a los mínimos';
  if (place === 'first') return 'nuestra primera opción';
  if (place === 'shown') return 'entre los tres que enseñamos';
  return percent === 0 || of < FEW ? `el ${rank}.º de ${of}` : `mejor que el ${percent} %`;
}

/** Of so few laptops a rank is clearer than a share. */
const FEW = 10;

function Places({ uses, budgets }: { uses: readonly UseRow[]; budgets: readonly number[] }) {
  return (
    <>
      <p className={INTRO}>Entre los que cuestan hasta esa cifra y llegan a los mínimos de cada uso.</p>
      {/* Without a finger it scrolls by the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="Puestos por uso y presupuesto" tabIndex={0} className="relative mt-4 overflow-x-auto">
        <table className={TABLE}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Uso</span>
              </th>
              {budgets.map((budget) => (
                <th key={budget} scope="col" className="xs:whitespace-nowrap">
                  {spanishNumber(budget)} €
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="text-muted">
            {uses.map(({ purpose, cells }) => (
              <tr key={purpose}>
                <th scope="row">
                  <Breakable text={labelOf(purpose)} />
                </th>
                {cells.map((cell) => (
                  <Cell key={cell.budget} {...cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Cell({ place, rank, of }: UseCell) {
  if (place === 'short') return <td className="font-semibold text-caution">no</td>;
  if (place === 'far') return <td>–</td>;
  return (
    <td>
      <b className={place === 'other' ? undefined : `${RINGS[place]} ${IN_TABLE}`}>{spanishNumber(rank)}.º</b>
      {place === 'other' && <small> de {spanishNumber(of)}</small>}
    </td>
  );
}

/** The form's label of a purpose. */
const RING = 'inline-grid min-h-[2.7em] min-w-[2.7em] place-items-center rounded-full border-2 border-accent font-bold';

/** Filled: the first card of the answer. Ring only: one of the three. */
const RINGS = { first: `${RING} bg-accent text-on-accent`, shown: `${RING} text-text` } as const;

const IN_TABLE = 'text-sm/[1.6] max-sm:min-h-[2.4em] max-sm:min-w-[2.4em] max-sm:text-xs/[1.6]';

function Legend({ uses }: { uses: readonly UseRow[] }) {
  const has = (sought: UseCell['place']) => uses.some(({ cells }) => cells.some(({ place }) => place === sought));
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm/[1.6] text-muted">
      {has('first') && (
        <li>
          <b className={`${RINGS.first} text-xs/[1.6]`} aria-hidden="true">
            1.º
          </b>{' '}
          nuestra primera opción
        </li>
      )}
      {has('shown') && (
        <li>
          <b className={`${RINGS.shown} text-xs/[1.6]`} aria-hidden="true">
            2.º
          </b>{' '}
          entre los tres que enseñamos
        </li>
      )}
      {has('short') && (
        <li>
          <b className="font-semibold text-caution">no</b>: le falta algún mínimo
        </li>
      )}
      {has('far') && <li>–: por más del doble de su precio los hay mejores</li>}
    </ul>
  );
}

function Rivals({ uses }: { uses: readonly UseRow[] }) {
  const beaten = uses.filter(({ rival }) => rival !== null);
  if (beaten.length === 0) return null;
  return (
    <PlainDisclosure summary="Qué le gana en cada uso" className="mt-4">
      <dl className="grid grid-cols-1 gap-3.5 [&_dd]:max-w-measure [&_dt]:font-semibold">
        {beaten.map(({ purpose, rival, lacks }) => (
          <div key={purpose}>
            <dt>
              <Breakable text={labelOf(purpose)} />
              {rival && `, con ${euros(rival.budget)}`}
            </dt>
            <dd>
              {lacks !== '' && <p className="text-caution">{unbroken(lacks)}</p>}
              {rival && (
                <p>
                  Primero: <NeighbourLink neighbour={rival} /> {unbroken(rival.change)}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">
        <Link to={PATHS.method}>Cómo decidimos</Link>
      </p>
    </PlainDisclosure>
  );
}
