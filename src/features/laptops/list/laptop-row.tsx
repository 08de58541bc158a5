import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { laptopPath } from '#src/config/paths.ts';
import { CompareChoice } from '../../favorites/compare-choice.tsx';
import { Evidence } from '#src/ui/evidence.tsx';
import type { ListedRow } from './listed-row.ts';

export const LaptopRows = ({ children }: { children: ReactNode }) => (
  <ol className="@container mt-4 border-b border-line">{children}</ol>
);

const ROW =
  'relative grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-t border-line py-4 ' +
  '@max-[17rem]:grid-cols-1 sm:grid-cols-[96px_minmax(0,1fr)_10.5rem]';

/** The order on phones: name, price, everything else. */
const PRICE =
  'col-[2] flex flex-wrap items-baseline gap-x-2.5 @max-[17rem]:col-[1] sm:col-[3] sm:flex-col sm:items-end sm:text-end';

const METERS =
  'col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-3 text-sm/[1.4] sm:col-[2] ' +
  'sm:self-end';

const ACTIONS =
  'col-span-full flex flex-wrap justify-between gap-x-5 text-sm/[1.6] sm:col-[3] sm:row-[2/4] sm:flex-col sm:items-end ' +
  'sm:self-end print:hidden';

export const LaptopRow = ({ row }: { row: ListedRow }) => (
  <li className={ROW}>
    <span className="relative grid aspect-4/3 place-items-center self-start rounded-control bg-sunken @max-[17rem]:w-[72px] sm:row-[1/4]">
      <img src={row.picture} alt="" width="120" height="90" loading="lazy" decoding="async" className="w-4/5" />
    </span>
    <div className="min-w-0 wrap-anywhere">
      <h3 className="font-text text-base/[1.35] font-semibold">
        <Link to={laptopPath(row.id)} className="underline-offset-4 hover:underline">
          <span>{row.line}</span>
          {row.code !== '' && <small className="text-sm/[1.4] font-normal text-muted">{row.code}</small>}
        </Link>
      </h3>
      <p className="mt-1 text-sm/[1.4] text-muted">{row.facts}</p>
    </div>
    <p className={`${PRICE} tabular-nums`}>
      <b className="font-heading text-xl">{row.price}</b>
      {row.parts !== '' && <span className="text-sm/[1.4] text-muted">{row.parts}</span>}
    </p>
    <div className="col-[2] @max-[17rem]:col-[1]">
      <Evidence facts={row.evidence} />
    </div>
    <dl className={METERS}>
      {row.meters.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">{value || 'sin dato'}</dd>
        </div>
      ))}
    </dl>
    <div className={`noscript:hidden! ${ACTIONS}`}>
      <CompareChoice id={row.id} name={row.name} />
    </div>
  </li>
);
