import type { ShownTargetRow } from '#contract/target.ts';
import { unbroken } from '#src/lib/unbroken.ts';

interface TargetTableProps {
  target: readonly ShownTargetRow[];
  /** Names of the laptops, in the order of the points. */
  names: readonly string[];
}

/** The picture's content for screen readers and in print. */
export function TargetTable({ target, names }: TargetTableProps) {
  return (
    <div className="sr-only print:not-sr-only">
      <table>
        <caption>Cuánto se acerca cada uno a lo que pides</caption>
        <thead>
          <tr>
            <th scope="col">Criterio</th>
            {target[0]?.points.map(({ id }, index) => (
              <th key={id} scope="col">
                {names.length > 1 && `${index + 1} `}
                {names[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {target.map(({ label, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {points.map(({ id, figure, word }) => (
                <td key={id}>{unbroken([figure, word].filter(Boolean).join(' · '))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The legend of the picture; screen readers have the table. */
export const TargetLegend = ({ className }: { className: string }) => (
  <p className={`text-sm text-muted ${className}`} aria-hidden="true">
    Banda: margen de error. Punto discontinuo: sin dato.
  </p>
);
