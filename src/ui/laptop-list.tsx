/** The frame of the list of all laptops. Its choices are links: they work by keyboard, in new tabs and with Back. */
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { FoldSign } from './disclosure.tsx';
import type { FilterGroup, FilterOption, ListChoice } from '#src/lib/listed-row.ts';

/** On phones the filters are folded; the page around the list opens them. */
const FILTERS =
  'max-lg:mb-6 max-lg:hidden max-lg:grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] max-lg:items-start ' +
  'max-lg:gap-x-6 max-lg:gap-y-5 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-raised max-lg:px-4 ' +
  'max-lg:pt-4 max-lg:group-data-open/list:grid lg:[&>div+div]:mt-5 lg:[&>div+div]:border-t ' +
  'lg:[&>div+div]:border-line lg:[&>div+div]:pt-4 print:hidden!';

/** Links to choose from or to take back. */
export const CHIPS =
  'mt-3 flex flex-wrap gap-2 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-1.5 [&_a]:rounded-full [&_a]:border ' +
  '[&_a]:border-line [&_a]:px-3.5 [&_a]:text-sm/[1.6] [&_a]:tabular-nums [&_a]:hover:border-text';

const CURRENT =
  'list-current [&_[aria-current]]:border-text not-forced-colors:[&_[aria-current]]:bg-text ' +
  'not-forced-colors:[&_[aria-current]]:text-surface';

interface LaptopListProps {
  groups: readonly FilterGroup[];
  orders: readonly ListChoice[];
  /** What the chosen order means; may be empty. */
  orderNote: string;
  heading: ReactNode;
  /** Below the filters, which stand before the list on phones. */
  done?: ReactNode;
  children: ReactNode;
}

export const LaptopList = ({ groups, orders, orderNote, heading, done, children }: LaptopListProps) => (
  <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:noscript:block lg:print:block">
    <section className={`needs-script ${FILTERS}`} aria-label="Filtros">
      {groups.map((group) => (
        <Group key={group.key} label={group.label} options={group.options} />
      ))}
      {done}
    </section>
    <div className="min-w-0">
      <div className="[&>h2]:scroll-mt-6 [&>h2]:text-base/[1.2] [&>h2]:tabular-nums">
        {heading}
        <nav className={`needs-script ${CHIPS} ${CURRENT}`} aria-label="Orden">
          {orders.map(({ label, href, chosen }) => (
            <Link key={label} to={href} rel="nofollow" aria-current={chosen || undefined}>
              {label}
            </Link>
          ))}
        </nav>
        {orderNote !== '' && <p className="mt-2 max-w-prose text-sm text-muted">{orderNote}</p>}
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
      <h2 className="font-body text-sm/[1.12] font-semibold">{label}</h2>
      <Options label={label} options={shown} />
      {folded.length > 0 && (
        <details className="group/fold" open={folded.some(({ chosen }) => chosen) || undefined}>
          <summary className="-mx-2 flex min-h-11 items-center justify-between gap-2 rounded-control px-2 text-sm/[1.6] text-muted hover:bg-sunken lg:pointer-fine:min-h-8">
            <span>{`Otras ${folded.length}`}</span>
            <FoldSign />
          </summary>
          <Options label={`${label}: otras`} options={folded} />
        </details>
      )}
    </div>
  );
}

const OPTIONS =
  '[&>li>*]:-mx-2 [&>li>*]:flex [&>li>*]:min-h-11 [&>li>*]:items-center [&>li>*]:justify-between [&>li>*]:gap-2 ' +
  '[&>li>*]:rounded-control [&>li>*]:px-2 [&>li>*]:text-sm/[1.6] lg:pointer-fine:[&>li>*]:min-h-8 ' +
  '[&>li>span]:cursor-not-allowed [&>li>span]:text-muted [&_[aria-current]]:bg-sunken ' +
  '[&_[aria-current]]:font-semibold [&_a]:hover:bg-sunken [&_a>:last-child]:text-muted [&_a>:last-child]:tabular-nums';

const Options = ({ label: name, options }: Omit<FilterGroup, 'key'>) => (
  <ul aria-label={name} className={`list-options ${OPTIONS}`}>
    {options.map((option) => (
      <li key={option.label}>
        <Option {...option} />
      </li>
    ))}
  </ul>
);

/** An option without results is no link, unless it is chosen and can be removed. */
function Option({ label, count, chosen, href }: FilterOption) {
  const words = (
    <>
      <span>{label}</span> <span>{count}</span>
    </>
  );
  return count === 0 && !chosen ? (
    <span>{words}</span>
  ) : (
    <Link to={href} rel="nofollow" aria-current={chosen || undefined}>
      {words}
    </Link>
  );
}

const ROW = 'flex flex-wrap items-center justify-center gap-1';

const PAGES =
  'mt-6 [&_a]:grid [&_a]:min-h-11 [&_a]:min-w-11 [&_a]:place-items-center [&_a]:rounded-control [&_a]:px-2.5 ' +
  '[&_a]:tabular-nums [&_a]:underline-offset-4 [&_a]:hover:underline';

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
    <nav className={`${ROW} ${CURRENT} ${PAGES}`} aria-label="Páginas">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev">
          Anterior
        </Link>
      )}
      <ol className={ROW}>
        {numbers.map((number, index) => (
          <li key={number} className={ROW}>
            {number - (numbers[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              to={hrefOf(number)}
              aria-label={`Página ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next">
          Siguiente
        </Link>
      )}
    </nav>
  );
}
