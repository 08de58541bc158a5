import type { ReactNode } from 'react';
import { TABLE_LOOK } from '#src/ui/table-look.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';

const PERCENT = 100;
const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** @param share of 1. @returns «5,1 %» */
export const percent = (share: number, digits = 0): string => `${spanishNumber(round(share * PERCENT, digits))}\u00A0%`;

/** «8–12 %» */
export const percentRange = (low: number, high: number): string =>
  `${spanishNumber(round(low * PERCENT, 0))}–${percent(high)}`;

/** @returns «22», «17,7» */
export const points = (value: number): string => spanishNumber(round(value, 1));

const WORDS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
export const inWords = (count: number): string => WORDS[count] ?? spanishNumber(count);

/** «8 GB mínimo», «16 GB bien», «32 GB sobra» */
export const needWords = ([minimum, good, plenty]: readonly string[], floor: boolean): string[] => [
  `${minimum} ${floor ? 'imprescindible' : 'mínimo'}`,
  ...(good === plenty ? [] : [`${good} bien`]),
  `${plenty} sobra`,
];

/** A figure as a bar. Decorative: the figure beside it says the same. @param of the full width, 1 by default */
export function Bar({ share, of = 1, strong = false }: { share: number; of?: number; strong?: boolean }) {
  const style = { '--w': `${round(share * PERCENT, 0)}%`, ...(of < 1 && { width: `${round(of * PERCENT, 0)}%` }) };
  return <i className={strong ? 'method-bar method-strong' : 'method-bar'} style={style} />;
}

const SECTION =
  'grid grid-cols-1 gap-x-16 gap-y-6 pt-16 lg:col-span-full print:pt-4 ' +
  '[&_:is(h2,p)+p]:mt-3 [&_p]:max-w-measure [&_table+table]:mt-8';

interface SectionProps {
  id: string;
  title: string;
  words: ReactNode;
  /** Figures stand beside the words if there is space, unless they are wide. */
  children: ReactNode;
  wide?: boolean;
}

export function Section({ id, title, words, children, wide = false }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-h`} className={`${SECTION} ${wide ? '' : 'lg:grid-cols-2'}`}>
      <div>
        <h2 id={`${id}-h`}>{title}</h2>
        {words}
      </div>
      <div>{children}</div>
    </section>
  );
}

interface BarRow {
  name: ReactNode;
  /** From 0 to 1. */
  share: number;
  figure: ReactNode;
  more?: readonly ReactNode[];
  strong?: boolean;
}

/** With enlarged text, figures stand below their name. */
export const TABLE =
  'w-full text-end leading-[1.35] wrap-break-word tabular-nums ' +
  '[&_:is(td,th):not(:first-child)]:ps-3 [&_small]:text-sm/[1.35] [&_small]:whitespace-nowrap [&_small]:text-muted ' +
  '[&_td]:whitespace-nowrap [&_tr]:align-bottom [&_tr>:first-child]:text-start ' +
  '@max-[17rem]:[&_:is(td,th):not(:first-child)]:ps-0 ' +
  '@max-[17rem]:[&_td]:whitespace-normal ' +
  '@max-[17rem]:[&_tr]:flex @max-[17rem]:[&_tr]:flex-wrap @max-[17rem]:[&_tr]:gap-x-4 ' +
  '@max-[17rem]:[&_tr>:first-child]:w-full';

const BAR_TABLE = `${TABLE_LOOK} [&_:is(td,th)]:py-2 [&_tr>:first-child]:w-3/5`;

/** As many columns as fit on a phone. */
const MANY = 2;

/** With more columns the figures stand below the name. */
const MANY_TABLE =
  '@max-sm:[&_:is(td,th):not(:first-child)]:ps-0 ' +
  '@max-sm:[&_td]:whitespace-normal @max-sm:[&_tr]:grid ' +
  '@max-sm:[&_tr]:grid-cols-3 @max-sm:[&_tr]:gap-x-2 @max-sm:[&_:is(td,th)]:text-start ' +
  '@max-sm:[&_tr>:first-child]:col-span-full @max-sm:[&_tr>:first-child]:w-full';

/** A table whose first figure is also a bar. @param heads of the columns, the name's first */
export function BarTable({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: readonly string[];
  rows: readonly BarRow[];
}) {
  return (
    <table className={`${TABLE} ${BAR_TABLE} ${heads.length > MANY ? MANY_TABLE : ''}`}>
      <caption className="mb-2 max-w-measure text-start font-semibold">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, share, figure, more = [], strong = false }, index) => (
          // The rows never change.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">
              {name}
              <Bar share={share} strong={strong} />
            </th>
            <td>{figure}</td>
            {more.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
