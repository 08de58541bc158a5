import type { ReactNode } from 'react';
import { spanishNumber } from '#contract/spanish-figures.ts';

const PERCENT = 100;
const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** @param share of 1. @returns «5,1 %» */
export const percent = (share: number, digits = 0): string => `${spanishNumber(round(share * PERCENT, digits))}\u00A0%`;

/** @returns «22», «17,7» */
export const points = (value: number): string => spanishNumber(round(value, 1));

const WORDS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
export const inWords = (count: number): string => WORDS[count] ?? spanishNumber(count);

/** A figure as a bar; whoever cannot see it reads the figure beside it. @param of the whole width, of 1 */
export function Bar({ share, of = 1, strong = false }: { share: number; of?: number; strong?: boolean }) {
  const style = { '--w': `${round(share * PERCENT, 0)}%`, ...(of < 1 && { width: `${round(of * PERCENT, 0)}%` }) };
  return <i className={strong ? 'method-bar method-strong' : 'method-bar'} style={style} />;
}

interface SectionProps {
  id: string;
  title: string;
  words: ReactNode;
  /** Figures: beside the words where there is room, unless they are wide. */
  children: ReactNode;
  wide?: boolean;
}

export function Section({ id, title, words, children, wide = false }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-h`} className={wide ? 'method-section' : 'method-section method-halves'}>
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
  /** Of 1. */
  share: number;
  figure: ReactNode;
  more?: readonly ReactNode[];
  strong?: boolean;
}

/** A table whose first figure is also a bar. @param heads of the columns, that of the name first */
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
    <table className="method-table">
      <caption>{caption}</caption>
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
