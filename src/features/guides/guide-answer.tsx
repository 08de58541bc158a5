import { Link } from 'react-router-dom';
import { TARGET_PLACES } from '#contract/target.ts';
import { decapitalize } from '#contract/spanish-text.ts';
import type { Guide, GuideCard } from '#contract/pages/guide.ts';
import { laptopPath } from '#src/config/paths.ts';
import { cn } from '#src/ui/cn.ts';
import { wordsOfTotal } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { But } from '#src/ui/card.tsx';
import { Bar } from '#src/ui/bar.tsx';
import { Evidence } from '#src/ui/evidence.tsx';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { PriceFigure } from '#src/ui/price.tsx';
import { BOX, GRID } from './guide-parts.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#src/ui/table.tsx';
import { ProsAndCons } from '#src/ui/pros-and-cons.tsx';

/** The laptops of the answer, as cards and side by side. */
export function GuideAnswer({ guide: { cards, rows, catalogue, code } }: { guide: Guide }) {
  return (
    <>
      <ol className={GRID}>
        {cards.map((card, index) => (
          <li key={card.id} className={CARD}>
            <Card card={card} code={code} position={index + 1} now={Date.parse(catalogue.date)} />
          </li>
        ))}
      </ol>
      {cards.length > 1 && <SideBySide cards={cards} rows={rows} />}
    </>
  );
}

/** Side by side its three parts are rows of the surrounding grid, so that prices line up. */
const CARD = cn(BOX, 'grid grid-cols-1 content-start gap-y-2 md:row-span-3 md:grid-rows-subgrid');

interface CardProps {
  card: GuideCard;
  /** The answers of the guide, for which its page judges the laptop too. */
  code: string;
  position: number;
  /** When the catalogue was closed, in milliseconds since 1970. */
  now: number;
}

/** It is a card of the results: the verdict comes first, then the rest, which paper and readers of a guide want in the open. */
function Card({ card, code, position, now }: CardProps) {
  const { id, name, model, cost, priceFacts, facts, verdict, pros } = card;
  const [but = '', ...cons] = card.cons;
  return (
    <>
      <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-2">
        <div className="w-24 shrink-0">
          <LaptopPicture src={card.image} alt="" />
        </div>
        <h3 className="min-w-0 flex-1 basis-[9rem]">
          {`${position}. `}
          <Link to={`${laptopPath(id)}#${code}`}>{name}</Link>
        </h3>
      </div>
      <PriceFigure words={wordsOfTotal(cost, priceFacts)} className="font-heading text-xl font-bold" />
      <div>
        <p className="font-semibold">{unbroken(verdict)}</p>
        {but !== '' && <But text={decapitalize(but)} className="mt-3" />}
        <Evidence facts={priceFacts} now={now} className="mt-3" />
        <small className="mt-2">{unbroken(model === name ? facts : `${model} · ${facts}`)}</small>
        <div className="mt-4 grid gap-4 text-sm">
          <ProsAndCons pros={pros} cons={cons} whole Title="h4" />
        </div>
      </div>
    </>
  );
}

/** On phones a row's name stands above its figures. */
const ROW = 'max-sm:grid max-sm:grid-cols-3';
const CELL = 'px-1.5 wrap-anywhere';

function SideBySide({ cards, rows }: Pick<Guide, 'cards' | 'rows'>) {
  return (
    // Scrolled by the keyboard, too, where letters are large.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="mt-8 overflow-x-auto" aria-label="Lado a lado" tabIndex={0}>
      <Table className="min-w-[22rem] table-fixed text-sm/[1.6]">
        <caption className="mb-3 text-start text-base font-semibold">
          Lado a lado: la raya de cada barra es «bien»
        </caption>
        <thead>
          <tr className={ROW}>
            <ColumnHead className="max-sm:hidden">
              <span className="sr-only">Criterio</span>
            </ColumnHead>
            {cards.map((card, index) => (
              <ColumnHead key={card.id} className={CELL}>
                {`${index + 1}. ${card.name}`}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid">
          {rows.map(({ label, points }) => (
            <Row key={label} className={ROW}>
              <RowHead className={cn(CELL, 'ps-0 max-sm:col-span-full max-sm:pb-0')}>{label}</RowHead>
              {points.map(({ id, at, figure, word }, index) => (
                <Cell key={id} className={CELL}>
                  <Bar
                    at={at}
                    tick={label === 'Precio' || at === null ? undefined : TARGET_PLACES.enough}
                    best={index === 0}
                  />
                  {unbroken(figure)}
                  <small>{unbroken(word)}</small>
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
