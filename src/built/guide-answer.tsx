import type { Guide, GuideCard } from '#contract/built/guide.ts';
import { laptopPath } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { Bar, LINK, List } from './guide-parts.tsx';

/** The three laptops of the answer, and the same three side by side. */
export function GuideAnswer({ guide: { cards, rows } }: { guide: Guide }) {
  return (
    <>
      <ol className="grid gap-6 md:grid-cols-3">
        {cards.map((card, index) => (
          <li key={card.id} className="rounded-card border border-line bg-raised p-5">
            <Card card={card} position={index + 1} />
          </li>
        ))}
      </ol>
      {cards.length > 1 && <SideBySide cards={cards} rows={rows} />}
    </>
  );
}

function Card({ card, position }: { card: GuideCard; position: number }) {
  return (
    <>
      <LaptopPicture
        src={card.image}
        alt=""
        missing=""
        figures={{ name: card.name, ...card.figures }}
        eager={position === 1}
      />
      <h3 className="mt-4 text-lg wrap-anywhere">
        <span className="tabular-nums text-muted">{position}. </span>
        <a href={laptopPath(card.id)} className={LINK}>
          {card.name}
        </a>
      </h3>
      <p className="text-xl font-semibold tabular-nums">{unbroken(card.price)}</p>
      <p className="mt-2 font-semibold">{unbroken(card.verdict)}</p>
      <p className="mt-1 text-sm text-muted">{unbroken(card.fit)}</p>
      {card.pros.length > 0 && (
        <>
          <h4 className="mt-4 mb-1.5 text-sm font-semibold text-positive">A favor</h4>
          <List items={card.pros} tone="good" />
        </>
      )}
      {card.cons.length > 0 && (
        <>
          <h4 className="mt-4 mb-1.5 text-sm font-semibold text-caution">Pero</h4>
          <List items={card.cons} tone="bad" />
        </>
      )}
    </>
  );
}

/** «1. Acer Aspire Lite 14 AL14-52M» */
const shortName = ({ name }: GuideCard): string => name.split(' (')[0] ?? name;

function SideBySide({ cards, rows }: Pick<Guide, 'cards' | 'rows'>) {
  return (
    <table className="mt-8 w-full table-fixed border-collapse text-sm">
      <caption className="mb-3 text-start text-base font-semibold">
        Lado a lado: la raya de cada barra es «bien»
      </caption>
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="w-1/5 p-1.5 text-start">
            <span className="sr-only">Criterio</span>
          </th>
          {cards.map((card, index) => (
            <th key={card.id} scope="col" className="p-1.5 text-start font-semibold wrap-anywhere">
              {index + 1}. {shortName(card)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, points }) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-1.5 text-start font-semibold wrap-anywhere">
              {label}
            </th>
            {points.map(({ id, at, figure, word }, index) => (
              <td key={id} className="p-1.5 py-2 tabular-nums wrap-anywhere">
                <span className="mb-1.5 block">
                  <Bar at={at} tick={label === 'Precio' || at === null ? undefined : GOOD} best={index === 0} />
                </span>
                {figure !== '' && <span className="block">{unbroken(figure)}</span>}
                <span className="text-muted">{unbroken(word)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where a figure is good (`advisor/value.ts`). */
const GOOD = 0.7;
