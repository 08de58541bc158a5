import { Fragment, useId, useState } from 'react';
import type { Computer } from '#contract/computer.ts';
import { textsAt } from '#contract/card-statements.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { Price } from '#src/ui/price.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#src/ui/table.tsx';
import { OptionCard } from '../cards/option-card.tsx';
import type { Option } from '../cards/options.ts';

/** Large screens and print have a row for each option, which unfolds into its card. */
export function OptionsTable({ options }: { options: readonly Option[] }) {
  return (
    <Table>
      <caption className="mb-2 text-start text-muted">{options[0]?.versusLabel}</caption>
      <thead>
        <tr>
          <ColumnHead className="w-1/3">Portátil</ColumnHead>
          <ColumnHead>Precio</ColumnHead>
          <ColumnHead className="w-1/4">Mejor</ColumnHead>
          <ColumnHead>Peor</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <OptionRows key={option.label} {...option} />
        ))}
      </tbody>
    </Table>
  );
}

function OptionRows(option: Option) {
  const { computer } = option;
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = computer.shortName;
  const [gains, losses] = [textsAt(computer, 'gain'), lossesOf(computer)];
  return (
    <Fragment>
      <Row>
        <RowHead className="wrap-anywhere">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="-my-2.5 flex min-h-11 w-full items-center gap-2 text-start leading-snug underline-offset-4 hover:underline"
          >
            <ChevronDownIcon className={`shrink-0 text-muted transition-transform ${open ? 'rotate-180' : ''}`} />
            <span>{name}</span>
          </button>
          {computer.brief !== '' && (
            <p className="ps-8 text-sm font-normal text-muted print:ps-0">{unbroken(computer.brief)}</p>
          )}
          {/* Buttons are not printed. */}
          <span className="hidden print:inline">{name}</span>
        </RowHead>
        <Cell className="whitespace-nowrap">
          <Price computer={computer} ownsWindows={option.ownsWindows} className="font-semibold" />
        </Cell>
        {gains.length + losses.length === 0 ? (
          <Cell colSpan={2} className="text-sm/[1.6] text-muted">
            Casi igual en lo que pides
          </Cell>
        ) : (
          <>
            <Cell className="text-sm/[1.6] text-positive">{joined(gains)}</Cell>
            <Cell className="text-sm/[1.6] text-caution">{joined(losses)}</Cell>
          </>
        )}
      </Row>
      <tr id={id} hidden={!open}>
        <td colSpan={4} className="py-4">
          {open && (
            <div className="max-w-3xl">
              <OptionCard {...option} tabbed={false} />
            </div>
          )}
        </td>
      </tr>
    </Fragment>
  );
}

/** Its losses; if there are none, its main drawback, because something made it rank lower. */
const lossesOf = (computer: Computer): string[] => {
  const losses = textsAt(computer, 'loss');
  return losses.length > 0 ? losses : textsAt(computer, 'but');
};

const joined = (texts: readonly string[]) => (texts.length === 0 ? NOTHING : unbroken(texts.join(', ')));

const NOTHING = (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr-only">nada</span>
  </>
);
