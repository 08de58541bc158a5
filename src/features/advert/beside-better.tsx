import { Link } from 'react-router-dom';
import type { JudgeAnswer, ReadLaptop } from '#contract/advert.ts';
import type { CardStatement } from '#contract/card-statements.ts';
import { laptopName, nameWithoutDetails } from '#contract/laptop-name.ts';
import { laptopPath } from '#src/config/paths.ts';
import { euros } from '#src/lib/euros.ts';
import { type PriceWords, priceWords } from '#src/lib/price-words.ts';
import { useLaptop } from '#src/services/ask.ts';
import { But } from '#src/ui/but.tsx';
import { Evidence } from '#src/ui/evidence.tsx';
import { PriceFigure } from '#src/ui/price-figure.tsx';
import { CellsRow, TableRow } from '../compare/compare-cells.tsx';
import { factRows } from '../compare/compare-rows.ts';
import { comparedFacts } from '../compare/read-column.ts';
import { Versus } from '../recommendations/cards/versus.tsx';

interface BesideBetterProps {
  read: ReadLaptop;
  words: Pick<PriceWords, 'amount' | 'parts'>;
  judged: Pick<JudgeAnswer, 'verdict' | 'statements'>;
  better: NonNullable<JudgeAnswer['better']>;
  /** Whether prices need no licence of Windows. */
  ownsWindows: boolean;
}

export function BesideBetter({ read, words, judged, better, ownsWindows }: BesideBetterProps) {
  const { verdict, statements } = judged;
  // Without its facts only name, price and differences are shown.
  const rival = useLaptop(better.id);
  // The table has its configuration.
  const name = nameWithoutDetails(laptopName(better.name));
  const rows = rival ? factRows([{ facts: comparedFacts(read) }, rival]).filter(({ cells }) => cells[0] !== null) : [];
  const total = { amount: euros(Math.round(better.price)), parts: '' };
  // The reason already contains its losses, from the other side.
  const isTold = statements.some(({ place, kind }) => place === 'reason' && kind === 'better');
  const versus = isTold ? statements.filter(({ place }) => place !== 'loss') : statements;
  const prices = { seen: words, better: rival ? priceWords(rival, { ownsWindows }) : total };
  const columns = new Map([
    ['seen', 'El que has visto'],
    ['better', name],
  ]);
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">
        <span>{lead(verdict, better.isFirst)}</span>{' '}
        <Link to={laptopPath(better.id)} className="underline underline-offset-4">
          {name}
        </Link>
      </h3>
      {rival && <Evidence facts={rival.facts} without={ownsWindows ? ['system'] : undefined} />}
      {better.but !== '' && <But text={better.but} />}
      {versus.some(isDifference) && (
        <div className="text-sm">
          <p className="text-muted">El que has visto, frente a él:</p>
          <Versus title={`El que has visto frente al ${name}`} statements={versus} />
        </div>
      )}
      {/* With very large text it scrolls; users who cannot swipe move it with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="Lado a lado" tabIndex={0} className="@container overflow-x-auto">
        <table className={TABLE}>
          <caption className="sr-only">{`El que has visto y el ${name}`}</caption>
          <thead>
            <tr>
              <td aria-hidden="true" />
              <th scope="col">El que has visto</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            <TableRow label="Precio">
              {Object.entries(prices).map(([id, price]) => (
                <td key={id}>
                  <PriceFigure words={price} className="font-semibold" />
                </td>
              ))}
            </TableRow>
            {rows.map((row) => (
              <CellsRow key={row.label} {...row} names={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function lead(verdict: JudgeAnswer['verdict'], isFirst: boolean): string {
  if (!isFirst) return 'Mejor por ese precio:';
  return verdict === 'good' ? 'Al lado del mejor para ti:' : 'Mejor para ti:';
}

/** Money stands in the table. */
const isDifference = ({ place, attribute }: CardStatement): boolean =>
  (place === 'gain' || place === 'loss') && attribute !== 'price';

const TABLE =
  'w-full min-w-[15rem] table-fixed text-start text-sm @max-[18rem]:text-xs [&_:is(td,th)]:py-2 [&_:is(td,th)]:ps-2 [&_:is(td,th)]:text-start ' +
  '[&_:is(td,th)]:align-top [&_tbody_:is(td,th)]:border-t [&_tbody_:is(td,th)]:border-line [&_tr>:first-child]:w-[5.2rem] [&_tr>:first-child]:ps-0 ' +
  '[&_tr>:first-child]:text-xs [&_tr>:first-child]:font-semibold [&_tr>:first-child]:text-muted';
