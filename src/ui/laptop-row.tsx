import type { CSSProperties } from 'react';
import { laptopPath } from '../config/paths.ts';
import type { ListedRow } from '#src/lib/listed-row.ts';

/** Chooses laptops to compare; the page listens to it. */
export const COMPARE_FIELD = 'comparar';
/** Asks for the place of a laptop; likewise. */
export const WHY_BUTTON = 'puesto';

/** Without utility classes and handlers: hundreds of them stand in the HTML, and come anew at every letter that is typed. */
export const LaptopRow = ({ row }: { row: ListedRow }) => (
  <li className="listed">
    <span className="listed-picture">
      <img
        src={row.picture}
        alt=""
        width="120"
        height="90"
        loading="lazy"
        decoding="async"
        style={variable('scale', row.scale)}
      />
    </span>
    <div className="listed-name">
      <h3>
        <a href={laptopPath(row.id)}>{row.name}</a>
      </h3>
      <p>{row.facts}</p>
    </div>
    <p className="listed-price">
      <b>{row.price}</b>
      {row.licence !== '' && <span>{row.licence}</span>}
      <span className={row.old ? 'old' : undefined}>{row.known}</span>
    </p>
    <dl className="listed-meters">
      {row.meters.map(({ label, value, share }) => (
        <div key={label} style={variable('share', share)}>
          <dt>{label}</dt>
          <dd>{value || 'sin dato'}</dd>
        </div>
      ))}
    </dl>
    <div className="listed-acts needs-script">
      <label>
        <input type="checkbox" name={COMPARE_FIELD} value={row.id} aria-label={`Comparar ${row.name}`} />
        Comparar
      </label>
      <button type="button" name={WHY_BUTTON} value={row.id} aria-label={`¿Por qué no este? ${row.name}`}>
        ¿Por qué no este?
      </button>
    </div>
  </li>
);

function variable(name: string, value: number): CSSProperties {
  const style: Record<`--${string}`, string> = { [`--${name}`]: String(Math.round(value * 100) / 100) };
  return style;
}
