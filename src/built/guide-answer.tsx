import type { Guide, GuideCard } from '#contract/built/guide.ts';
import { laptopPath } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Bar, List } from './guide-parts.tsx';

/** The three laptops of the answer, and the same three side by side; who misses a minimum is named, not recommended. */
export function GuideAnswer({ guide: { cards, rows } }: { guide: Guide }) {
  const numbered = cards.map((card, index) => ({ card, position: index + 1 }));
  return (
    <>
      <ol className="guide-grid">
        {numbered
          .filter(({ card }) => card.isCapable)
          .map(({ card, position }) => (
            <li key={card.id}>
              <Card card={card} position={position} />
            </li>
          ))}
      </ol>
      {numbered
        .filter(({ card }) => !card.isCapable)
        .map(({ card: { id, name, price, fit }, position }) => (
          <p key={id} className="guide-box mt-5">
            {`${position}. `}
            <a href={laptopPath(id)}>{name}</a>
            {unbroken(`, ${price}. ${fit}`)}
          </p>
        ))}
      {cards.length > 1 && <SideBySide cards={cards} rows={rows} />}
    </>
  );
}

function Card({ card, position }: { card: GuideCard; position: number }) {
  return (
    <>
      <img src={card.image} alt="" width="160" height="120" loading="lazy" />
      <h3 className="mt-4">
        {`${position}. `}
        <a href={laptopPath(card.id)}>{card.name}</a>
      </h3>
      <p className="guide-cost">{unbroken(card.price)}</p>
      <small className={card.isOld ? 'guide-warning' : undefined}>{unbroken(card.seen)}</small>
      <p className="guide-facts">{unbroken(card.facts)}</p>
      <p className="font-semibold">{unbroken(card.verdict)}</p>
      <small>{unbroken(card.fit)}</small>
      {card.pros.length > 0 && (
        <>
          <h4>A favor</h4>
          <List items={card.pros} tone="guide-good" />
        </>
      )}
      {card.cons.length > 0 && (
        <>
          <h4>Pero</h4>
          <List items={card.cons} tone="guide-bad" />
        </>
      )}
    </>
  );
}

/** «1. Acer Aspire Lite 14 AL14-52M» */
const shortName = ({ name }: GuideCard): string => name.split(' (')[0] ?? name;

function SideBySide({ cards, rows }: Pick<Guide, 'cards' | 'rows'>) {
  return (
    // Scrolled by the keyboard, too, where letters are large.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="guide-scroll" aria-label="Lado a lado" tabIndex={0}>
      <table className="guide-table">
        <caption>Lado a lado: la raya de cada barra es «bien»</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Criterio</span>
            </th>
            {cards.map((card, index) => (
              <th key={card.id} scope="col">
                {`${index + 1}. ${shortName(card)}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {points.map(({ id, at, figure, word }, index) => (
                <td key={id}>
                  <Bar at={at} tick={label === 'Precio' || at === null ? undefined : GOOD} best={index === 0} />
                  {unbroken(figure)}
                  <small>{unbroken(word)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where a figure is good (`advisor/value.ts`). */
const GOOD = 0.7;
