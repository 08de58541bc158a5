import { Link } from 'react-router-dom';
import type { LaptopPage, SheetRow } from '#contract/pages/laptop-page.ts';
import { shortDate, spanishDate } from '#contract/spanish-date.ts';
import { PATHS } from '#src/config/paths.ts';
import { PlainDisclosure } from '#src/ui/disclosure.tsx';
import { TABLE_LOOK } from '#src/ui/table-look.ts';
import { Breakable } from '#src/ui/breakable.tsx';

const KINDS = {
  seen: 'visto',
  published: 'publicado',
  measured: 'medido',
  estimated: 'estimado',
  unknown: 'sin dato',
} as const satisfies Record<SheetRow['kind'], string>;

/** On phones the source stands below the value: three columns would break words. */
const TABLE =
  `${TABLE_LOOK} table-fixed text-sm/[1.6] [&_.estimated]:text-caution [&_:is(td,th)]:align-top [&_i]:font-semibold ` +
  '[&_i]:text-text [&_i]:not-italic [&_small]:block [&_small]:text-muted ' +
  '[&_td:last-child]:text-muted [&_th]:text-start ' +
  'max-sm:[&_tbody]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[repeat(auto-fit,minmax(max(7rem,40%),1fr))] ' +
  'max-sm:[&_tr]:gap-x-3 max-sm:[&_tr]:gap-y-1 max-sm:[&_tr]:py-2 max-sm:[&_tr>:last-child]:col-span-full ' +
  'sm:[&_:is(td,th)]:py-2 sm:[&_:is(td,th)]:pe-3 sm:[&_th:first-child]:w-[29%] sm:[&_th:nth-child(2)]:w-[28%]';

export function Sheet({ laptop: { sheet, estimates, priceFacts, catalogueDate } }: { laptop: LaptopPage }) {
  return (
    <section aria-labelledby="sheet">
      <h2 id="sheet">Ficha, y de dónde sale cada dato</h2>
      <PlainDisclosure summary={`Los ${sheet.length} datos y su fuente`} className="mt-4">
        <div className="relative overflow-x-auto">
          <table className={TABLE}>
            <caption className="pb-2 text-start text-muted">
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
                    {/* The caption says where the rest comes from. */}
                    {kind !== 'unknown' && (kind !== 'seen' || source !== '') && <i className={kind}>{KINDS[kind]}</i>}
                    {source && ' '}
                    <Breakable text={source + (date && `, ${shortDate(date)}`)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </PlainDisclosure>
      <PlainDisclosure summary="Lo que estimamos, y cuánto puede fallar" className="mt-2">
        <div className="relative overflow-x-auto">
          <table className={TABLE}>
            <caption className="pb-2 text-start text-muted">
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
      </PlainDisclosure>
      <p className="mt-3 text-sm text-muted">
        Catálogo del {spanishDate(catalogueDate)}. <Link to={PATHS.method}>Cómo estimamos y cómo decidimos</Link>
      </p>
    </section>
  );
}
