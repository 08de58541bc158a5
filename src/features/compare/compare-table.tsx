import type { CSSProperties } from 'react';
import { ADVERT_ID } from '#contract/advert.ts';
import type { Compared } from '#contract/compared.ts';
import { laptopName, nameAmong } from '#contract/laptop-name.ts';
import type { ReadSheet } from '#src/services/read-answer.ts';
import type { DatedAdvert } from '#src/lib/read-code.ts';
import { shopLink } from '#src/config/shop-link.ts';
import { OtherShops, ShopButton } from '#src/ui/buy-link.tsx';
import { cn } from '#src/ui/cn.ts';
import { RowHead, Table } from '#src/ui/table.tsx';
import { usePendingFavorites } from '../favorites/use-favorites.ts';
import {
  CELL,
  CellsRow,
  Checked,
  COLUMNS,
  Drawbacks,
  LABEL,
  Prices,
  TableCell,
  TableRow,
  Verdicts,
} from './compare-cells.tsx';
import { LaptopHead, PictureCell, STICKY } from './compare-heads.tsx';
import { differs, factRows, isKnown, needRows, type ComparedRow } from './compare-rows.ts';

interface CompareTableProps {
  laptops: readonly ReadSheet[];
  /** `null` without answers. */
  compared: Compared | null;
  /** Whether the visitor has Windows or will use Linux. */
  ownsWindows: boolean;
  onlyDifferences: boolean;
  /** Whose laptop is one of the columns. */
  advert: DatedAdvert | null;
  onRemove: (laptop: ReadSheet) => void;
}

/** The criteria of the answers come first. Phones have the labels above the columns, so that three columns fit. */
export function CompareTable({ laptops, compared, ownsWindows, onlyDifferences, advert, onRemove }: CompareTableProps) {
  usePendingFavorites();
  const ids = laptops.map(({ id }) => id);
  const all = laptops.map(({ name }) => laptopName(name));
  const names = new Map(laptops.map(({ id, name }) => [id, nameAmong(laptopName(name), all)]));
  const needs = compared ? needRows(compared, ids) : [];
  // How the price meets the answers; the price itself is in the row of facts.
  const price = needs.at(-1);
  const isShown = (row: ComparedRow) => !onlyDifferences || differs(row);
  const asked = needs.slice(0, -1).filter(isShown);
  const figures = factRows(laptops).filter((row) => !needs.some(({ label }) => label === row.label));
  const facts = figures.filter((row) => isKnown(row) && isShown(row));
  const unknown = onlyDifferences ? [] : figures.filter((row) => !isKnown(row)).map(({ label }) => label);
  const style: CSSProperties & Record<`--${string}`, number> = { '--laptops': Math.max(2, laptops.length) };
  return (
    <div className="@container mt-4">
      <section
        aria-label="Comparación"
        // Users who cannot swipe move it with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`relative print:overflow-visible ${laptops.length > FITTING ? FOUR_SCROLL : SCROLLS}`}
      >
        <Table style={style} className={TABLE}>
          <caption className="sr-only">Portátiles, uno en cada columna</caption>
          {/* So that the names stick within the whole table, not only within its head. */}
          <thead className="stacked:contents">
            <tr className={COLUMNS}>
              <td aria-hidden="true" className={CORNER} />
              {laptops.map((laptop) => (
                <PictureCell
                  key={laptop.id}
                  laptop={laptop}
                  name={names.get(laptop.id) ?? ''}
                  onRemove={() => onRemove(laptop)}
                />
              ))}
            </tr>
            <tr className={cn(COLUMNS, STICKY)}>
              <td aria-hidden="true" className={cn(CORNER, STICKY)} />
              {laptops.map(({ id }) => (
                <LaptopHead key={id} id={id} name={names.get(id) ?? ''} advert={id === ADVERT_ID ? advert : null} />
              ))}
            </tr>
          </thead>
          <tbody className="stacked:block">
            {compared && <Verdicts ids={ids} compared={compared} />}
            {compared && <Drawbacks ids={ids} compared={compared} />}
            <Prices laptops={laptops} names={names} needs={price} compared={compared} ownsWindows={ownsWindows} />
            <Checked laptops={laptops} />
            <TableRow label="Comprar" className="no-print">
              {laptops.map((laptop) => (
                <TableCell key={laptop.id}>{laptop.id !== ADVERT_ID && <Shop laptop={laptop} />}</TableCell>
              ))}
            </TableRow>
            {asked.map((row) => (
              <CellsRow key={row.label} {...row} names={names} />
            ))}
          </tbody>
          <tbody className="stacked:block">
            {compared && facts.length > 0 && (
              <tr className={COLUMNS}>
                <RowHead
                  scope="rowgroup"
                  colSpan={laptops.length + 1}
                  className={cn(CELL, LABEL, 'pt-6 font-heading text-base text-text print:pt-2')}
                >
                  Ficha
                </RowHead>
              </tr>
            )}
            {facts.map((row) => (
              <CellsRow key={row.label} {...row} names={names} />
            ))}
            {unknown.length > 0 && (
              <TableRow label="Sin dato">
                <TableCell colSpan={laptops.length} className="text-muted stacked:col-span-full">
                  {unknown.join(', ')}
                </TableCell>
              </TableRow>
            )}
          </tbody>
        </Table>
      </section>
    </div>
  );
}

/** This many columns fit on a phone with usual letters. */
const FITTING = 3;
/** Within what scrolls sideways, the names cannot stick to the top of the screen: it does so only where it has to. */
const SCROLLS = '@max-[22rem]:overflow-x-auto';
const FOUR_SCROLL = '@max-[29rem]:overflow-x-auto';

const TABLE =
  'table-fixed text-sm stacked:block stacked:w-[max(100%,calc(var(--laptops)*7.25rem))] ' +
  'print:w-full print:text-[8pt]/[1.3]';
const CORNER = 'w-32 stacked:hidden';

function Shop({ laptop }: { laptop: ReadSheet }) {
  const link = shopLink(laptop.link);
  if (link === null) return null;
  const name = laptopName(laptop.name);
  return (
    <div>
      <ShopButton
        href={link}
        variant="secondary"
        className="w-full px-1 stacked:text-xs"
        iconClass="hidden"
        name={name}
        seen={laptop.facts}
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <OtherShops href={link} name={name} seen={laptop.facts} />
      </div>
    </div>
  );
}
