/** The elements of articles and legal texts. */
import { Breakable } from './breakable.tsx';
import { cardVariants } from './card.tsx';
import { cn } from './cn.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cell, ColumnHead, Row, Table } from './table.tsx';

interface Children {
  children: ReactNode;
}

export function TextSection({ id, title, children }: Children & { id: string; title: string }) {
  return (
    <section className="mt-8 flow-root">
      <h2 id={id} className="mb-4 scroll-mt-8">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const H3 = ({ id, children }: Children & { id: string }) => (
  <h3 id={id} className="mt-8 mb-2 scroll-mt-8">
    {children}
  </h3>
);

export const P = ({ children }: Children) => <p className="my-4 max-w-prose">{children}</p>;

/** The first paragraph of an article. */
export const Lead = ({ children }: Children) => <p className="mb-4 max-w-prose text-xl/relaxed">{children}</p>;

export const Strong = ({ children }: Children) => <strong className="font-semibold">{children}</strong>;

export const List = ({ children }: Children) => (
  <ul className="my-4 max-w-prose list-disc ps-6 marker:text-accent">{children}</ul>
);

export const NumberedList = ({ children }: Children) => (
  <ol className="my-4 max-w-prose list-decimal ps-6 marker:font-semibold marker:text-accent">{children}</ol>
);

export const Item = ({ children }: Children) => <li className="my-2 ps-1">{children}</li>;

export const Aside = ({ children }: Children) => (
  <aside className={cn(cardVariants({ variant: 'caution' }), 'my-8 max-w-prose px-5 py-0.5')}>{children}</aside>
);

const CELL =
  'pe-6 first:font-semibold last:pe-0 max-md:block max-md:p-0 max-md:wrap-anywhere max-md:first:text-lg ' +
  'max-md:not-first:mt-3 max-md:not-first:before:block max-md:not-first:before:text-sm ' +
  'max-md:not-first:before:text-muted max-md:not-first:before:content-[attr(data-label)]';

/** Cells with fewer characters do not wrap. */
const SHORT_CELL_MAX = 14;

const isShort = (cell: ReactNode): boolean => typeof cell === 'string' && cell.length <= SHORT_CELL_MAX;

interface TextTableProps {
  heads: readonly string[];
  /** Each begins with its name. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** Below 768 px the rows are cards, and each cell has its column's heading above it. */
export function TextTable({ heads, rows }: TextTableProps) {
  return (
    <Table className="my-8 text-base max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          {heads.map((head) => (
            <ColumnHead key={head} className="pe-6 last:pe-0">
              {head}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-3">
        {rows.map((row) => (
          <Row
            key={row[0]}
            className="max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-raised max-md:p-4"
          >
            {heads.map((head, column) => (
              <Cell
                key={head}
                data-label={head}
                className={`${CELL} ${isShort(row[column]) ? 'md:whitespace-nowrap' : ''}`}
              >
                {column === 0 ? <Breakable text={row[0]} /> : row[column]}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const LINK_LOOK =
  'font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong hover:decoration-2';

export function TextLink({ href, children }: Children & { href: string }) {
  // Files such as licences are not routes.
  return href.startsWith('/') && !href.includes('.') ? (
    <Link to={href} className={LINK_LOOK}>
      {children}
    </Link>
  ) : (
    <a href={href} className={LINK_LOOK}>
      {children}
    </a>
  );
}
