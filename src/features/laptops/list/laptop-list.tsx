/** The frame of the list of all laptops. Its choices are links: they work by keyboard, in new tabs and with Back. */
import { Link } from 'react-router-dom';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#src/ui/cn.ts';
import { FoldSign } from '#src/ui/disclosure.tsx';
import { SkipLink } from '#src/ui/skip-link.tsx';
import type { FilterGroup, FilterOption, ListChoice } from '#contract/pages/laptop-list.ts';

/** On phones the filters are folded; the page around the list opens them. */
const FILTERS =
  'max-lg:mb-6 max-lg:hidden max-lg:grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] max-lg:items-start ' +
  'max-lg:gap-x-6 max-lg:gap-y-5 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-raised max-lg:px-4 ' +
  'max-lg:pt-4 max-lg:group-data-open/list:grid print:hidden';

/** A link in a row of others, to choose by or to take back, filled while it is current. */
export const CHIP_LINK =
  'flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3.5 text-sm/[1.6] tabular-nums hover:border-text ' +
  'aria-[current]:border-text not-forced-colors:aria-[current]:bg-text not-forced-colors:aria-[current]:text-surface ' +
  'forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] ' +
  'forced-colors:aria-[current]:forced-color-adjust-none';

/** A row of links to choose from or to take back. */
export const CHIPS = 'mt-3 flex flex-wrap gap-2';

const HEADING_ID = 'portatiles';

/** How many laptops there are, above their list. */
export const ListHeading = ({ children, ...props }: ComponentProps<'h2'>) => (
  <h2 id={HEADING_ID} tabIndex={-1} className="scroll-mt-6 text-base/[1.2] tabular-nums" {...props}>
    {children}
  </h2>
);

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
  <div
    className={cn(
      groups.length > 0 && 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:noscript:block lg:print:block',
    )}
  >
    <section className={`noscript:hidden! ${FILTERS}`} aria-label="Filtros">
      <SkipLink to={HEADING_ID}>Saltar a los portátiles</SkipLink>
      {groups.map((group) => (
        <Group key={group.key} label={group.label} options={group.options} />
      ))}
      {done}
    </section>
    <div className="min-w-0">
      {heading}
      {orders.length > 0 && (
        <nav className={`noscript:hidden! ${CHIPS}`} aria-label="Orden">
          {orders.map(({ label, href, chosen }) => (
            <Link
              key={label}
              to={href}
              rel="nofollow"
              preventScrollReset
              aria-current={chosen || undefined}
              className={CHIP_LINK}
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      {orderNote !== '' && <p className="mt-2 max-w-prose text-sm text-muted">{orderNote}</p>}
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
    <div className="lg:not-first:mt-5 lg:not-first:border-t lg:not-first:border-line lg:not-first:pt-4">
      <h2 className="font-text text-base font-semibold">{label}</h2>
      <Options label={label} options={shown} />
      {folded.length > 0 && (
        <details className="group/fold" open={folded.some(({ chosen }) => chosen) || undefined}>
          <summary className={cn(OPTION, 'text-muted hover:bg-sunken')}>
            <span>{`Otras ${folded.length}`}</span>
            <FoldSign />
          </summary>
          <Options label={`${label}: otras`} options={folded} />
        </details>
      )}
    </div>
  );
}

const OPTION =
  '-mx-2 flex min-h-11 items-center justify-between gap-2 rounded-control px-2 text-sm/[1.6] lg:pointer-fine:min-h-8';

const Options = ({ label: name, options }: Omit<FilterGroup, 'key'>) => (
  <ul aria-label={name}>
    {options.map((option) => (
      <li key={option.label}>
        <Option {...option} />
      </li>
    ))}
  </ul>
);

/** An option without results is no link, unless it is chosen and can be removed. */
function Option({ label, count, chosen, href }: FilterOption) {
  if (count === 0 && !chosen)
    return (
      <span className={cn(OPTION, 'cursor-not-allowed text-muted')}>
        <span>{label}</span> <span>{count}</span>
      </span>
    );
  return (
    <Link
      to={href}
      rel="nofollow"
      preventScrollReset
      aria-current={chosen || undefined}
      className={cn(OPTION, 'hover:bg-sunken', chosen && 'bg-sunken font-semibold')}
    >
      <span className={chosen ? "before:text-accent before:content-['✓_']" : undefined}>{label}</span>{' '}
      <span className="text-muted tabular-nums">{count}</span>
    </Link>
  );
}

const ROW = 'flex flex-wrap items-center justify-center gap-1';

const PAGE =
  'grid min-h-11 min-w-11 place-items-center rounded-control px-2.5 tabular-nums underline-offset-4 hover:underline ' +
  'not-forced-colors:aria-[current]:bg-text not-forced-colors:aria-[current]:text-surface ' +
  'forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] ' +
  'forced-colors:aria-[current]:forced-color-adjust-none';

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
    <nav className={`mt-6 ${ROW}`} aria-label="Páginas">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={PAGE}>
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
              className={PAGE}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next" className={PAGE}>
          Siguiente
        </Link>
      )}
    </nav>
  );
}
