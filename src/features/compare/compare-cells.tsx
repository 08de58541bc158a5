import type { ComponentProps, ReactNode } from 'react';
import { ADVERT_ID } from '#contract/advert.ts';
import type { Compared } from '#contract/compared.ts';
import type { ReadSheet } from '#src/services/read-answer.ts';
import { capitalize, spanishList } from '#contract/spanish-text.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { Unbroken } from '#src/ui/breakable.tsx';
import { cn } from '#src/ui/cn.ts';
import { Evidence } from '#src/ui/evidence.tsx';
import { PriceFigure } from '#src/ui/price.tsx';
import { Cell, Row, RowHead } from '#src/ui/table.tsx';
import { VerdictMark } from '#src/ui/target-mark.tsx';
import { cheapest, type ComparedCell, type ComparedRow, dearerBy } from './compare-rows.ts';

/** Whether each laptop meets the answers, and which of them is recommended. */
export function Verdicts({ ids, compared: { laptops, best } }: { ids: readonly string[]; compared: Compared }) {
  return (
    <TableRow label="Para ti">
      {ids.map((id) => {
        const told = laptops.find((laptop) => laptop.id === id);
        if (!told) return <UnknownCell key={id} />;
        // A text that several laptops share does not distinguish them.
        const isCommon = laptops.some((other) => other !== told && other.text === told.text);
        return (
          <TableCell key={id}>
            {/* In small letters, because at a zoom of 400 % «almacenamiento» would break. */}
            <span
              className={`flex flex-wrap items-center gap-x-2 max-sm:text-xs ${told.qualifies ? '' : 'text-caution'}`}
            >
              <VerdictMark fit={told.fit} best={id === best} />
              <span>{unbroken(told.text)}</span>
            </span>
            {id === best && <span className="block font-semibold text-accent">El que te recomendamos</span>}
            {isCommon && <span className="max-sm:text-xs">{unbroken(told.gains)}</span>}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

export function Drawbacks({ ids, compared: { laptops } }: { ids: readonly string[]; compared: Compared }) {
  const buts = ids.map((id) => laptops.find((laptop) => laptop.id === id)?.but ?? '');
  if (!buts.some(Boolean)) return null;
  return (
    <TableRow label="Pero">
      {ids.map((id, index) => (
        <TableCell key={id} className="max-sm:text-xs">
          {unbroken(capitalize(buts[index] ?? ''))}
        </TableCell>
      ))}
    </TableRow>
  );
}

interface PricesProps {
  laptops: readonly ReadSheet[];
  names: Names;
  needs: ComparedRow | undefined;
  compared: Compared | null | undefined;
  ownsWindows: boolean;
}

export function Prices({ laptops, names, needs, compared, ownsWindows }: PricesProps) {
  const best = cheapest(laptops, ownsWindows);
  return (
    <TableRow label="Precio">
      {laptops.map((laptop, index) => {
        const { id } = laptop;
        const words = priceWords(laptop, { ownsWindows });
        const cell = needs?.cells[index];
        const lead = cell?.better ?? (best[index] ? 'Más barato' : '');
        const cheaperBy = compared?.laptops.find((one) => one.id === id)?.cheaperBy;
        const over = cheaperBy === undefined ? [] : dearerBy(cheaperBy, laptop, laptops, ownsWindows);
        return (
          <TableCell key={id}>
            <PriceFigure words={words} className="text-base font-bold" />
            <p className={`text-xs ${words.old ? 'text-caution' : 'text-muted'}`}>{words.seen}</p>
            {cell && <span className={cell.short ? 'text-caution' : 'text-muted'}>{unbroken(cell.word)}</span>}
            {lead !== '' && <Better word={lead} over={over} names={names} />}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

export const Checked = ({ laptops }: { laptops: readonly ReadSheet[] }) => (
  <TableRow label="Lo que sabemos">
    {laptops.map(({ id, facts }) => (
      <TableCell key={id}>
        {/* Nobody but the advert has seen its price. */}
        <Evidence facts={facts} without={id === ADVERT_ID ? ['seen', 'screen'] : ['screen']} />
      </TableCell>
    ))}
  </TableRow>
);

export const CellsRow = ({ label, cells, names }: ComparedRow & { names: Names }) => (
  <TableRow label={label}>
    {[...names.keys()].map((id, index) => (
      <CellOf key={id} cell={cells[index] ?? null} names={names} />
    ))}
  </TableRow>
);

function CellOf({ cell, names }: { cell: ComparedCell | null; names: Names }) {
  if (!cell) return <UnknownCell />;
  const { figure, word, short, better, over } = cell;
  return (
    <TableCell>
      {figure !== '' && (
        <span className={`block print:inline ${better === '' ? '' : 'font-semibold'}`}>
          <Unbroken text={figure} />
        </span>
      )}
      {word !== '' && <span className={short ? 'text-caution' : 'text-muted'}>{` ${word}`}</span>}
      {better !== '' && <Better word={better} over={over} names={names} />}
    </TableCell>
  );
}

interface TableRowProps {
  label: string;
  className?: string;
  children: ReactNode;
}

export const TableRow = ({ label, className, children }: TableRowProps) => (
  <Row className={cn(COLUMNS, className)}>
    <RowHead className={cn(CELL, LABEL)}>{label}</RowHead>
    {children}
  </Row>
);

export const COLUMNS = 'stacked:grid stacked:grid-cols-[repeat(var(--laptops),minmax(0,1fr))]';

export const CELL = 'p-3 wrap-break-word stacked:py-2 stacked:ps-0 stacked:pe-2 print:px-1.5 print:py-[3px]';

/** Beside the row, or above it. */
export const LABEL = 'ps-0! font-semibold text-muted stacked:col-span-full stacked:pb-0';

export const TableCell = ({ className, ...props }: ComponentProps<'td'>) => (
  <Cell className={cn(CELL, className)} {...props} />
);

/** The columns' names by the ids of their laptops, in order. */
export type Names = ReadonlyMap<string, string>;

interface BetterProps {
  word: string;
  /** Ids of those that it is better than by that much, if the word has a figure. */
  over: readonly string[];
  names: Names;
}

const Better = ({ word, over, names }: BetterProps) => (
  <>
    <span className="mt-0.5 block font-semibold text-positive">{word}</span>
    {names.size > 2 && over.length > 0 && (
      <span className="block text-xs/[1.3] text-muted">{`frente a ${overWords(over, names)}`}</span>
    )}
  </>
);

const overWords = (over: readonly string[], names: Names): string =>
  over.length > 1 && over.length === names.size - 1 ? 'los demás' : spanishList(over.map((id) => names.get(id) ?? ''));

const UnknownCell = () => (
  <TableCell>
    <span className="text-muted">sin dato</span>
  </TableCell>
);
