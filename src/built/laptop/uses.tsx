import type { Purpose } from '#contract/answers.ts';
import type { LaptopPage, UseCell, UseRow } from '#contract/built/laptop-page.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { PATHS } from '#src/config/paths.ts';
import { PURPOSE_CHOICES } from '#src/content/answer-words.ts';
import { euros } from '#src/lib/euros.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { NeighbourLink } from './neighbour-link.tsx';

export function Uses({ laptop: { uses } }: { laptop: LaptopPage }) {
  const budgets = uses[0]?.cells.map(({ budget }) => budget) ?? [];
  if (budgets.length === 0) return null;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">¿Para qué y con cuánto?</h2>
      <p className="lp-intro">
        Su puesto entre todos los que entran en cada presupuesto, si solo dices para qué lo quieres. Los tres primeros
        son los que enseñamos, elegidos para que se distingan; los demás van por puntos.
      </p>
      {/* Who cannot swipe moves it with the arrows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="Puestos por uso y presupuesto" tabIndex={0} className="lp-box">
        <table className="lp-uses">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Uso</span>
              </th>
              {budgets.map((budget) => (
                <th key={budget} scope="col">
                  {spanishNumber(budget)} €
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {uses.map(({ purpose, cells }) => (
              <tr key={purpose}>
                <th scope="row">{breakable(nameOf(purpose))}</th>
                {cells.map((cell) => (
                  <Cell key={cell.budget} {...cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Legend uses={uses} />
      <Rivals uses={uses} />
    </section>
  );
}

function Cell({ place, rank, of }: UseCell) {
  if (place === 'short') return <td className="lp-no">no</td>;
  return (
    <td className={CELLS[place]}>
      <b>{spanishNumber(rank)}.º</b>
      {place === 'other' && <small> de {spanishNumber(of)}</small>}
    </td>
  );
}

/** «Trabajo/Estudio» may break after the slash. */
function breakable(name: string) {
  const [first, second] = name.split('/');
  if (second === undefined) return name;
  return (
    <>
      {first}/<wbr />
      {second}
    </>
  );
}

/** As the form calls it. */
const nameOf = (purpose: Purpose): string => PURPOSE_CHOICES.find(({ id }) => id === purpose)?.label ?? purpose;

const CELLS = { first: 'lp-1', shown: 'lp-3', other: undefined } as const;

function Legend({ uses }: { uses: readonly UseRow[] }) {
  const has = (wanted: UseCell['place']) => uses.some(({ cells }) => cells.some(({ place }) => place === wanted));
  return (
    <ul className="lp-legend">
      {has('first') && (
        <li>
          <span className="lp-1" aria-hidden="true">
            <b>1.º</b>
          </span>{' '}
          nuestra primera opción
        </li>
      )}
      {has('shown') && (
        <li>
          <span className="lp-3" aria-hidden="true">
            <b>2.º</b>
          </span>{' '}
          entre los tres que enseñamos
        </li>
      )}
      {has('short') && (
        <li>
          <b className="lp-no">no</b>: le falta algún mínimo
        </li>
      )}
    </ul>
  );
}

function Rivals({ uses }: { uses: readonly UseRow[] }) {
  const beaten = uses.filter(({ rival }) => rival !== null);
  if (beaten.length === 0) return null;
  return (
    <details className="lp-fold">
      <summary>Qué le gana en cada uso</summary>
      <dl className="lp-rivals">
        {beaten.map(({ purpose, rival, lacks }) => (
          <div key={purpose}>
            <dt>
              {nameOf(purpose)}
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
        <a href={PATHS.method}>Cómo decidimos</a>
      </p>
    </details>
  );
}
