import type { ScoredExample } from '#contract/built/method.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { laptopPath } from '#src/config/paths.ts';
import { Bar, inWords, points } from './figures.tsx';
import { labelOf } from './words.ts';

/** Rows of their own; the lighter ones are one together. */
const SHOWN = 6;

export function Example({ example }: { example: ScoredExample }) {
  const { purpose, budget, id, name, price, criteria, pricePoints, total } = example;
  const heaviest = Math.max(...criteria.map(({ weight }) => weight));
  const others = criteria.slice(SHOWN);
  const sumOf = (of: 'weight' | 'points'): number => others.reduce((sum, one) => sum + one[of], 0);
  return (
    <figure className="method-card" aria-labelledby="ejemplo">
      <figcaption id="ejemplo">
        <span className="text-sm text-muted">
          {labelOf(purpose)}, {spanishNumber(budget)} €: hoy gana
        </span>
        <a href={laptopPath(id)} className="method-name">
          {name}
        </a>
      </figcaption>
      <table className="method-table method-sum">
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
        <tfoot>
          <tr>
            <th scope="row">En total</th>
            <td>{points(total)}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}
