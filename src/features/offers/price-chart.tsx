import type { PriceHistory } from '#contract/offers.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { euros } from '#src/lib/euros.ts';
import { chartPath, comparedWithYear } from './price-line.ts';

export function PriceChart(history: PriceHistory) {
  const { points, lowest, usual, now } = history;
  const compared = comparedWithYear(history);
  const figures = [
    ['Mínimo', lowest],
    ['Habitual', usual],
    ['Ahora', now],
  ] as const;
  return (
    <div className="text-sm">
      <Line {...history} />
      <dl className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-2">
        {figures.map(([label, price]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{euros(price)}</dd>
          </div>
        ))}
      </dl>
      {compared !== '' && <p className="mt-3">{compared}</p>}
      <div className="sr-only print:not-sr-only">
        <table className="print:mt-3">
          <caption className="text-start">El más barato en tiendas españolas</caption>
          <thead>
            <tr>
              <th scope="col">Desde</th>
              <th scope="col">Precio</th>
            </tr>
          </thead>
          <tbody>
            {points.map(([day, price]) => (
              <tr key={day}>
                <th scope="row">{spanishDate(day)}</th>
                <td>{euros(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const SIZE = { width: 240, height: 56, margin: 5 };

/** One step for each change, and a point where today stands. The words beside it and the table say the same. */
function Line(history: PriceHistory) {
  const { path, end } = chartPath(history, SIZE);
  const [first] = history.points;
  return (
    <div aria-hidden="true" className="print:hidden">
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="block h-auto w-full text-muted">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
        <circle cx={end.x} cy={end.y} r="3.5" fill="currentColor" className="text-text" />
      </svg>
      <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span>{first && spanishDate(first[0])}</span>
        <span>hoy</span>
      </div>
    </div>
  );
}
