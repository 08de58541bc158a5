import type { ScoredExample } from '#contract/built/method.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { laptopPath } from '#src/config/paths.ts';
import { Bar, inWords, points, TABLE } from './figures.tsx';
import { labelOf } from '#src/content/answer-words.ts';

/** This many rows are listed; the criteria that weigh less share one. */
const SHOWN = 6;

export function Example({ example }: { example: ScoredExample }) {
  const { purpose, budget, id, name, price, criteria, pricePoints, total } = example;
  const heaviest = Math.max(...criteria.map(({ weight }) => weight));
  const others = criteria.slice(SHOWN);
  const sumOf = (of: 'weight' | 'points'): number => others.reduce((sum, one) => sum + one[of], 0);
  return (
    <figure
      aria-labelledby="ejemplo"
      className="mt-6 self-start rounded-card border border-line bg-raised px-5 py-4 lg:col-start-2 lg:row-start-1 lg:row-end-3 lg:mt-0"
    >
      <figcaption id="ejemplo" className="mb-2 grid leading-[1.3]">
        <span className="text-sm text-muted">
          {labelOf(purpose)}, {spanishNumber(budget)} €: hoy gana
        </span>
        <a
          href={laptopPath(id)}
          className="flex min-h-11 items-center font-heading text-xl/[1.3] font-bold underline decoration-line decoration-2 underline-offset-4 hover:text-accent"
        >
          {name}
        </a>
      </figcaption>
      <table className={`${TABLE} [&_tbody_:is(td,th)]:py-[5px] [&_tbody_th]:font-normal`}>
        <caption className="sr-only">Cómo suma sus puntos</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Lo que cuenta</th>
            <th scope="col">Puntos</th>
          </tr>
        </thead>
        <tbody>
          {criteria.slice(0, SHOWN).map(({ criterion, label, weight, points: own }) => (
            <tr key={criterion}>
              <th scope="row">
                {label}
                <Bar share={Math.max(0, own) / weight} of={weight / heaviest} />
              </th>
              <td>
                {points(own)} <small>de {points(weight)}</small>
              </td>
            </tr>
          ))}
          {others.length > 0 && (
            <tr>
              <th scope="row">Otros {inWords(others.length)} criterios</th>
              <td>
                {points(sumOf('points'))} <small>de {points(sumOf('weight'))}</small>
              </td>
            </tr>
          )}
          <tr>
            <th scope="row">Cuesta {spanishNumber(price)} €</th>
            <td>−{points(pricePoints)}</td>
          </tr>
        </tbody>
        <tfoot className="font-bold [&_:is(td,th)]:border-t-2 [&_:is(td,th)]:border-text [&_:is(td,th)]:pt-2">
          <tr>
            <th scope="row">En total</th>
            <td>{points(total)}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
