import type { CardStatement } from '#contract/card-statements.ts';
import { clauseList } from '#contract/spanish-text.ts';
import { unbroken } from '#src/lib/unbroken.ts';

interface VersusProps {
  title: string;
  /** Stands above, where there is something to tell. */
  lead?: string;
  statements: readonly CardStatement[];
}

/** Where a laptop is better, other than its reason, and worse than another one: «Peor: pesa 0,4 kg más». */
export function Versus({ title, lead, statements }: VersusProps) {
  const reason = statements.find(({ place }) => place === 'reason');
  const textsAt = (at: CardStatement['place']): string[] =>
    statements
      .filter(
        ({ place, attribute }) =>
          // The difference in price is beside the price itself.
          place === at && attribute !== 'price' && (attribute === undefined || attribute !== reason?.attribute),
      )
      .map(({ text }) => text);
  const [gains, losses] = [textsAt('gain'), textsAt('loss')];
  if (gains.length + losses.length === 0) return null;
  return (
    <>
      {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
      <dl aria-label={title} className="text-sm leading-snug print:text-xs">
        <Change term="Mejor" tone="text-positive" texts={gains} />
        <Change term="Peor" tone="text-caution" texts={losses} />
      </dl>
    </>
  );
}

interface ChangeProps {
  term: string;
  tone: string;
  texts: readonly string[];
}

function Change({ term, tone, texts }: ChangeProps) {
  if (texts.length === 0) return null;
  return (
    <div>
      <dt className={`inline font-bold ${tone}`}>{`${term}:`}</dt>{' '}
      <dd className="inline">{unbroken(clauseList(texts))}</dd>
    </div>
  );
}
