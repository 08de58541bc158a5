import type { CardStatement } from '#contract/card-statements.ts';
import { clauseList } from '#contract/spanish-text.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { SIGNS } from '#src/ui/pros-and-cons.tsx';

interface VersusProps {
  title: string;
  /** Stands above, where there is something to tell. */
  lead?: string;
  statements: readonly CardStatement[];
}

/** Where a laptop is better, other than its reason, and worse than another one: «− Pesa 0,4 kg más». */
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
        <Change term="Mejor" sign={SIGNS.pro} texts={gains} />
        <Change term="Peor" sign={SIGNS.con} texts={losses} />
      </dl>
    </>
  );
}

interface ChangeProps {
  term: string;
  sign: (typeof SIGNS)[keyof typeof SIGNS];
  texts: readonly string[];
}

/** The sign, because «Peor:» below «Pero:» would look like the same word. */
function Change({ term, sign: { sign, tone }, texts }: ChangeProps) {
  if (texts.length === 0) return null;
  return (
    <div className="flex gap-2">
      <dt>
        <span aria-hidden="true" className={`font-bold ${tone}`}>
          {sign}
        </span>
        <span className="sr-only">{`${term}:`}</span>
      </dt>{' '}
      <dd className="first-letter:uppercase">{unbroken(clauseList(texts))}</dd>
    </div>
  );
}
