import type { LaptopPage, SheetRow } from '#contract/built/laptop-page.ts';
import { shortDate, spanishDate } from '#contract/spanish-date.ts';
import { PATHS } from '#src/config/paths.ts';
import { Breakable } from '#src/ui/breakable.tsx';

const KINDS = {
  seen: 'visto',
  published: 'publicado',
  measured: 'medido',
  estimated: 'estimado',
  unknown: 'sin dato',
} as const satisfies Record<SheetRow['kind'], string>;

export function Sheet({ laptop: { sheet, estimates, priceFacts, catalogueDate } }: { laptop: LaptopPage }) {
  return (
    <section aria-labelledby="sheet">
      <h2 id="sheet">Ficha, y de dónde sale cada dato</h2>
      <details className="lp-fold">
        <summary>Los {sheet.length} datos y su fuente</summary>
        <div className="lp-box">
          <table className="lp-sheet">
            <caption>
              Sin otra fuente, lo dice la ficha de la tienda: {priceFacts.priceBasis},{' '}
              {spanishDate(priceFacts.priceDate)}.
            </caption>
            <thead>
              <tr>
                <th scope="col">Dato</th>
                <th scope="col">Valor</th>
                <th scope="col">Cómo lo sabemos</th>
              </tr>
            </thead>
            <tbody>
              {sheet.map(({ label, value, kind, source, date }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{kind === 'estimated' && label !== 'Año' ? `${value} (probable)` : value}</td>
                  <td>
                    {kind !== 'unknown' && <i className={kind}>{KINDS[kind]}</i>}
                    <Breakable text={(source && ` ${source}`) + (date && `, ${shortDate(date)}`)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <details className="lp-fold">
        <summary>Lo que estimamos, y cuánto puede fallar</summary>
        <div className="lp-box">
          <table className="lp-sheet">
            <caption>
              Nadie publica estas cifras: las calculamos. Dos de cada tres portátiles caen dentro de su ±.
            </caption>
            <thead>
              <tr>
                <th scope="col">Cifra</th>
                <th scope="col">Estimación</th>
                <th scope="col">Regla</th>
              </tr>
            </thead>
            <tbody>
              {estimates.map(({ label, value, error, rule }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    {value} <small>{error}</small>
                  </td>
                  <td>{rule}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <p className="mt-3 text-sm text-muted">
        Catálogo del {spanishDate(catalogueDate)}. <a href={PATHS.method}>Cómo estimamos y cómo decidimos</a>
      </p>
    </section>
  );
}
