/** The frame of the list of all laptops. Its choices are links: they work by keyboard, in new tabs and with Back. */
import type { ReactNode } from 'react';
import type { FilterGroup, FilterOption, ListChoice } from '#src/lib/listed-row.ts';

interface LaptopListProps {
  groups: readonly FilterGroup[];
  orders: readonly ListChoice[];
  heading: ReactNode;
  /** Below the filters, which stand before the list on phones. */
  done?: ReactNode;
  children: ReactNode;
}

export const LaptopList = ({ groups, orders, heading, done, children }: LaptopListProps) => (
  <div className="list-body">
    <section className="list-filters needs-script" aria-label="Filtros">
      {groups.map((group) => (
        <Group key={group.key} label={group.label} options={group.options} />
      ))}
      {done}
    </section>
    <div className="min-w-0">
      <div className="list-head">
        {heading}
        <nav className="list-orders needs-script" aria-label="Orden">
          {orders.map(({ label, href, chosen }) => (
            <a key={label} href={href} rel="nofollow" aria-current={chosen || undefined}>
              {label}
            </a>
          ))}
        </nav>
      </div>
      {children}
    </div>
  </div>
);

/** Further options of a group are folded: half of the brands have few laptops. */
const SHOWN_MAX = 7;

function Group({ label, options }: Omit<FilterGroup, 'key'>) {
  const [shown, folded] =
    options.length > SHOWN_MAX + 1 ? [options.slice(0, SHOWN_MAX), options.slice(SHOWN_MAX)] : [options, []];
  return (
    <div>
      <h2>{label}</h2>
      <Options label={label} options={shown} />
      {folded.length > 0 && (
        <details open={folded.some(({ chosen }) => chosen) || undefined}>
          <summary>Otras {folded.length}</summary>
          <Options label={`${label}: otras`} options={folded} />
        </details>
      )}
    </div>
  );
}

const Options = ({ label: name, options }: Omit<FilterGroup, 'key'>) => (
  <ul aria-label={name}>
    {options.map((option) => (
      <li key={option.label}>
        <Option {...option} />
      </li>
    ))}
  </ul>
);

/** What would lead to nothing is no link, but what is chosen can be taken back. */
function Option({ label, count, chosen, href }: FilterOption) {
  const words = (
    <>
      <span>{label}</span> <span>{count}</span>
    </>
  );
  return count === 0 && !chosen ? (
    <span className="none">{words}</span>
  ) : (
    <a href={href} rel="nofollow" aria-current={chosen || undefined}>
      {words}
    </a>
  );
}

interface PagerProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages < 2) return null;
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(near)];
  return (
    <nav className="list-pages" aria-label="Páginas">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          Anterior
        </a>
      )}
      <ol>
        {numbers.map((number, index) => (
          <li key={number}>
            {number - (numbers[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a
              href={hrefOf(number)}
              aria-label={`Página ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          Siguiente
        </a>
      )}
    </nav>
  );
}
