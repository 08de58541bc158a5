import type { CardStatement } from '#contract/card-statements.ts';
import { unbroken } from '#src/lib/unbroken.ts';

/** What a laptop gains, other than its reason, and loses against another one: «Pierde 8 GB de memoria y pesa 0,4 kg más». */
export function Versus({ title, statements }: { title: string; statements: readonly CardStatement[] }) {
  const reason = statements.find(({ place }) => place === 'reason');
  const changesOf = (at: CardStatement['place']): CardStatement[] =>
    statements.filter(
      ({ place, attribute }) =>
        // The difference in price is beside the price itself.
        place === at && attribute !== 'price' && (attribute === undefined || attribute !== reason?.attribute),
    );
  const [gains, losses] = [changesOf('gain'), changesOf('loss')];
  if (gains.length + losses.length === 0) return null;
  return (
    <dl aria-label={title} className="text-sm leading-snug print:text-xs">
      <Change term="Gana" tone="text-positive" changes={gains} />
      <Change term="Pierde" tone="text-caution" changes={losses} />
    </dl>
  );
}

interface ChangeProps {
  term: string;
  tone: string;
  changes: readonly CardStatement[];
}

/** Nobody gains or loses «pesa 0,4 kg más»: it follows the rest. */
function Change({ term, tone, changes }: ChangeProps) {
  if (changes.length === 0) return null;
  const texts = (isWeight: boolean) =>
    changes.filter(({ attribute }) => (attribute === 'weight') === isWeight).map(({ text }) => text);
  const nouns = texts(false).join(', ');
  return (
    <div>
      <dt className={`inline font-bold ${tone}`}>{nouns === '' ? `${term}:` : term}</dt>{' '}
      <dd className="inline">{unbroken([nouns, ...texts(true)].filter(Boolean).join(' y '))}</dd>
    </div>
  );
}
