import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LaptopPage, SheetRow } from '#contract/pages/laptop-page.ts';
import { shortDate, spanishDate } from '#contract/spanish-text.ts';
import { PATHS } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Breakable, Unbroken } from '#src/ui/breakable.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#src/ui/table.tsx';

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
      <SheetTable
        caption={`Sin otra fuente, lo dice la ficha de la tienda: ${priceFacts.priceBasis}, ${spanishDate(priceFacts.priceDate)}.`}
        heads={['Dato', 'Valor', 'Cómo lo sabemos']}
        rows={sheet.map((row) => ({ label: row.label, value: valueOf(row), source: <Source row={row} /> }))}
      />
      <h3 className="mt-8 text-lg print:mt-3">Lo que estimamos, y cuánto puede fallar</h3>
      <SheetTable
        caption="Las calculamos igual para todos, para que se puedan comparar. Dos de cada tres portátiles caen dentro de su ±."
        heads={['Cifra', 'Estimación', 'Regla']}
        rows={estimates.map(({ label, value, error, rule }) => ({
          label,
          value: (
            <>
              <Unbroken text={value} /> <small className="block text-xs text-muted print:inline">{error}</small>
            </>
          ),
          source: unbroken(rule),
        }))}
      />
      <p className="mt-3 text-sm text-muted">
        Catálogo del {spanishDate(catalogueDate)}. <Link to={PATHS.method}>Cómo estimamos y cómo decidimos</Link>
      </p>
    </section>
  );
}

const valueOf = ({ label, value, kind }: SheetRow) => (
  <Unbroken text={kind === 'estimated' && label !== 'Año' ? `${value} (probable)` : value} />
);

/** The caption says where the rest comes from. */
const Source = ({ row: { kind, source, date } }: { row: SheetRow }) => (
  <>
    {kind !== 'unknown' && (kind !== 'seen' || source !== '') && (
      <span className={`font-semibold ${kind === 'estimated' ? 'text-caution' : 'text-text'}`}>{KINDS[kind]}</span>
    )}
    {source && ' '}
    <Breakable text={source + (date && `, ${shortDate(date)}`)} />
  </>
);

interface SheetTableProps {
  caption: string;
  heads: readonly [string, string, string];
  rows: readonly { label: string; value: ReactNode; source: ReactNode }[];
}

/** On phones the source stands below the value: three columns would break words. */
const ROW =
  'max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(max(7rem,40%),1fr))] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:py-2';
const CELL = 'max-sm:p-0 print:py-0.5';
const SOURCE = `text-muted max-sm:col-span-full ${CELL}`;

const SheetTable = ({ caption, heads: [label, value, source], rows }: SheetTableProps) => (
  <div className="relative mt-4 overflow-x-auto print:mt-2">
    <Table className="table-fixed text-sm/[1.6] print:text-[8pt]/[1.3]">
      <caption className="pb-2 text-start text-muted">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          <ColumnHead className="sm:w-[29%] print:py-0.5">{label}</ColumnHead>
          <ColumnHead className="sm:w-[28%] print:py-0.5">{value}</ColumnHead>
          <ColumnHead className="print:py-0.5">{source}</ColumnHead>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <Row key={row.label} className={ROW}>
            <RowHead className={CELL}>{row.label}</RowHead>
            <Cell className={CELL}>{row.value}</Cell>
            <Cell className={SOURCE}>{row.source}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  </div>
);
