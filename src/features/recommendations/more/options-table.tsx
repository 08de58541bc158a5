import { Fragment, useId, useState } from 'react';
import type { ReadComputer } from '#src/services/read-answer.ts';
import { textAt, textsAt } from '#contract/card-statements.ts';
import { clauseList } from '#contract/spanish-text.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { Price } from '#src/ui/price.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#src/ui/table.tsx';
import { OptionCard } from '../cards/option-card.tsx';
import type { Option } from '../cards/options.ts';

/** Large screens and print have a row for each option, which unfolds into its card. No column is empty. */
export function OptionsTable({ options }: { options: readonly Option[] }) {
  const changes = CHANGES.filter(({ textsOf }) => options.some(({ computer }) => textsOf(computer).length > 0));
  return (
    <Table>
      <caption className="mb-2 text-start text-muted">{options[0]?.versusLabel}</caption>
      <thead>
        <tr>
          <ColumnHead className="w-1/3">Portátil</ColumnHead>
          <ColumnHead>Precio</ColumnHead>
          {changes.map(({ head, className }) => (
            <ColumnHead key={head} className={className}>
              {head}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <OptionRows key={option.label} option={option} changes={changes} />
        ))}
      </tbody>
    </Table>
  );
}

interface OptionRowsProps {
  option: Option;
  /** The columns after the price. */
  changes: typeof CHANGES;
}

function OptionRows({ option, changes }: OptionRowsProps) {
  const { computer } = option;
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = computer.shortName;
  const isAlike = !computer.statements.some(({ place }) => place === 'gain' || place === 'loss');
  const but = textAt(computer, 'but');
  return (
    <Fragment>
      <Row>
        <RowHead className="wrap-anywhere">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="-my-2.75 flex w-full items-center gap-2 py-2.75 text-start leading-snug underline-offset-4 hover:underline"
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
        <Cell className="pe-6 whitespace-nowrap">
          <Price computer={computer} ownsWindows={option.ownsWindows} className="font-semibold" />
        </Cell>
        {changes.length > 0 && isAlike ? (
          <Cell colSpan={changes.length} className="text-sm/[1.6] text-muted">
            {unbroken(`Casi igual en lo que pides${but === '' ? '' : `, pero ${but}`}`)}
          </Cell>
        ) : (
          changes.map(({ head, tone, textsOf }) => (
            <Cell key={head} className={`text-sm/[1.6] ${tone}`}>
              {joined(textsOf(computer))}
            </Cell>
          ))
        )}
      </Row>
      <tr id={id} hidden={!open}>
        <td colSpan={2 + changes.length} className="py-4">
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

/** Its losses, and its main drawback where they do not say it. */
const lossesOf = ({ statements }: ReadComputer): string[] =>
  statements
    .filter(
      ({ place, attribute }) =>
        place === 'loss' ||
        (place === 'but' &&
          !statements.some((one) => one.place === 'loss' && attribute !== undefined && one.attribute === attribute)),
    )
    .toSorted((one, other) => Number(one.place === 'but') - Number(other.place === 'but'))
    .map(({ text }) => text);

const joined = (texts: readonly string[]) => (texts.length === 0 ? NOTHING : unbroken(clauseList(texts)));

const NOTHING = (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr-only">nada</span>
  </>
);

const CHANGES = [
  {
    head: 'Mejor',
    className: 'w-1/4',
    tone: 'text-positive',
    textsOf: (computer: ReadComputer) => textsAt(computer, 'gain'),
  },
  { head: 'Peor', className: '', tone: 'text-caution', textsOf: lossesOf },
];
