import type { CSSProperties, ReactNode } from 'react';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { SHOP_LINK_TEXT, shopLink } from '#src/config/shop-link.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { Dash } from '#src/ui/dash.tsx';
import { BuyLink } from '#src/ui/buy-link.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { PlusIcon } from '#src/ui/more-icons.tsx';
import { Price, PriceNote } from '#src/ui/price.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { cheapest, differs, factRows } from './compare-rows.ts';

interface CompareTableProps {
  laptops: readonly ShownComputer[];
  onlyDifferences: boolean;
  onRemove: (laptop: ShownComputer) => void;
}

/** On phones two columns are in sight beside the labels, and the others are a swipe away. */
export function CompareTable({ laptops, onlyDifferences, onRemove }: CompareTableProps) {
  const best = cheapest(laptops);
  const rows = factRows(laptops).filter((row) => !onlyDifferences || differs(row));
  const style: CSSProperties & Record<`--${string}`, number> = { '--laptops': Math.max(2, laptops.length) };
  return (
    <div className="@container relative mt-4 overflow-x-auto print:overflow-visible">
      <table style={style} className="compared text-start text-sm">
        <caption className="sr-only">Portátiles, uno en cada columna</caption>
        <thead>
          <tr>
            <td aria-hidden="true" />
            {laptops.map((laptop) => (
              <LaptopHead key={laptop.id} laptop={laptop} onRemove={() => onRemove(laptop)} />
            ))}
          </tr>
        </thead>
        <tbody>
          <TableRow label="Precio">
            {laptops.map(({ id, price, facts }, index) => (
              <td key={id}>
                <Price words={priceWords({ price, facts })} className="text-lg font-bold" />
                {best[index] && <Better word="Más barato" />}
                <div className="flex flex-wrap">
                  <PriceNote words={priceWords({ price, facts })} plain />
                </div>
              </td>
            ))}
          </TableRow>
          {rows.map(({ label, texts, word, best: isBest }) => (
            <TableRow key={label} label={label}>
              {laptops.map(({ id }, index) => (
                <td key={id}>
                  <span className={isBest[index] ? 'font-semibold' : ''}>
                    {texts[index] ?? <Dash said="sin dato" />}
                  </span>
                  {isBest[index] && <Better word={word} />}
                </td>
              ))}
            </TableRow>
          ))}
          <TableRow label="Comprar">
            {laptops.map((laptop) => (
              <td key={laptop.id}>
                <Shop laptop={laptop} />
              </td>
            ))}
          </TableRow>
        </tbody>
      </table>
    </div>
  );
}

interface LaptopHeadProps {
  laptop: ShownComputer;
  onRemove: () => void;
}

function LaptopHead({ laptop: { image, name, facts }, onRemove }: LaptopHeadProps) {
  const shown = laptopName(name);
  return (
    <th scope="col" abbr={shown} className="relative">
      <div className="print:w-20">
        <LaptopPicture src={image} alt="" missing="Sin imagen" figures={{ ...facts, name: shown }} eager />
      </div>
      <button
        type="button"
        className="icon-button absolute! end-0 top-0"
        aria-label={`Quitar ${shown} de la comparación`}
        onClick={onRemove}
      >
        <CloseIcon className="size-5" />
      </button>
      <span className="mt-2 block leading-snug font-semibold">{shown}</span>
    </th>
  );
}

const TableRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{label}</th>
    {children}
  </tr>
);

const Better = ({ word }: { word: string }) => (
  <span className="mt-0.5 flex items-center gap-1 text-xs font-semibold text-positive">
    <PlusIcon width="14" height="14" className="shrink-0" />
    {word}
  </span>
);

function Shop({ laptop }: { laptop: ShownComputer }) {
  const link = shopLink(laptop.link);
  const name = laptopName(laptop.name);
  return (
    <div className="flex flex-wrap gap-2 @min-[44rem]:flex-nowrap">
      {link !== null && (
        <BuyLink
          href={link}
          look="secondary"
          className="grow px-2! print:block print:border-0! print:p-0! print:font-normal"
          iconClass="hidden"
        >
          {SHOP_LINK_TEXT}
          <span className="sr-only">: {name}</span>
        </BuyLink>
      )}
      <FavoriteButton computer={{ ...laptop, name }} />
    </div>
  );
}
